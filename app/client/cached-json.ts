import { fetchWithRetry } from './fetch-with-retry.ts';

const maxAgeMs = 5 * 60_000;

const cache = new Map<string, { expires: number; data: Promise<unknown> }>();

/**
 * Fetches JSON and caches it for five minutes. Failures are not cached.
 * @throws Error if the request and all retries failed
 */
export function cachedJson<T>(address: string): Promise<T> {
  const cached = cache.get(address);
  if (cached && Date.now() < cached.expires) return cached.data as Promise<T>;
  const data = fetchWithRetry<T>(address, (response) => response.json());
  cache.set(address, { expires: Date.now() + maxAgeMs, data });
  data.catch(() => cache.delete(address));
  return data;
}
