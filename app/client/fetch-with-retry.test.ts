import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchWithRetry, MissingFileError } from './fetch-with-retry.ts';

const second = 1_000;
const text = (response: Response) => response.text();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Mocks `fetch` with one answer after another. @returns the cache modes of the calls */
function mockFetch(...answers: (() => Response | Promise<Response>)[]): (string | undefined)[] {
  const modes: (string | undefined)[] = [];
  vi.stubGlobal('fetch', async (_address: string, { cache, signal }: RequestInit) => {
    modes.push(cache);
    const answer = answers[modes.length - 1];
    if (answer) return answer();
    // No answer: only the timeout ends the request.
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('timeout'))));
  });
  return modes;
}

test('does not retry a 404', async () => {
  const modes = mockFetch(() => new Response('', { status: 404 }));
  await expect(fetchWithRetry('/a.js', text)).rejects.toBeInstanceOf(MissingFileError);
  expect(modes).toHaveLength(1);
});

test('a retry does not use the cached response that was rejected', async () => {
  const modes = mockFetch(
    () => new Response('log in'),
    () => new Response('code'),
  );
  const read = async (response: Response) => {
    const body = await response.text();
    if (body !== 'code') throw new Error('not a script');
    return body;
  };
  const result = fetchWithRetry('/a.js', read);
  await vi.advanceTimersByTimeAsync(second);
  expect(await result).toBe('code');
  expect(modes).toEqual(['default', 'reload']);
});

test('ends requests that are never answered', async () => {
  const modes = mockFetch();
  const result = fetchWithRetry('/a.js', text).catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(5 * 60 * second);
  expect(await result).toBe('timeout');
  expect(modes).toHaveLength(4);
});

test.each([
  [true, 4],
  [false, 1],
])(
  'while the browser is offline and retriesOffline is %s, makes %i requests',
  async (retriesOffline, requests) => {
    vi.stubGlobal('navigator', { onLine: false });
    const modes = mockFetch(...Array.from({ length: 4 }, () => () => Promise.reject(new Error('offline'))));
    const result = fetchWithRetry('/a.js', text, { retriesOffline }).catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(60 * second);
    expect(await result).toBe('offline');
    expect(modes).toHaveLength(requests);
  },
);
