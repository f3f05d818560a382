import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const second = 1_000;
const failed = () => new Response('', { status: 500 });

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function mockFetch(responses: (() => Response)[]) {
  const { cachedJson } = await import('./cached-json.ts');
  const calls: number[] = [];
  const start = Date.now();
  const fetched = vi.fn(async () => {
    calls.push((Date.now() - start) / second);
    return responses[calls.length - 1]?.() ?? failed();
  });
  vi.stubGlobal('fetch', fetched);
  const fetchPubs = cachedJson<string[]>();
  return { calls, get: () => fetchPubs('/pubs.json') };
}

test('retries after 1, 2 and 4 seconds, then rejects', async () => {
  const { calls, get } = await mockFetch([]);
  const outcome = get().catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(60 * second);
  expect(await outcome).toBe('/pubs.json answered 500');
  expect(calls).toEqual([0, 1, 3, 7]);
});

test('returns the data when a retry succeeds', async () => {
  const { calls, get } = await mockFetch([failed, () => Response.json(['The Tollington'])]);
  const outcome = get();
  await vi.advanceTimersByTimeAsync(second);
  expect(await outcome).toEqual(['The Tollington']);
  expect(calls).toEqual([0, 1]);
});

test('fetches an address once', async () => {
  const { calls, get } = await mockFetch([() => Response.json([])]);
  await get();
  await get();
  expect(calls).toHaveLength(1);
});

test('fetches again after five minutes', async () => {
  const { calls, get } = await mockFetch([() => Response.json([]), () => Response.json([])]);
  await get();
  vi.advanceTimersByTime(5 * 60 * second);
  await get();
  expect(calls).toEqual([0, 300]);
});

test('fetches again after all retries failed', async () => {
  const { get } = await mockFetch([failed, failed, failed, failed, () => Response.json(['The Tollington'])]);
  const outcome = get().catch(() => 'gave up');
  await vi.advanceTimersByTimeAsync(60 * second);
  expect(await outcome).toBe('gave up');
  expect(await get()).toEqual(['The Tollington']);
});
