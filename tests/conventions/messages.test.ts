import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { baseLocale, type Locale, locales } from '../../content/locale.ts';

const areasIn = (language: Locale) =>
  readdirSync(new URL(`../../messages/${language}`, import.meta.url)).filter((file) =>
    file.endsWith('.json'),
  );
const areas = areasIn(baseLocale);
const translations = locales.filter((locale) => locale !== baseLocale);
const pluralForms: Record<Locale, string[]> = {
  en: ['one', 'other'],
  ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
};

/** The forms that speak of numbers too large to be put into words, so that nothing given may be left out. */
const countedForms: Record<Locale, string[]> = { en: ['other'], ar: ['few', 'many', 'other'] };
/** Arabic messages without an Arabic letter, and why. */
const withoutArabic: Record<string, string> = {
  language_offer: 'for visitors whose browser prefers the other language',
  language_offer_accept: 'for visitors whose browser prefers the other language',
};

/** A message is a text, or a list of variants by plural form. */
type Message = string | { match: Record<string, string> }[];
type Catalogue = Record<string, Message>;

function catalogue(language: Locale, area: string): Catalogue {
  const { $schema: _, ...messages } = JSON.parse(
    readFileSync(new URL(`../../messages/${language}/${area}`, import.meta.url), 'utf8'),
  );
  return messages;
}

function textsOf(message: Message): string[] {
  return typeof message === 'string' ? [message] : message.flatMap(({ match }) => Object.values(match));
}

function inputsOf(...texts: string[]): string[] {
  const found = texts.flatMap((text) => [...text.matchAll(/\{\s*(\w+)\s*\}/g)]);
  return [...new Set(found.map(([, name]) => name ?? ''))].sort();
}

test.each(translations)('"%s" has the areas that English has', (language) => {
  expect(areasIn(language)).toEqual(areas);
});

test.each(translations.flatMap((language) => areas.map((area) => [area, language] as const)))(
  '%s has every message in "%s" too, of the same kind and with the same inputs',
  (area, language) => {
    const [base, other] = [catalogue(baseLocale, area), catalogue(language, area)];
    expect(Object.keys(other).sort()).toEqual(Object.keys(base).sort());
    for (const [key, message] of Object.entries(base)) {
      const translated = other[key] ?? '';
      expect(typeof translated, key).toBe(typeof message);
      expect(inputsOf(...textsOf(translated)), key).toEqual(inputsOf(...textsOf(message)));
    }
  },
);

test.each(areas)('%s has every input in each plural form that speaks of many', (area) => {
  for (const language of locales) {
    for (const [key, message] of Object.entries(catalogue(language, area))) {
      if (typeof message === 'string') continue;
      for (const [selector, text] of message.flatMap(({ match }) => Object.entries(match))) {
        if (!countedForms[language].some((form) => selector.endsWith(`=${form}`))) continue;
        expect(inputsOf(text), `${key}, ${selector} in ${language}`).toEqual(inputsOf(...textsOf(message)));
      }
    }
  }
});

test('no message is empty, and every Arabic one is written in Arabic', () => {
  const seen = new Set<string>();
  for (const area of areas) {
    for (const [key, message] of Object.entries(catalogue('ar', area))) {
      for (const text of textsOf(message)) {
        expect(text.trim(), key).not.toBe('');
        // Signs and inputs alone belong to no language.
        const letters = text.replace(/\{[^}]*\}/g, '').replace(/\P{L}/gu, '');
        if (letters === '' || /\p{Script=Arabic}/u.test(letters)) continue;
        expect(Object.keys(withoutArabic), `${key} is «${text}»`).toContain(key);
        seen.add(key);
      }
    }
    for (const [key, message] of Object.entries(catalogue('en', area)))
      for (const text of textsOf(message)) expect(text.trim(), key).not.toBe('');
  }
  expect([...seen].sort()).toEqual(Object.keys(withoutArabic).sort());
});

test.each(areas)('%s has every plural form: two in English, six in Arabic', (area) => {
  for (const language of locales) {
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
