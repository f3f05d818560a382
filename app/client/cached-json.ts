/** What was fetched is kept this long. */
/** Waits 1, 2 and 4 s between attempts, so that a phone that leaves a tunnel gets its data. */
const retries = 3;
const firstWaitMs = 1_000;

const kept = new Map<string, { until: number; answer: Promise<unknown> }>();

/**
 * Fetches JSON and caches it for five minutes. Failures are not cached.
 * @throws Error if the request and all retries failed
 */
export function cachedJson<T>(address: string): Promise<T> {
  const before = kept.get(address);
  if (before && Date.now() < before.until) return before.answer as Promise<T>;
  const answer = fetchJson<T>(address);
  kept.set(address, { until: Date.now() + keptMs, answer });
  answer.catch(() => kept.delete(address));
  return answer;
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
