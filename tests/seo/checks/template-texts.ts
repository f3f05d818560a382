import { leaguePath, teamPath } from '../../../content/addresses.ts';
import { catalogue } from '../../../content/catalogue.ts';
import { type Locale, localizedPath } from '../../../content/locale.ts';
import { inSentence } from '../../../content/names/in-sentence.ts';
import type { Localized } from '../../../content/schema.ts';
import type { Site } from '../site.ts';

/** The texts of the main part of a page, and the names in them that a template would fill in. */
export type Blocks = { path: string; blocks: readonly string[]; names: readonly string[] };

/** Shorter blocks are labels. */
const fewestWordsOfBlock = 4;
const fewestWordsOfSentence = 5;

/** @returns the share of words in blocks that are on one page only, from 0 to 1 */
export function shareOfOwnWords(pages: readonly Blocks[]): number {
  const blocks = pages.flatMap((page) =>
    page.blocks
      .map((block) => masked(block, page.names))
      .filter((block) => wordsOf(block).length >= fewestWordsOfBlock)
      .map((block) => ({ block, path: page.path })),
  );
  const pagesOf = Map.groupBy(blocks, ({ block }) => block);
  const isOwn = (block: string) => new Set(pagesOf.get(block)?.map(({ path }) => path)).size === 1;
  const count = (sum: number, { block }: { block: string }) => sum + wordsOf(block).length;
  return blocks.filter(({ block }) => isOwn(block)).reduce(count, 0) / blocks.reduce(count, 0);
}

/** @returns sentences on more than `limit` pages and their number of pages, most frequent first */
export function repeatedSentences(pages: readonly Blocks[], limit: number): [string, number][] {
  const pagesOf = new Map<string, number>();
  for (const { blocks, names } of pages) {
    for (const sentence of new Set(blocks.flatMap((block) => sentencesOf(masked(block, names)))))
      pagesOf.set(sentence, (pagesOf.get(sentence) ?? 0) + 1);
  }
  return [...pagesOf].filter(([, count]) => count > limit).toSorted(([, one], [, other]) => other - one);
}

/** @returns the texts of all team and league pages in one language */
export function teamAndLeaguePages(site: Site, locale: Locale): Blocks[] {
  const named = (...names: (Localized | undefined)[]) =>
    names.flatMap((name) => (name ? [name[locale]] : []));
  const blocksOf = (path: string) => {
    const page = site.pages.get(path);
    if (!page) throw new Error(`${path} is not a page`);
    return page.blocks;
  };
  const { teams, leagues } = catalogue;
  return [
    ...teams.map((team) => ({
      path: localizedPath(teamPath(team), locale),
      names: named(team.fullName, team.name, inSentence(team), catalogue.sport(team.sport)?.label),
    })),
    ...leagues.map((league) => ({
      path: localizedPath(leaguePath(league), locale),
      names: named(league.name, inSentence(league), catalogue.sport(league.sport)?.label),
    })),
  ].map((page) => ({ ...page, blocks: blocksOf(page.path) }));
}

function masked(text: string, names: readonly string[]): string {
  return names
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, name) => rest.replaceAll(name, 'NAME'), text);
}

function sentencesOf(block: string): string[] {
  return block
    .split(/(?<=[.!?؟…])\s+/)
    .filter((sentence) => wordsOf(sentence).length >= fewestWordsOfSentence);
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}\p{M}]+(?:[’',.][\p{L}\p{N}\p{M}]+)*/gu) ?? [];
}
