import { catalogue } from '../catalogue.ts';
import { guides } from '../guides/guides.ts';
import { locales } from '../locale.ts';
import { fileOf } from '../parse-entries.ts';
import type { Localized } from '../schema.ts';
import { type Finding, hasPlaceholder } from './finding.ts';
import { sentencesOf, wordsOf } from './sentences.ts';

/** The text that ends one page of a kind. */
type PageEnding = { entry: { slug: string }; field: string; text: Localized };

/** Maximum number of introductions of a kind whose last sentences begin with the same word. */
const maxSameOpening = 3;

/** @returns pages of a kind that end alike */
export function endingFindings(): Finding[] {
  const { sports, leagues, teams, events } = catalogue;
  const intros = [sports, leagues].map((entries) =>
    entries.map((entry): PageEnding => ({ entry, field: 'intro', text: entry.intro })),
  );
  const kinds = [
    ...intros,
    teams.map((entry): PageEnding => ({ entry, field: 'description', text: entry.description })),
    teams.map(
      (entry): PageEnding => ({
        entry,
        field: 'story',
        text: { en: entry.story.en.at(-1) ?? '', ar: entry.story.ar.at(-1) ?? '' },
      }),
    ),
    events.map((entry): PageEnding => ({ entry, field: 'watchParties', text: entry.watchParties })),
    ...Object.values(guides).map((kind) =>
      [...kind.values()].map((entry): PageEnding => {
        const { text, points } = entry.passages.at(-1) ?? { text: { en: '', ar: '' }, points: [] };
        return { entry, field: 'passages', text: points.at(-1) ?? text };
      }),
    ),
  ];
  return [...kinds.flatMap(repeatedEndings), ...intros.flatMap(repeatedOpenings)];
}

/**
 * @returns pages of a kind whose text ends on the same sentence, apart from case and punctuation
 */
export function repeatedEndings(endings: readonly PageEnding[]): Finding[] {
  return findingsByKey(
    endings,
    (sentence) => sentence.join(' '),
    1,
    (first) => `ends on the same sentence as "${first.entry.slug}"`,
  );
}

/**
 * @returns introductions of a kind that exceed the number of last sentences with the same first
 * word
 */
export function repeatedOpenings(endings: readonly PageEnding[]): Finding[] {
  return findingsByKey(
    endings,
    ([first = '']) => first,
    maxSameOpening,
    (_, word) => `is one of more than ${maxSameOpening} whose last sentence begins with "${word}"`,
  );
}

function findingsByKey(
  endings: readonly PageEnding[],
  keyOf: (words: string[]) => string,
  allowed: number,
  message: (first: PageEnding, key: string) => string,
): Finding[] {
  return locales.flatMap((language) => {
    const groups = Map.groupBy(
      endings.filter(({ text }) => !hasPlaceholder(text[language])),
      ({ text }) => keyOf(lastSentence(text[language])),
    );
    return [...groups].flatMap(([key, [first, ...others]]) => {
      if (!first || others.length < allowed) return [];
      return [first, ...others].slice(allowed).map(({ entry, field }) => ({
        file: fileOf(entry),
        entry: entry.slug,
        field: `${field}.${language}`,
        message: message(first, key),
      }));
    });
  });
}

/** @returns the words of the last sentence, in lower case and without punctuation */
function lastSentence(text: string): string[] {
  return wordsOf(sentencesOf(text).at(-1) ?? '');
}
