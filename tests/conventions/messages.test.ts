import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { baseLocale, type Locale, locales } from '../../content/locale.ts';
import { sportSchema, teamSchema } from '../../content/schema.ts';

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

/**
 * Plural forms that cover several numbers, so their text needs every input. An input is a value in
 * braces.
 */
const rangeForms: Record<Locale, string[]> = { en: ['other'], ar: ['few', 'many', 'other'] };
/** Arabic messages without Arabic letters, each with the reason. */
const withoutArabic: Record<string, string> = {
  language_offer: 'for visitors whose browser prefers the other language',
  language_offer_accept: 'for visitors whose browser prefers the other language',
  way_away_stub: 'a seat or a time',
};

/** Allowed values of selectors other than plurals. `*` is the default variant. */
const selectorValues: Record<string, string[]> = {
  kind: [...teamSchema.shape.kind.unwrap().options, 'team'],
  sides: sportSchema.shape.sides.unwrap().options,
};

/** A text, or a list of variants by plural form, kind of team or name of a sport's sides. */
type Message = string | { selectors: string[]; match: Record<string, string> }[];
type Messages = Record<string, Message>;

function messagesOf(language: Locale, area: string): Messages {
  const { $schema: _, ...messages } = JSON.parse(
    readFileSync(new URL(`../../messages/${language}/${area}`, import.meta.url), 'utf8'),
  );
  return messages;
}

function textsOf(message: Message): string[] {
  return typeof message === 'string' ? [message] : message.flatMap(({ match }) => Object.values(match));
}

function isPlural(message: Exclude<Message, string>): boolean {
  return message.every(({ selectors }) => selectors.every((selector) => !(selector in selectorValues)));
}

function inputsOf(...texts: string[]): string[] {
  const found = texts.flatMap((text) => [...text.matchAll(/\{\s*(\w+)\s*\}/g)]);
  return [...new Set(found.map(([, name]) => name ?? ''))].sort();
}

test.each(translations)('"%s" has the same message files as English', (language) => {
  expect(areasIn(language)).toEqual(areas);
});

test.each(translations.flatMap((language) => areas.map((area) => [area, language] as const)))(
  '%s has the same keys, types and inputs in "%s" as in English',
  (area, language) => {
    const [base, other] = [messagesOf(baseLocale, area), messagesOf(language, area)];
    expect(Object.keys(other).sort()).toEqual(Object.keys(base).sort());
    for (const [key, message] of Object.entries(base)) {
      const translated = other[key] ?? '';
      expect(typeof translated, key).toBe(typeof message);
      expect(inputsOf(...textsOf(translated)), key).toEqual(inputsOf(...textsOf(message)));
    }
  },
);

test.each(areas)('%s uses every input in each plural form that covers several numbers', (area) => {
  for (const language of locales) {
    for (const [key, message] of Object.entries(messagesOf(language, area))) {
      if (typeof message === 'string') continue;
      for (const [selector, text] of message.flatMap(({ match }) => Object.entries(match))) {
        if (!rangeForms[language].some((form) => selector.endsWith(`=${form}`))) continue;
        expect(inputsOf(text), `${key}, ${selector} in ${language}`).toEqual(inputsOf(...textsOf(message)));
      }
    }
  }
});

test('no message is empty, and every Arabic message contains Arabic letters', () => {
  const seen = new Set<string>();
  for (const area of areas) {
    for (const [key, message] of Object.entries(messagesOf('ar', area))) {
      for (const text of textsOf(message)) {
        expect(text.trim(), key).not.toBe('');
        // A text of only punctuation and inputs needs no translation.
        const letters = text.replace(/\{[^}]*\}/g, '').replace(/\P{L}/gu, '');
        if (letters === '' || /\p{Script=Arabic}/u.test(letters)) continue;
        expect(Object.keys(withoutArabic), `${key} is «${text}»`).toContain(key);
        seen.add(key);
      }
    }
    for (const [key, message] of Object.entries(messagesOf('en', area)))
      for (const text of textsOf(message)) expect(text.trim(), key).not.toBe('');
  }
  expect([...seen].sort()).toEqual(Object.keys(withoutArabic).sort());
});

test.each(areas)('%s has every plural form: two in English, six in Arabic', (area) => {
  for (const language of locales) {
    for (const [key, message] of Object.entries(messagesOf(language, area))) {
      if (typeof message === 'string' || !isPlural(message)) continue;
      const forms = message.flatMap(({ match }) =>
        Object.keys(match).map((selector) => selector.split('=')[1]),
      );
      expect(forms, `${key} in ${language}`).toEqual(expect.arrayContaining(pluralForms[language]));
    }
  }
});

test('variants by kind or sides use known values and end with a default', () => {
  const seen = new Set<string>();
  for (const language of locales) {
    for (const [key, message] of areas.flatMap((area) => Object.entries(messagesOf(language, area)))) {
      if (typeof message === 'string' || isPlural(message)) continue;
      for (const { match } of message) {
        const [last, ...others] = Object.keys(match).reverse();
        expect(last, key).toMatch(/=\*$/);
        for (const condition of others) {
          const [selector = '', value] = condition.split('=');
          expect(selectorValues[selector], `${key}, ${condition} in ${language}`).toContain(value);
          seen.add(selector);
        }
      }
    }
  }
  expect([...seen].sort()).toEqual(Object.keys(selectorValues).sort());
});

test('no message key is in two files', () => {
  const keys = areas.flatMap((area) => Object.keys(messagesOf('en', area)));
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

test('Arabic messages contain no Arabic-Indic digits and no tatweel between letters', () => {
  for (const area of areas) {
    for (const [key, message] of Object.entries(messagesOf('ar', area))) {
      const text = JSON.stringify(message);
      expect(text, key).not.toMatch(/[٠-٩]/);
      // Tatweel is allowed before a digit or a Latin name, where it joins «ال» to it.
      expect(text, key).not.toMatch(/\p{Script=Arabic}ـ+\p{Script=Arabic}/u);
    }
  }
});
