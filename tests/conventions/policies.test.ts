import { expect, test } from 'vitest';
import { formatDay } from '../../app/i18n/format.ts';
import { legalDocuments, readLegal } from '../../content/legal/legal.ts';
import { type Locale, locales } from '../../content/locale.ts';
import { fixedPages } from '../../content/pages/fixed-pages.ts';
import { withSiteContext } from '../../content/site-context.ts';
import { type DetailName, detailNames } from '../../sign-up/details.ts';
import { linkLifetimes } from '../../sign-up/letters/tokens.ts';
import { storageSettings } from '../../sign-up/settings.ts';
import { sourcesEnding } from './sources.ts';

/** Code that runs in the browser or on the server. The webhook panel is in no production build. */
const sources = sourcesEnding('.ts', '.tsx').filter(
  ({ path }) => /^(app|server|sign-up)\//.test(path) && !/\.test\.tsx?$|\/webhook-/.test(path),
);

/**
 * Receivers of personal data in the order of section 6 of the privacy policy.
 * `setting` is the setting that contains the receiver's URL, if there is one.
 */
const receivers: readonly { setting?: string; en: string; ar: string }[] = [
  { setting: 'AIRTABLE_WEBHOOK_URL', en: 'Airtable', ar: 'Airtable' },
  { setting: 'SMTP_URL', en: 'Mail providers', ar: 'مزوّدو البريد' },
  { setting: 'DATABASE_URL', en: 'Hosting providers', ar: 'مزوّدو الاستضافة' },
];

/** Section 6 then lists other people, authorities and a buyer. */
const otherReceivers = 3;

