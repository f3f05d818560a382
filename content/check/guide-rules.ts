import { catalogue } from '../catalogue.ts';
import { guides } from '../guides/guides.ts';
import { locales } from '../locale.ts';
import { fileOf } from '../parse-entries.ts';
import type { Guide } from '../schema.ts';
import { type Finding, hasPlaceholder } from './finding.ts';
import { wordCount } from './word-count.ts';

const kinds = ['sports', 'leagues', 'events'] as const;

/**
 * Minimum number of words in all passages of a guide, per language. Other parts of the page are not
 * unique to it.
 */
export const minGuideWords: Record<(typeof kinds)[number], number> = {
  sports: 150,
  leagues: 150,
  events: 120,
};

/** @returns pages without a guide, guides without a page, and guides with too few words */
export function guideFindings(): Finding[] {
  return kinds.flatMap((kind) => {
    const known = new Set(catalogue[kind].map(({ slug }) => slug));
    const without = catalogue[kind]
      .filter(({ slug }) => !guides[kind].has(slug))
      .map((entry) => ({
        file: fileOf(entry),
        entry: entry.slug,
        field: 'slug',
        message: `has no guide in content/guides/${kind}`,
      }));
    const pageless = [...guides[kind].values()]
      .filter(({ slug }) => !known.has(slug))
      .map((guide) => ({
        file: fileOf(guide),
        entry: guide.slug,
        field: 'slug',
        message: 'no page has this slug',
      }));
    const short = [...guides[kind].values()].flatMap((guide) => shortIn(guide, minGuideWords[kind]));
    return [...without, ...pageless, ...short];
  });
}

/** @returns a finding for each language in which a guide's passages have too few words */
export function shortIn(guide: Guide, fewest: number): Finding[] {
  return locales.flatMap((language) => {
    const texts = guide.passages
      .flatMap(({ text, points }) => [text, ...points])
      .map((text) => text[language]);
    const words = wordCount(texts.join(' '));
    if (words >= fewest || texts.some(hasPlaceholder)) return [];
    const message = `have ${words} words in ${language}, but need at least ${fewest}`;
    return [{ file: fileOf(guide), entry: guide.slug, field: 'passages', message }];
  });
}
