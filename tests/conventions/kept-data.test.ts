import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { inRenderContext } from '../../app/i18n/render-context.ts';
import { SignUpForm } from '../../app/pages/sign-up/sign-up-form.tsx';
import { readLegal } from '../../content/legal/legal.ts';
import { type Locale, locales } from '../../content/locale.ts';
import type { Localized } from '../../content/schema.ts';
import { readConfig } from '../../server/config.ts';
import { vitalsLimit } from '../../server/metrics/vitals.ts';
import { correctionTokenLifetime } from '../../sign-up/correction-tokens.ts';
import { mapFields } from '../../sign-up/fields.ts';
import { storageSettings } from '../../sign-up/settings.ts';
import { purgeEveryMs } from '../../sign-up/store/erasure/daily-purge.ts';
import { heldDays } from '../../sign-up/store/held.ts';
import type { Tables } from '../../sign-up/store/tables.ts';

/** @returns the text of a section of the privacy policy */
function section(language: Locale, number: number): string {
  return readLegal(language, 'privacy-policy').markdown.split(/^## /m)[number] ?? '';
}

/** @returns the markup of the form */
function form(language: Locale): string {
  const state = { phase: 'idle', errors: {}, values: mapFields(() => '') } as const;
  return inRenderContext({ locale: language }, () =>
    renderToStaticMarkup(
      createElement(SignUpForm, { state, onSubmit: () => undefined, knownTeams: [], contact: 'a@fans.test' }),
    ),
  );
}

function message(language: Locale, key: string): string {
  return JSON.parse(readFileSync(`messages/${language}/sign-up.json`, 'utf8'))[key];
}

const { SIGN_UP_LIMIT, RENDER_LIMIT } = readConfig({});
const longestWindowMs = Math.max(
  ...[SIGN_UP_LIMIT, RENDER_LIMIT, vitalsLimit].map(({ windowMs }) => windowMs),
);

test.each([
  [correctionTokenLifetime, '1 hour', 2, 'For an hour you can correct', 'تصحّح تسجيلك خلال ساعة'],
  [longestWindowMs, 60_000, 2, 'kept for one minute', 'نحفظه دقيقة واحدة'],
  [heldDays, 30, 8, 'erased after 30 days', 'يُمحى بعد 30 يومًا'],
  [purgeEveryMs, 86_400_000, 8, 'once a day', 'مرة في اليوم'],
])('a period is %s, as section %i of the privacy policy states', (period, stated, number, en, ar) => {
  expect(period).toBe(stated);
  expect(section('en', number)).toContain(en);
  expect(section('ar', number)).toContain(ar);
});

test('RETENTION_MONTHS allows at most the 12 months that the policy and the notice at the form state', () => {
  expect(storageSettings.RETENTION_MONTHS.safeParse('12').data).toBe(12);
  expect(storageSettings.RETENTION_MONTHS.safeParse('13').success).toBe(false);
  expect(section('en', 8)).toContain('at most 12 months after the launch');
  expect(section('ar', 8)).toContain('بحد أقصى 12 شهرًا بعد الإطلاق');
  expect(form('en')).toContain('until 12 months after it');
  expect(form('ar')).toContain('أقصى مدة لحفظها 12 شهرًا');
});

/** Text of section 8 about each table; null if the table contains no personal data. */
const tables: Record<keyof Tables, Localized | null> = {
  sign_ups: { en: 'Early-access sign-ups are kept', ar: 'نحفظ تسجيلات الدخول المبكر' },
  // Deleted with their sign-up.
  deliveries: null,
  duplicates: null,
  // Ids only, without a sign-up.
  former_sign_ups: null,
  letters: null,
  subscriptions: null,
  erasures: { en: 'our database keeps a keyed hash', ar: 'بقيت في قاعدة بياناتنا بصمة رقمية' },
  // Only digests. `policies.test.ts` checks the text that is shown once letters are sent.
  mail_blocks: null,
  mailboxes: null,
  held_sign_ups: { en: 'is kept apart', ar: 'فيُحفظ على حدة' },
  probes: null,
  delivery_pace: null,
};

/** Text of section 8 about each column of an erasure. */
const erasure: Record<keyof Tables['erasures'], Localized> = {
  address: { en: 'a keyed hash of the email address', ar: 'بصمة رقمية للبريد الإلكتروني' },
  salt: { en: 'the key', ar: 'المفتاح' },
  erased_at: { en: 'the time', ar: 'وقت المحو' },
  state: { en: 'whether the files have been cleaned', ar: 'هل نُظّفت الملفات' },
  may_have_left: { en: 'whether Airtable may hold a copy', ar: 'هل يُحتمل وجود نسخة في Airtable' },
};

test.each(locales)('section 8 of the privacy policy in "%s" covers all stored personal data', (language) => {
  const text = section(language, 8);
  for (const said of [...Object.values(tables), ...Object.values(erasure)])
    if (said) expect(text).toContain(said[language]);
  expect(text).toContain('Airtable');
});

test('the policy says that copies at Airtable are deleted by hand, because the site only adds to the list', () => {
  expect(section('en', 8)).toContain('A person deletes the copies by hand');
  expect(section('ar', 8)).toContain('نحذفها يدويًا');
});

test.each(locales)(
  'the notice at the form in "%s" names Airtable, the address to write to and back-ups',
  (language) => {
    const notice = message(language, 'sign_up_notice_text');
    for (const part of ['Airtable', '{email}', { en: 'back-ups', ar: 'النسخ الاحتياطية' }[language]])
      expect(notice).toContain(part);
  },
);

/**
 * Sections that promise a letter, which section 4 has to name. The app's letters about accounts are
 * no part of it.
 */
const letters: Record<number, Localized> = {
  6: { en: 'you would be told beforehand', ar: 'نخبرك قبل ذلك' },
  11: { en: 'we tell you', ar: 'أبلغناك' },
  14: { en: 'we write to the address', ar: 'راسلناك على البريد' },
};

test.each(locales)(
  'section 4 of the privacy policy in "%s" names every letter besides the launch',
  (language) => {
    const [named = ''] = section(language, 4)
      .split('\n')
      .filter((line) => line.includes('14'));
    for (const [number, promise] of Object.entries(letters)) {
      expect(section(language, Number(number))).toContain(promise[language]);
      expect(named).toContain({ en: `(section ${number})`, ar: `(القسم ${number})` }[language]);
    }
  },
);

test.each(
  locales.flatMap((language) =>
    (['privacy-policy', 'terms-of-service'] as const).map((name) => [name, language] as const),
  ),
)('the sections that %s in "%s" refers to exist', (name, language) => {
  const { markdown } = readLegal(language, name);
  const count = markdown.split(/^## /m).length - 1;
  for (const [words, number] of markdown.matchAll(/(?:[Ss]ections?|القسم|القسمين|الأقسام) (\d+)/g))
    expect(Number(number), words).toBeLessThanOrEqual(count);
});

test('no server block of the nginx configuration logs requests or errors of them', () => {
  const [, ...servers] = readFileSync('docs/operate/nginx.conf', 'utf8').split(/^server \{$/m);
  expect(servers).toHaveLength(2);
  for (const server of servers) {
    expect(server).toMatch(/^ {4}access_log off;$/m);
    expect(server).toMatch(/^ {4}error_log \/dev\/null emerg;$/m);
  }
  expect(section('en', 2)).toContain('logs no requests');
  expect(section('ar', 2)).toContain('ولا يسجّل خادم الويب الذي أمام خادمنا أي طلب');
});

test.each(locales)('the form in "%s" states both ages of the policies and asks for no proof', (language) => {
  const age = section(language, 10);
  const terms = readLegal(language, 'terms-of-service').markdown;
  for (const text of [age, terms]) expect(text).toMatch(/\b13\b[\s\S]*\b18\b/);
  expect(form(language)).toMatch(/\b18\b[\s\S]*\b13\b/);
  expect(age).toContain({ en: 'asks for no proof of age or permission', ar: 'ولا يطلب إثباتًا' }[language]);
});
