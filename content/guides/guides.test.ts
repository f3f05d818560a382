import { expect, test } from 'vitest';
import { type Locale, locales } from '../locale.ts';
import { parseEntries } from '../parse-entries.ts';
import { type Guide, guideSchema } from '../schema.ts';
import { guideOf, guides } from './guides.ts';

const kinds = ['sports', 'leagues', 'events'] as const;
const all = kinds.flatMap((kind) => [...guides[kind].values()]);

function textsOf({ heading, passages, questions }: Guide, language: Locale): string[] {
  return [
    heading[language],
    ...passages.flatMap(({ title, text, points }) => [title, text, ...points].map((each) => each[language])),
    ...questions.flatMap(({ question, answer }) => [question[language], answer[language]]),
  ];
}

test('throws for a missing guide and names its folder', () => {
  expect(() => guideOf('leagues', 'no-such-league')).toThrow(
    'content/guides/leagues: no guide has the slug "no-such-league"',
  );
});

test('throws for an invalid guide with file, entry and field', () => {
  const good = guideOf('sports', 'chess');
  const passages = good.passages.map((passage) => ({ ...passage, title: { en: 'In English', ar: '' } }));
  expect(() => parseEntries('content/guides/sports/x.ts', guideSchema, [{ ...good, passages }])).toThrow(
    /^content\/guides\/sports\/x\.ts: entry "chess", field passages\.0\.title\.ar: /,
  );
});

test('headings and questions are unique', () => {
  for (const language of locales) {
    const headings = all.map(({ heading }) => heading[language]);
    expect(new Set(headings).size).toBe(headings.length);
    const questions = all.flatMap((guide) => guide.questions.map(({ question }) => question[language]));
    expect(new Set(questions).size).toBe(questions.length);
  }
});

test('English quotes and apostrophes are curly', () => {
  for (const guide of all) expect(textsOf(guide, 'en').join('\n').match(/['"]/g), guide.slug).toBeNull();
});