function keysWritten(): string[] {
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(/(?:local|session)Storage\.setItem\(\s*([\w'"-]+)/g)].map(([, argument = '']) => {
      const literal = /^['"](.+)['"]$/.exec(argument)?.[1];
      const constant = new RegExp(`const ${argument} = '([^']+)'`).exec(text)?.[1];
      const key = literal ?? constant;
      if (!key) throw new Error(`${path} stores a value under ${argument}; cannot resolve the key`);
      return key;
    }),
  );
}

test.each(locales)(
  'the cookie policy in "%s" lists exactly the storage keys that the code writes',
  (language) => {
    const named = [...readLegal(language, 'cookie-policy').markdown.matchAll(/`([^`]+)`/g)].map(
      ([, key]) => key,
    );
    expect(named.sort()).toEqual([...new Set(keysWritten())].sort());
  },
);

test('the code sets no cookie, as the policies state', () => {
  const setting = /document\.cookie|cookieStore|set-cookie|setCookie|@fastify\/cookie/i;
  expect(sources.filter(({ text }) => setting.test(text)).map(({ path }) => path)).toEqual([]);
});

test('pages send requests only to their own server', () => {
  const foreign = sources
    .filter(({ path }) => path.startsWith('app/'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\b(?:fetch|sendBeacon)\(\s*([^)]*)/g)].map(([, target]) => `${path}: ${target}`),
    )
    .filter((call) => /https?:/.test(call));
  expect(foreign).toEqual([]);
});

test.each([
  ['en', 'three measurements', ['Do Not Track', 'Global Privacy Control', 'save data']],
  ['ar', 'ثلاثة قياسات', ['عدم التتبع', 'التحكم العالمي بالخصوصية', 'توفير البيانات']],
] as const)(
  'the privacy policy in "%s" names the measurements that pages send',
  (language, measurements, signals) => {
    const senders = sources.filter(({ text }) => /\bsendBeacon\(/.test(text));
    expect(senders.map(({ path }) => path)).toEqual(['app/entry.vitals.ts']);
    expect(senders[0]?.text.match(/^on[A-Z]+\(collect\)/gm)).toHaveLength(3);
    const [line = ''] =
      readLegal(language, 'privacy-policy').markdown.match(new RegExp(`^- .*${measurements}.*`, 'm')) ?? [];
    for (const signal of signals) expect(line).toContain(signal);
  },
);

function policyWithLetters(language: Locale): string {
  return withSiteContext({ hasLetters: true }, () => readLegal(language, 'privacy-policy').markdown);
}

test.each(locales)('the privacy policy in "%s" mentions letters only if they are sent', (language) => {
  const [off, on] = [readLegal(language, 'privacy-policy').markdown, policyWithLetters(language)];
  const ownSignUpPage = { en: 'ticket page', ar: 'صفحة تذكرتك' }[language];
  expect(off).not.toContain(ownSignUpPage);
  expect(on.split(ownSignUpPage).length - 1).toBeGreaterThanOrEqual(3);
  expect(off + on).not.toContain(':::');
});

test.each([
  ['en', 'works for 30 days', 'for 800 days'],
  ['ar', 'صالح 30 يومًا', '800 يوم'],
] as const)(
  'the privacy policy in "%s" states how long the links of a letter work',
  (language, confirm, others) => {
    expect(linkLifetimes).toEqual({ confirm: '30 days', ownSignUp: '800 days', unsubscribe: '800 days' });
    const [, section = ''] = policyWithLetters(language).split(/^## [89]\./m);
    for (const text of [confirm, others]) expect(section).toContain(text);
  },
);

test.each([
  ['en', 'keeps a digest of your email address, the reason and the time', 'A digest of your mailbox counts'],
  ['ar', 'حفظنا بصمة رقمية لبريدك مع السبب والوقت', 'ونعدّ ببصمة رقمية لصندوقك'],
] as const)(
  'the privacy policy in "%s" names the digests that outlive a sign-up',
  (language, blocks, mailboxes) => {
    const [, section = ''] = policyWithLetters(language).split(/^## [89]\./m);
    for (const text of [blocks, mailboxes]) expect(section).toContain(text);
  },
);

/** Name of each detail in the privacy policy. */
const details: Record<DetailName, { en: string; ar: string }> = {
  city: { en: 'your city', ar: 'مدينتك' },
  from: { en: 'the label of the link', ar: 'اسم الرابط' },
  with: { en: 'the code of that link', ar: 'رمز ذلك الرابط' },
  utm_source: { en: 'the label of the link', ar: 'اسم الرابط' },
  utm_medium: { en: 'the label of the link', ar: 'اسم الرابط' },
  utm_campaign: { en: 'the label of the link', ar: 'اسم الرابط' },
  utm_term: { en: 'the label of the link', ar: 'اسم الرابط' },
  utm_content: { en: 'the label of the link', ar: 'اسم الرابط' },
  referrer: { en: 'the kind of site that linked to us', ar: 'نوع الموقع الذي أحالك إلينا' },
  page: { en: 'the page you signed up from', ar: 'الصفحة التي سجّلت منها' },
  language: { en: 'the language', ar: 'لغة الصفحة' },
};

test.each(locales)('the privacy policy in "%s" names all details of a sign-up', (language) => {
  const markdown = policyWithLetters(language);
  const lines = markdown.match(/^- \*\*(?:When you sign up|When we write|عند التسجيل|عند مراسلتك).*/gm) ?? [];
  expect(lines).toHaveLength(2);
  for (const name of detailNames) expect(lines.join('\n')).toContain(details[name][language]);
});

test.each(locales)('the privacy policy in "%s" lists exactly the receivers of personal data', (language) => {
  const { markdown } = readLegal(language, 'privacy-policy');
  const section = /^## 6\.[^\n]*\n([\s\S]*?)^## 7\./m.exec(markdown)?.[1] ?? '';
  const named = [...section.matchAll(/^- \*\*([^*]+?),?\*\*/gm)].map(([, name]) => name);
  const known = receivers.map((receiver) => receiver[language]);
  expect(named.slice(0, known.length)).toEqual(known);
  expect(named).toHaveLength(known.length + otherReceivers);
});

test('every storage setting with a URL of others belongs to a receiver in the policy', () => {
  const urlSettings = Object.keys(storageSettings).filter(
    (name) => name.endsWith('_URL') && name !== 'SITE_URL',
  );
  expect(urlSettings.filter((name) => !receivers.some(({ setting }) => setting === name))).toEqual([]);
});

test.each(['privacy-policy', 'terms-of-service'] as const)(
  'the meta description of "%s" contains the effective date of the document',
  (document) => {
    const page = fixedPages.find(({ path }) => path === `/${document}`);
    for (const language of locales) {
      const day = new Date(readLegal(language, document).effective);
      expect(page?.description[language]).toContain(formatDay(day, language, 'UTC'));
    }
  },
);

test('no legal document contains an unresolved value, and the privacy policy requires parental permission', () => {
  for (const document of legalDocuments)
    expect(readLegal('en', document).markdown).not.toMatch(/undefined|null/);
  expect(readLegal('en', 'privacy-policy').markdown).toContain('permission of a parent or guardian');
});
