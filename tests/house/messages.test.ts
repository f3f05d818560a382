import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const areas = readdirSync(new URL('../../messages/en', import.meta.url)).filter((file) =>
  file.endsWith('.json'),
);
const pluralForms = { en: ['one', 'other'], ar: ['zero', 'one', 'two', 'few', 'many', 'other'] };

/** A message is a text, or a list of variants by plural form. */
type Message = string | { match: Record<string, string> }[];
type Catalogue = Record<string, Message>;

function catalogue(language: 'en' | 'ar', area: string): Catalogue {
  const { $schema: _, ...messages } = JSON.parse(
    readFileSync(new URL(`../../messages/${language}/${area}`, import.meta.url), 'utf8'),
  );
  return messages;
}

function inputsOf(message: Message): string[] {
  const text =
    typeof message === 'string' ? message : message.flatMap(({ match }) => Object.values(match)).join(' ');
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''))].sort();
}

test.each(areas)('%s has every message in both languages, with the same inputs', (area) => {
  const [en, ar] = [catalogue('en', area), catalogue('ar', area)];
  expect(Object.keys(ar).sort()).toEqual(Object.keys(en).sort());
  for (const [key, message] of Object.entries(en)) {
    if (typeof message === 'string') expect(inputsOf(ar[key] ?? ''), key).toEqual(inputsOf(message));
  }
});

test.each(areas)('%s has every plural form: two in English, six in Arabic', (area) => {
  for (const language of ['en', 'ar'] as const) {
    for (const [key, message] of Object.entries(catalogue(language, area))) {
      if (typeof message === 'string') continue;
      const forms = message.flatMap(({ match }) =>
        Object.keys(match).map((selector) => selector.split('=')[1]),
      );
      expect(forms, `${key} in ${language}`).toEqual(expect.arrayContaining(pluralForms[language]));
    }
  }
});

test('no message is used by two areas', () => {
  const keys = areas.flatMap((area) => Object.keys(catalogue('en', area)));
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

test('Arabic messages have Arabic digits nowhere and no stretched words', () => {
  for (const area of areas) {
    for (const [key, message] of Object.entries(catalogue('ar', area))) {
      const text = JSON.stringify(message);
      expect(text, key).not.toMatch(/[٠-٩]/);
      // Between letters it stretches a word; before a digit or a name it is how «ال» is joined to it.
      expect(text, key).not.toMatch(/\p{Script=Arabic}ـ+\p{Script=Arabic}/u);
    }
  }
});
