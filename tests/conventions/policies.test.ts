import { expect, test } from 'vitest';
import { formatDay } from '../../app/i18n/format.ts';
import { legalDocuments, readLegal } from '../../content/legal/legal.ts';
import { locales } from '../../content/locale.ts';
import { fixedPages } from '../../content/pages/fixed-pages.ts';
import { storageSettings } from '../../sign-up/settings.ts';
import { sourcesEnding } from './sources.ts';

/** What runs on a visitor's device or on our servers; the panel of development is in no production build. */
const sources = sourcesEnding('.ts', '.tsx').filter(
  ({ path }) => /^(app|server|sign-up)\//.test(path) && !/\.test\.tsx?$|\/webhook-/.test(path),
);

/** Who receives personal data, with the setting that names where, if one does; in this order they begin section 6 of the privacy policy. */
const receivers: readonly { setting?: string; en: string; ar: string }[] = [
  { setting: 'AIRTABLE_WEBHOOK_URL', en: 'Airtable', ar: 'Airtable' },
  { en: 'Mail providers', ar: 'مزوّدو البريد' },
  { setting: 'DATABASE_URL', en: 'Hosting providers', ar: 'مزوّدو الاستضافة' },
];

/** People, authorities, a buyer. */
const otherReceivers = 3;

function keysWritten(): string[] {
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(/(?:local|session)Storage\.setItem\(\s*([\w'"-]+)/g)].map(([, argument = '']) => {
      const literal = /^['"](.+)['"]$/.exec(argument)?.[1];
      const constant = new RegExp(`const ${argument} = '([^']+)'`).exec(text)?.[1];
      const key = literal ?? constant;
      if (!key) throw new Error(`${path} stores something under ${argument}, whose name cannot be read`);
      return key;
    }),
  );
}

test.each(locales)('the cookie policy in "%s" names every stored key and no other', (language) => {
  const named = [...readLegal(language, 'cookie-policy').markdown.matchAll(/`([^`]+)`/g)].map(
    ([, key]) => key,
  );
  expect(named.sort()).toEqual([...new Set(keysWritten())].sort());
});

test('no cookie is set, as the policies say', () => {
  const setting = /document\.cookie|cookieStore|set-cookie|setCookie|@fastify\/cookie/i;
  expect(sources.filter(({ text }) => setting.test(text)).map(({ path }) => path)).toEqual([]);
});

test('pages call nobody but their own server', () => {
  const foreign = sources
    .filter(({ path }) => path.startsWith('app/'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\bfetch\(\s*([^)]*)/g)].map(([, target]) => `${path}: ${target}`),
    )
    .filter((call) => /https?:/.test(call));
  expect(foreign).toEqual([]);
});

test.each(locales)('the privacy policy in "%s" names every receiver and no other', (language) => {
  const { markdown } = readLegal(language, 'privacy-policy');
  const section = /^## 6\.[^\n]*\n([\s\S]*?)^## 7\./m.exec(markdown)?.[1] ?? '';
  const named = [...section.matchAll(/^- \*\*([^*]+?),?\*\*/gm)].map(([, name]) => name);
  const known = receivers.map((receiver) => receiver[language]);
  expect(named.slice(0, known.length)).toEqual(known);
  expect(named).toHaveLength(known.length + otherReceivers);
});

test('every setting that leads personal data out names a receiver that the policy knows', () => {
  const leading = Object.keys(storageSettings).filter((name) => name.endsWith('_URL'));
  expect(leading.filter((name) => !receivers.some(({ setting }) => setting === name))).toEqual([]);
});

test.each(['privacy-policy', 'terms-of-service'] as const)(
  'result lists show the day from which the text of "%s" holds',
  (document) => {
    const page = fixedPages.find(({ path }) => path === `/${document}`);
    for (const language of locales) {
      const day = new Date(readLegal(language, document).effective);
      expect(page?.description[language]).toContain(formatDay(day, language, 'UTC'));
    }
  },
);

test('no sign-up can be kept for longer than the policies promise', () => {
  const { data: longest } = storageSettings.RETENTION_MONTHS.safeParse('12');
  expect(longest).toBe(12);
  expect(storageSettings.RETENTION_MONTHS.safeParse('13').success).toBe(false);
  expect(readLegal('en', 'privacy-policy').markdown).toContain('at most 12 months after the launch');
  expect(readLegal('ar', 'privacy-policy').markdown).toContain('12 شهرًا');
});

test('the documents agree on who may sign up', () => {
  for (const document of legalDocuments)
    expect(readLegal('en', document).markdown).not.toMatch(/undefined|null/);
  expect(readLegal('en', 'privacy-policy').markdown).toContain('permission of a parent or guardian');
});
