import { searchTerms } from '../matching/search-terms.ts';
import type { SearchEntry } from './search-entries.ts';

/** Words that do not distinguish names. */
const optionalWords = new Set(['the', 'fc', 'afc', 'cf', 'sc', 'club', 'team', 'نادي', 'فريق']);

/** @returns a key for comparing names: the terms without optional words, joined */
export function nameKey(terms: readonly string[]): string {
  const distinctive = terms.filter((term) => !optionalWords.has(term));
  return (distinctive.length > 0 ? distinctive : terms).join('');
}

/**
 * Order of entries with the same name: sports contain leagues, leagues contain teams. Then the
 * order in the content.
 */
const kindOrder: Record<SearchEntry['kind'], number> = { sport: 0, league: 1, team: 2, event: 3, page: 4 };

/**
 * Shorter names are not matched with a typing error, because one letter makes them another name.
 */
const minFuzzyLength = 5;

type NameIndex = {
  /** Entries with a name that equals `key`. */
  exact: (key: string) => readonly SearchEntry[];
  /** Entries with a name that starts with `key`; matches by main name first. */
  byPrefix: (key: string) => SearchEntry[];
  /**
   * Entries with a name one edit away from `key`. Costs one look-up per letter, whatever the number
   * of names.
   */
  withOneEdit: (key: string) => readonly SearchEntry[];
};

/** An index of entries by all their names. */
export function createNameIndex(entries: readonly SearchEntry[]): NameIndex {
  const ordered = entries.toSorted((a, b) => kindOrder[a.kind] - kindOrder[b.kind]);
  const byKey = new Map<string, SearchEntry[]>();
  for (const entry of ordered) {
    for (const key of new Set([entry.name, entry.other, ...entry.aliases].map(keyOf))) {
      byKey.set(key, [...(byKey.get(key) ?? []), entry]);
    }
  }
  let deletions: Map<string, string[]> | undefined;
  const ownKeys = ordered.map((entry) => [keyOf(entry.name), entry] as const);

  return {
    exact: (key) => byKey.get(key) ?? [],
    byPrefix(key) {
      const own = ownKeys.filter(([name]) => name.startsWith(key)).map(([, entry]) => entry);
      const others = [...byKey].filter(([name]) => name.startsWith(key)).flatMap(([, found]) => found);
      return [...new Set([...own, ...others])];
    },
    withOneEdit(key) {
      if (key.length < minFuzzyLength) return [];
      deletions ??= deletionIndex(byKey.keys());
      for (const left of deletionsOf(key)) {
        const near = deletions.get(left)?.find((name) => isOneEditAway(key, name));
        if (near) return byKey.get(near) ?? [];
      }
      return [];
    },
  };
}

/** Deletion index: names one edit apart have a common variant with at most one letter deleted. */
function deletionIndex(names: Iterable<string>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const name of names) {
    if (name.length < minFuzzyLength) continue;
    for (const left of deletionsOf(name)) found.set(left, [...(found.get(left) ?? []), name]);
  }
  return found;
}

/** @returns `key`, and `key` with each letter deleted in turn */
function deletionsOf(key: string): string[] {
  return [key, ...Array.from(key, (_letter, index) => key.slice(0, index) + key.slice(index + 1))];
}

/** Whether one insertion, deletion, substitution or transposition turns one text into the other. */
function isOneEditAway(typed: string, meant: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start++;
  let ends = 0;
  const room = Math.min(typed.length, meant.length) - start;
  while (ends < room && typed.at(-1 - ends) === meant.at(-1 - ends)) ends++;
  const left = typed.slice(start, typed.length - ends);
  const right = meant.slice(start, meant.length - ends);
  const isSwapped = left.length === 2 && left[0] === right[1] && left[1] === right[0];
  return isSwapped || (left.length <= 1 && right.length <= 1);
}

function keyOf(name: string): string {
  return nameKey(searchTerms(name));
}
