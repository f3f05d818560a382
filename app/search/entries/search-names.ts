import { searchTerms } from '../matching/search-terms.ts';
import type { SearchEntry } from './search-entries.ts';

/** Words that a name may have or lack without becoming another's. */
const optionalWords = new Set(['the', 'fc', 'afc', 'cf', 'sc', 'club', 'team', 'نادي', 'فريق']);

/** @returns a name as it is compared: its terms without those that do not tell names apart, and without spaces */
export function nameKey(terms: readonly string[]): string {
  const telling = terms.filter((term) => !optionalWords.has(term));
  return (telling.length > 0 ? telling : terms).join('');
}

/** Which of two comes first when both are called so: what holds the other, then what is named first in the content. */
const kindOrder: Record<SearchEntry['kind'], number> = { sport: 0, league: 1, team: 2, event: 3, page: 4 };

/** With a letter wrong, a shorter name is another name. */
const shortestMisspelt = 5;

type Names = {
  /** Those that are called `key`, by whichever of their names. */
  called: (key: string) => readonly SearchEntry[];
  /** Those one of whose names begins with `key`; by their own name before by another. */
  beginning: (key: string) => SearchEntry[];
  /** Those that are called `key` but for one slip. A look-up a letter, however many names there are. */
  nearly: (key: string) => readonly SearchEntry[];
};

/** Everything by all that it is called. */
export function createNames(entries: readonly SearchEntry[]): Names {
  const ordered = entries.toSorted((a, b) => kindOrder[a.kind] - kindOrder[b.kind]);
  const byKey = new Map<string, SearchEntry[]>();
  for (const entry of ordered) {
    for (const key of new Set([entry.name, entry.other, ...entry.aliases].map(keyOf))) {
      byKey.set(key, [...(byKey.get(key) ?? []), entry]);
    }
  }
  let lacking: Map<string, string[]> | undefined;
  const ownKeys = ordered.map((entry) => [keyOf(entry.name), entry] as const);

  return {
    called: (key) => byKey.get(key) ?? [],
    beginning(key) {
      const own = ownKeys.filter(([name]) => name.startsWith(key)).map(([, entry]) => entry);
      const others = [...byKey].filter(([name]) => name.startsWith(key)).flatMap(([, found]) => found);
      return [...new Set([...own, ...others])];
    },
    nearly(key) {
      if (key.length < shortestMisspelt) return [];
      lacking ??= namesByWhatIsLeft(byKey.keys());
      for (const left of lackingOne(key)) {
        const near = lacking.get(left)?.find((name) => isOneSlipAway(key, name));
        if (near) return byKey.get(near) ?? [];
      }
      return [];
    },
  };
}

/** Two names that differ by a slip are the same once one letter at most is taken from each. */
function namesByWhatIsLeft(names: Iterable<string>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const name of names) {
    if (name.length < shortestMisspelt) continue;
    for (const left of lackingOne(name)) found.set(left, [...(found.get(left) ?? []), name]);
  }
  return found;
}

/** @returns `key`, and every text that is `key` without one of its letters */
function lackingOne(key: string): string[] {
  return [key, ...Array.from(key, (_letter, at) => key.slice(0, at) + key.slice(at + 1))];
}

/** Whether a letter was left out, added, mistaken for another or changed places with its neighbour. */
function isOneSlipAway(typed: string, meant: string): boolean {
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
