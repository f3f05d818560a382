const maxAgeMs = 5 * 60_000;
/** Waits 1, 2 and 4 s between attempts, so that a phone that leaves a tunnel gets its data. */
const retries = 3;
const firstWaitMs = 1_000;

const cache = new Map<string, { expires: number; data: Promise<unknown> }>();

/**
 * Fetches JSON and caches it for five minutes. Failures are not cached.
 * @throws Error if the request and all retries failed
 */
export function cachedJson<T>(address: string): Promise<T> {
  const cached = cache.get(address);
  if (cached && Date.now() < cached.expires) return cached.data as Promise<T>;
  const data = fetchJson<T>(address);
  cache.set(address, { expires: Date.now() + maxAgeMs, data });
  data.catch(() => cache.delete(address));
  return data;
}

async function fetchJson<T>(address: string, failures = 0): Promise<T> {
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    return await response.json();
  } catch (error) {
    if (failures === retries) throw error;
    await new Promise((resolve) => setTimeout(resolve, firstWaitMs * 2 ** failures));
    return fetchJson(address, failures + 1);
  }
}
