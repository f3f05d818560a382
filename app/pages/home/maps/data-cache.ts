import { QueryClient } from '@tanstack/react-query';

/** What nobody uses is kept this long. */
const keptMs = 5 * 60_000;
/** The first after a second, each wait twice the last: a phone that comes out of a tunnel gets its data. */
const retries = 3;
const firstWaitMs = 1_000;
const longestWaitMs = 30_000;

const cache = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: keptMs,
      retry: retries,
      retryDelay: (failures) => Math.min(firstWaitMs * 2 ** failures, longestWaitMs),
      // Without a connection a query would otherwise wait for ever and say nothing.
      networkMode: 'always',
    },
    mutations: { retry: 0 },
  },
});

/**
 * Fetches JSON once and keeps it.
 *
 * @throws Error when the address could not be fetched, nor by the retries
 */
export function cachedJson<T>(address: string): Promise<T> {
  return cache.fetchQuery({
    queryKey: [address],
    staleTime: keptMs,
    queryFn: async ({ signal }): Promise<T> => {
      const response = await fetch(address, { signal });
      if (!response.ok) throw new Error(`${address} answered ${response.status}`);
      return response.json();
    },
  });
}
