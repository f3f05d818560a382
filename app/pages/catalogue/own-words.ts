/** A page's texts, and the names in them that a template would fill in. */
export type Page = { path: string; texts: string[]; names: string[] };

const runLength = 5;

/**
 * Counts the words of each page that no other page says: a word counts when no run of five words around it stands
 * on another page too. Names are masked first, so that a template does not pass as a text of its own; what is shorter
 * than five words counts nothing.
 * @param pages all pages of one kind in one language
 * @returns the count by path
 */
export function ownWords(pages: readonly Page[]): Map<string, number> {
  const read = pages.map(({ path, texts, names }) => ({
    path,
    sentences: texts.map((text) => wordsOf(text, names)),
  }));
  const pagesOfRun = new Map<string, Set<string>>();
  for (const { path, sentences } of read) {
    for (const run of sentences.flatMap(runsOf)) {
      const on = pagesOfRun.get(run);
      if (on) on.add(path);
      else pagesOfRun.set(run, new Set([path]));
    }
  }
  const isShared = (run: string) => (pagesOfRun.get(run)?.size ?? 0) > 1;
  return new Map(
    read.map(({ path, sentences }) => [
      path,
      sentences.reduce((sum, words) => sum + ownWordsOf(words, isShared), 0),
    ]),
  );
}

function ownWordsOf(words: string[], isShared: (run: string) => boolean): number {
  if (words.length < runLength) return 0;
  const shared = new Set<number>();
  for (const [start, run] of runsOf(words).entries()) {
    if (isShared(run)) for (let at = start; at < start + runLength; at++) shared.add(at);
  }
  return words.length - shared.size;
}

function runsOf(words: string[]): string[] {
  return words.slice(runLength - 1).map((_, start) => words.slice(start, start + runLength).join(' '));
}

function wordsOf(text: string, names: string[]): string[] {
  const longestFirst = names.filter(Boolean).toSorted((a, b) => b.length - a.length);
  const masked = longestFirst.reduce((rest, name) => rest.replaceAll(name, ' name '), text);
  return masked.toLowerCase().match(/[\p{L}\p{N}\p{M}]+(?:[’'][\p{L}\p{M}]+)?/gu) ?? [];
}
