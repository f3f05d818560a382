import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { servedSite } from '../../tests/fixtures/processes/served-site.ts';
import { createPageCache } from './page-cache.ts';

const compressions = vi.hoisted(() => ({ count: 0, running: 0, mostAtOnce: 0 }));
vi.mock(import('../../bundler/compress.ts'), async (importOriginal) => {
  const { compress, ...others } = await importOriginal();
  return {
    ...others,
    compress(...args) {
      compressions.count += 1;
      compressions.running += 1;
      compressions.mostAtOnce = Math.max(compressions.mostAtOnce, compressions.running);
      return compress(...args).finally(() => {
        compressions.running -= 1;
      });
    },
  };
});

const served = servedSite();
afterEach(() => {
  vi.useRealTimers();
});

const html = (url: string) =>
  `<p>${url}</p>${Array.from({ length: 500 }, (_, n) => `fan ${n * 7919}`).join()}`;

function cacheOf(options: { maxBytes?: number } = {}) {
  const rendered: string[] = [];
  const cache = createPageCache({
    maxBytes: 1_000_000,
    async render(url) {
      rendered.push(url);
      if (url === '/broken') throw new Error('broken');
      return { status: url === '/error' ? 500 : 200, type: 'text/html', body: html(url) };
    },
    periodOf: (time) => String(time.getUTCHours() < 12),
    ...options,
  });
  const get = (url: string, encoding: 'br' | 'gzip' | 'identity' = 'br', time = '2027-06-06T11:00Z') =>
    cache.get({ url, encoding, time: new Date(time) });
  return { get, rendered };
}

test('keeps a page by period, encoding and URL', async () => {
  const { get, rendered } = cacheOf();
  const first = await get('/');
  expect(await get('/')).toBe(first);
  const others = [await get('/', 'gzip'), await get('/', 'br', '2027-06-06T12:00Z'), await get('/fans')];
  expect(rendered).toEqual(['/', '/', '/', '/fans']);
  expect(others.map(({ etag }) => etag === first.etag)).toEqual([true, true, false]);
});

test('compresses four pages at once, however many are asked for', async () => {
  const { get } = cacheOf();
  compressions.mostAtOnce = 0;
  const pages = await Promise.all(Array.from({ length: 50 }, (_, n) => get(`/${n}`)));
  expect(new Set(pages.map(({ etag }) => etag)).size).toBe(50);
  expect(compressions.mostAtOnce).toBe(4);
});

test('sends all encodings of a body, and keeps no uncompressed one', async () => {
  const { get, rendered } = cacheOf();
  const [br, gzip, identity] = [await get('/'), await get('/', 'gzip'), await get('/', 'identity')];
  expect(brotliDecompressSync(br.body).toString()).toBe(html('/'));
  expect(gunzipSync(gzip.body).toString()).toBe(html('/'));
  expect(identity).toEqual({ ...br, encoding: 'identity', body: Buffer.from(html('/')) });
  expect(rendered).toEqual(['/', '/']);
});

test('evicts the page that was not requested for the longest time, and counts keys', async () => {
  const { body } = await cacheOf().get('/1');
  const { get, rendered } = cacheOf({ maxBytes: Math.floor(2.9 * body.length) });
  for (const url of ['/1', '/2', '/1', '/3', '/1', '/2']) await get(url);
  expect(rendered).toEqual(['/1', '/2', '/3', '/2']);
  await get(`/${'x'.repeat(Math.floor(1.2 * body.length))}`);
  await get('/2');
  expect(rendered.slice(4)).toHaveLength(2);
});

test('slow clients share one uncompressed body', async () => {
  const { get } = cacheOf();
  const pages = await Promise.all(Array.from({ length: 20 }, () => get('/', 'identity')));
  pages.push(await get('/', 'identity'));
  expect(new Set(pages.map(({ body }) => body)).size).toBe(1);
});

test('renders a page again after an error, and after the page of an error', async () => {
  const { get, rendered } = cacheOf();
  for (const _ of [1, 2]) await expect(get('/broken')).rejects.toThrow('broken');
  for (const _ of [1, 2]) expect((await get('/error')).status).toBe(500);
  expect(rendered).toEqual(['/broken', '/broken', '/error', '/error']);
});

test('a request gets its page although others evict it during the render', async () => {
  const { get } = cacheOf({ maxBytes: 2 });
  const pages = await Promise.all(Array.from({ length: 10 }, (_, n) => get(`/${n}`)));
  expect(pages.map(({ body }) => brotliDecompressSync(body).toString())).toEqual(
    pages.map((_, n) => html(`/${n}`)),
  );
});

test('invented addresses cost nothing after their responses', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'performance', 'Date'] });
  const get = (url: string) =>
    served.server.app.inject({ url, headers: { 'accept-encoding': 'br', 'sec-fetch-site': 'none' } });
  compressions.count = 0;
  for (let n = 0; n < 20; n++) {
    await get(`/no-such-page-${n}`);
    await get(`/coming-soon?team=fans-${n}`);
    await get(`/coming-soon?from=poster-${n}`);
  }
  const costs = () => [served.site.rendered.length, compressions.count];
  expect(costs()).toEqual([60, 60]);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  vi.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(costs()).toEqual([60, 60]);
  for (let n = 0; n < 20; n++) await get(`/no-such-page-${n}`);
  expect(costs()).toEqual([60, 60]);
});

test('invented addresses do not evict known pages', async () => {
  const get = (url: string) => served.server.app.inject({ url, headers: { 'accept-encoding': 'br' } });
  await get('/features');
  for (let n = 0; n < 20; n++) await get(`/coming-soon?team=${n}`);
  served.site.rendered.length = 0;
  await get('/features');
  expect(served.site.rendered).toEqual([]);
});
