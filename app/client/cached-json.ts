import { fetchWithRetry } from './fetch-with-retry.ts';

const maxAgeMs = 5 * 60_000;

/**
 * @returns a function that fetches JSON of one type and caches it for five minutes. Failures are not
 * cached. It throws an error if the request and all retries failed.
 */
export function cachedJson<T>(): (address: string) => Promise<T> {
  const cache = new Map<string, { expires: number; data: Promise<T> }>();
  return (address) => {
    const cached = cache.get(address);
    if (cached && Date.now() < cached.expires) return cached.data;
    const data = fetchWithRetry<T>(address, (response) => response.json());
    cache.set(address, { expires: Date.now() + maxAgeMs, data });
    data.catch(() => cache.delete(address));
    return data;
  };
}
