// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { fetchThenImport } from './fetch-then-import.ts';

const script = () => new Response('', { headers: { 'content-type': 'text/javascript' } });
const missing = () => new Response('', { status: 404 });

function mockFetch(answer: () => Response): string[] {
  const fetched: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address);
    return answer();
  });
  return fetched;
}

/** Listens for one preload error. */
function onPreloadError(listener: (event: Event) => void): void {
  window.addEventListener('vite:preloadError', listener, { once: true });
}

afterEach(() => vi.unstubAllGlobals());

test('imports only after all files have arrived, and fetches each once', async () => {
  const fetched = mockFetch(script);
  const load = vi.fn(async () => fetched.length);
  expect(await fetchThenImport(load, ['assets/a.js', 'assets/b.js'])).toBe(2);
  expect(await fetchThenImport(load, ['assets/b.js'])).toBe(2);
  expect(fetched).toEqual(['/assets/a.js', '/assets/b.js']);
});

test('a failure dispatches the preload error, rejects, and is not remembered', async () => {
  const fetched = mockFetch(missing);
  const load = vi.fn(async () => 'module');
  const events: unknown[] = [];
  onPreloadError((event) => events.push(Reflect.get(event, 'payload')));
  await expect(fetchThenImport(load, ['assets/c.js'])).rejects.toThrow('/assets/c.js answered 404');
  expect(events).toHaveLength(1);
  expect(load).not.toHaveBeenCalled();
  mockFetch(script);
  expect(await fetchThenImport(load, ['assets/c.js'])).toBe('module');
  expect(fetched).toHaveLength(1);
});

test('an import stays pending while the page is reloaded', async () => {
  mockFetch(missing);
  const prevented = new Promise((resolve) =>
    onPreloadError((event) => {
      event.preventDefault();
      resolve('prevented');
    }),
  );
  const imported = fetchThenImport(async () => 'module', ['assets/d.js']);
  await prevented;
  const later = new Promise((resolve) => setTimeout(resolve, 50, 'pending'));
  expect(await Promise.race([imported, later])).toBe('pending');
});

test('a module that throws rejects with its error', async () => {
  const error = new Error('no');
  await expect(fetchThenImport(() => Promise.reject(error))).rejects.toBe(error);
});
