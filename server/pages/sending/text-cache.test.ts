import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createTextCache } from './text-cache.ts';

const asItIs = { apply: (text: string) => text, edition: () => '' };

test('a text is made anew in each edition, and kept while one lasts', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sportbuddy-cache-'));
  const file = join(folder, 'page.txt');
  await writeFile(file, 'today is ');
  let day = 'Sunday';
  const cache = createTextCache({ apply: (text) => text + day, edition: () => day });
  const sunday = await cache.get(file, 'identity');
  expect(await cache.get(file, 'identity')).toBe(sunday);
  day = 'Monday';
  const monday = await cache.get(file, 'identity');
  expect([monday.body.toString(), monday.etag === sunday.etag]).toEqual(['today is Monday', false]);
  await rm(folder, { recursive: true });
});

test('the texts used least recently leave when the cache is full, the others stay', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sportbuddy-cache-'));
  const file = (name: string) => join(folder, name);
  for (const name of ['a.txt', 'b.txt', 'c.txt']) await writeFile(file(name), name.repeat(100));
  const cache = createTextCache(asItIs, { maxBytes: 1_200 });
  const a = await cache.get(file('a.txt'), 'identity');
  const b = await cache.get(file('b.txt'), 'identity');
  expect(await cache.get(file('a.txt'), 'identity')).toBe(a);
  await cache.get(file('c.txt'), 'identity');
  expect(await cache.get(file('a.txt'), 'identity')).toBe(a);
  expect(await cache.get(file('b.txt'), 'identity')).not.toBe(b);
  await rm(folder, { recursive: true });
});

test('a file that cannot be read is tried again the next time', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sportbuddy-cache-'));
  const cache = createTextCache(asItIs);
  const file = join(folder, 'late.txt');
  await expect(cache.get(file, 'br')).rejects.toThrow('ENOENT');
  await writeFile(file, 'here now');
  expect((await cache.get(file, 'br')).body.toString()).toBe('here now');
  await rm(folder, { recursive: true });
});

test('a compressed variant that cannot be read is told of, and the text is compressed anew', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sportbuddy-cache-'));
  const told: unknown[] = [];
  const cache = createTextCache(asItIs, { onError: (error) => told.push(error) });
  const file = join(folder, 'app.js');
  const content = 'let x;'.repeat(500);
  await writeFile(file, content);
  await mkdir(`${file}.br`);
  expect(brotliDecompressSync((await cache.get(file, 'br')).body).toString()).toBe(content);
  expect(told).toMatchObject([{ code: 'EISDIR' }]);
  expect(gunzipSync((await cache.get(file, 'gzip')).body).toString()).toBe(content);
  expect(told.length).toBe(1);
  await rm(folder, { recursive: true });
});

test('each encoding of a text has a tag of its own', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sportbuddy-cache-'));
  const cache = createTextCache(asItIs);
  const file = join(folder, 'app.js');
  await writeFile(file, 'let x;'.repeat(500));
  const [plain, brotli, gzip] = [
    await cache.get(file, 'identity'),
    await cache.get(file, 'br'),
    await cache.get(file, 'gzip'),
  ];
  expect(new Set([plain.etag, brotli.etag, gzip.etag]).size).toBe(3);
  await rm(folder, { recursive: true });
});

test('a short text is sent as it is, and a variant that the build left goes unread', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sportbuddy-cache-'));
  const told: unknown[] = [];
  const cache = createTextCache(asItIs, { onError: (error) => told.push(error) });
  const file = join(folder, 'app.js');
  await writeFile(file, 'short');
  await writeFile(`${file}.br`, 'variant');
  const { body, encoding, etag } = await cache.get(file, 'br');
  expect([body.toString(), encoding]).toEqual(['short', 'identity']);
  expect(etag).toMatch(/^"[\w-]{22}-identity"$/);
  expect(told).toEqual([]);
  await rm(folder, { recursive: true });
});

test('a text that addresses are put into is never sent as the build compressed it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sportbuddy-cache-'));
  const substitute = { apply: (text: string, kind: string) => `${kind} ${text}`, edition: () => '' };
  const cache = createTextCache(substitute);
  const content = 'x'.repeat(2_000);
  for (const [name, kind] of [
    ['page.html', 'html'],
    ['sitemap.xml', 'xml'],
    ['site.webmanifest', 'json'],
    ['robots.txt', 'plain'],
  ] as const) {
    await writeFile(join(folder, name), content);
    await writeFile(join(folder, `${name}.br`), 'variant');
    const { body } = await cache.get(join(folder, name), 'br');
    expect(brotliDecompressSync(body).toString()).toBe(`${kind} ${content}`);
  }
  await rm(folder, { recursive: true });
});
