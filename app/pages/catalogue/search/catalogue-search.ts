import MiniSearch from 'minisearch';
import type { SearchEntry } from './search-entries.ts';
import { searchTerms } from './search-terms.ts';

const mostResults = 8;
/** Shorter words have no room for a typing error: one letter makes them another word. */
const shortestFuzzy = 4;

export type CatalogueSearch = (query: string) => SearchEntry[];

/** @returns a search that forgives a wrong letter in five and looks in both languages; best matches first */
export function createSearch(entries: readonly SearchEntry[]): CatalogueSearch {
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const index = new MiniSearch<SearchEntry>({
    idField: 'path',
    fields: ['name', 'other', 'also'],
    tokenize: searchTerms,
    processTerm: (term) => term,
    searchOptions: {
      boost: { name: 5, other: 4 },
      prefix: true,
      fuzzy: (term) => (term.length >= shortestFuzzy ? 0.2 : false),
      boostDocument: (path) =>
        ({ sport: 1.5, league: 1.3, team: 1, event: 1 })[byPath.get(path)?.kind ?? 'team'],
    },
  });
  index.addAll(entries);

  return (query) => {
    const exact = index.search(query, { combineWith: 'AND' });
    const found = exact.length > 0 ? exact : index.search(query, { combineWith: 'OR' });
    return found.slice(0, mostResults).flatMap(({ id }) => byPath.get(id) ?? []);
  };
}

/**
 * @param address where the index of a language lies
 * @throws Error when it cannot be fetched
 */
export async function loadSearch(address: string): Promise<CatalogueSearch> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const entries = (await response.json()) as SearchEntry[];
  return createSearch(entries);
}
