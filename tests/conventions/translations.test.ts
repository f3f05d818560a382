import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { signUpFaqs } from '../../content/faqs/faqs.ts';
import { detailedFeatures, homeFeatures, reasons, valueCards } from '../../content/features/features.ts';
import { infoTexts } from '../../content/info/info.ts';
import { legalDocuments, readLegal } from '../../content/legal/legal.ts';
import type { Locale } from '../../content/locale.ts';
import { openNow, openNowAndNext } from '../../content/open-now.ts';
import { fixedPages } from '../../content/pages/fixed-pages.ts';
import type { Localized } from '../../content/schema.ts';
import { withSiteContext } from '../../content/site-context.ts';
import { statedFacts } from '../fixtures/stated-facts.ts';

type Pair = Localized & { place: string };

/** Facts of one language only, each with the reason. */
const oneSided: Record<string, string> = {
  '1449': 'the year of the launch in the calendar of Saudi readers',
};

function isLocalized(value: object): value is Localized {
  return 'en' in value && 'ar' in value && typeof value.en === 'string' && typeof value.ar === 'string';
}

/** @returns all texts below `value` that exist in both languages */
function pairsIn(value: unknown, place: string): Pair[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isLocalized(value)) return [{ place, en: value.en, ar: value.ar }];
  return Object.entries(value).flatMap(([key, inner]) => pairsIn(inner, `${place}.${key}`));
}

/** A message is a text, or variants by plural form or kind. */
function messageText(message: unknown): string {
  if (typeof message === 'string') return message;
  return (message as { match: Record<string, string> }[])
    .flatMap(({ match }) => Object.values(match))
    .join('\n');
}

function messagePairs(): Pair[] {
  return readdirSync('messages/en').flatMap((file) => {
    const read = (language: Locale): Record<string, unknown> =>
      JSON.parse(readFileSync(`messages/${language}/${file}`, 'utf8'));
    const [en, ar] = [read('en'), read('ar')];
    return Object.keys(en)
      .filter((key) => !key.startsWith('$'))
      .map((key) => ({ place: `${file} ${key}`, en: messageText(en[key]), ar: messageText(ar[key]) }));
  });
}

function legalPairs(): Pair[] {
  const lines = (language: Locale, name: (typeof legalDocuments)[number]) =>
    readLegal(language, name)
      .markdown.split('\n')
      .filter((line) => line.trim());
  return legalDocuments.flatMap((name) => {
    const arabic = lines('ar', name);
    return lines('en', name).map((en, index) => ({ place: `${name}: ${en}`, en, ar: arabic[index] ?? '' }));
  });
}

function contentPairs(): Pair[] {
  const content = { fixedPages, infoTexts, signUpFaqs, openNow, openNowAndNext };
  return pairsIn({ ...content, homeFeatures, valueCards, reasons, detailedFeatures }, 'content');
}

function differences(): string[] {
  return [...messagePairs(), ...contentPairs(), ...legalPairs()].flatMap(({ place, en, ar }) => {
    const facts = (text: string) =>
      [...new Set(statedFacts(text))].filter((fact) => !(fact in oneSided)).sort();
    const [english, arabic] = [facts(en), facts(ar)];
    return english.join() === arabic.join() ? [] : [`${place}: ${english} in English, ${arabic} in Arabic`];
  });
}

test('both languages state the same numbers and name the same products, before and after the launch', () => {
  for (const year of [2027, 2020])
    withSiteContext({ launch: { year, month: 6, day: 6 }, hasLetters: true }, () =>
      expect(differences()).toEqual([]),
    );
});

test('numbers are compared as digits and as words, and products in both scripts', () => {
  expect(statedFacts('Echo keeps it for twelve months, 18 or 1,200 of {count}')).toEqual([
    '12',
    '18',
    '1200',
    'Echo',
  ]);
  expect(statedFacts('إيكو يحفظها اثني عشر شهرًا، 18 أو 1,200 وليست ستة')).toEqual([
    '6',
    '12',
    '18',
    '1200',
    'Echo',
  ]);
  expect(statedFacts('مزايا PlayPass قبل غيرك')).toEqual(['PlayPass']);
  expect(statedFacts('Premium features, first')).toEqual([]);
});
