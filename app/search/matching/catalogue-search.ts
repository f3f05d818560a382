import MiniSearch, { type Query } from 'minisearch';
import { cachedJson } from '../../client/cached-json.ts';
import type { SearchEntry } from '../entries/search-entries.ts';
import { createNameIndex, nameKey } from '../entries/search-names.ts';
import { inOtherLayout } from './keyboard-layouts.ts';
import { searchForms, searchTerms } from './search-terms.ts';

const maxResults = 8;
/** Shorter words give too many wrong results in the other keyboard layout. */
const minLayoutLength = 3;
/** Filler words of a question. Ignored if not all words of a query match. */
const fillerWords = new Set(
  searchTerms(
    'where how can i to the a in at on near me my for of and with watch watching see live stream ' +
      'tonight today ' +
      'وين اين كيف في من على عند قريب مني مع اشاهد مشاهدة اشوف بث مباشر اليوم',
  ),
);
/**
 * Shorter words are not matched with a typing error, because one letter makes them another word.
 */
const minFuzzyLength = 4;

export type CatalogueSearch = (query: string) => SearchEntry[];

/**
 * Creates a search in both languages. Results are ordered: exact names, name prefixes, entries with
 * all words. If there are none, it retries with the other keyboard layout, with typing errors (one
 * in five letters), then with any of the words.
 */
export function createSearch(entries: readonly SearchEntry[]): CatalogueSearch {
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const names = createNameIndex(entries);
  const index = new MiniSearch<SearchEntry>({
    idField: 'path',
    fields: ['name', 'other', 'aliases', 'also'],
    extractField: (entry, field) => String(entry[field as keyof SearchEntry] ?? ''),
    tokenize: (text) => searchForms(text).flat(),
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (term) => [term],
      boost: { name: 5, other: 4, aliases: 4 },
      prefix: true,
      boostDocument: (path) =>
        ({ sport: 1.5, league: 1.3, team: 1, event: 1, page: 1 })[byPath.get(path)?.kind ?? 'team'],
    },
  });
  index.addAll(entries);

  function matching(words: 'all' | 'any', forms: readonly string[][], fuzzy: boolean): SearchEntry[] {
    const query: Query = {
      combineWith: words === 'all' ? 'AND' : 'OR',
      queries: forms.map((queries) => ({ combineWith: 'OR', queries })),
    };
    const tolerance = (term: string) => (fuzzy && term.length >= minFuzzyLength ? 0.2 : false);
    return index.search(query, { fuzzy: tolerance }).flatMap(({ id }) => byPath.get(id) ?? []);
  }

  function matchingExactly(query: string): SearchEntry[] {
    const key = nameKey(searchTerms(query));
    return [...names.exact(key), ...names.byPrefix(key), ...matching('all', searchForms(query), false)];
  }

  return (query) => {
    const forms = searchForms(query);
    if (forms.length === 0) return [];
    let found = matchingExactly(query);
    if (found.length === 0)
      found = inOtherLayout(query)
        .filter((text) => nameKey(searchTerms(text)).length >= minLayoutLength)
        .flatMap(matchingExactly);
    if (found.length === 0)
      found = [...names.withOneEdit(nameKey(searchTerms(query))), ...matching('all', forms, true)];
    const distinctive = forms.filter(([term = '']) => !fillerWords.has(term));
    const words = distinctive.length > 0 ? distinctive : forms;
    if (found.length === 0) found = matching('any', words, false);
    if (found.length === 0) found = matching('any', words, true);
    return [...new Set(found)].slice(0, maxResults);
  };
}

const fetchEntries = cachedJson<SearchEntry[]>();

/**
 * @param address URL of a language's index
 * @throws Error if the request and all retries failed
 */
export async function loadSearch(address: string): Promise<CatalogueSearch> {
  return createSearch(await fetchEntries(address));
}
