import { useEffect, useRef, useState } from 'react';
import type { CatalogueSearch } from './catalogue-search.ts';
import type { SearchEntry } from './search-entries.ts';

export type SearchStatus = 'idle' | 'loading' | 'ready' | 'failed';

/**
 * Fetches the search and its index when they are first asked for, and keeps them.
 * @param address where the index lies
 */
export function useSearch(address: string) {
  const [status, setStatus] = useState<SearchStatus>('idle');
  const [query, setQuery] = useState('');
  const [search, setSearch] = useState<CatalogueSearch | null>(null);
  const running = useRef(false);

  async function load() {
    if (running.current || search) return;
    running.current = true;
    setStatus('loading');
    try {
      const { loadSearch } = await import('./catalogue-search.ts');
      const loaded = await loadSearch(address);
      setSearch(() => loaded);
      setStatus('ready');
    } catch {
      // Said in the page with a way to try again; the browser logs the failed request itself.
      setStatus('failed');
    }
    running.current = false;
  }

  const results: SearchEntry[] = search && query.trim() ? search(query) : [];
  return { status, query, results, setQuery, load };
}

/** Runs once the island is awake: what was typed or focused before then must not be lost. */
export function useEarlyInput(
  input: React.RefObject<HTMLInputElement | null>,
  take: (typed: string, focused: boolean) => void,
) {
  const taken = useRef(take);
  useEffect(() => {
    const element = input.current;
    if (element) taken.current(element.value, document.activeElement === element);
  }, [input]);
}
