import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTextCache } from './text-cache.ts';

test('the texts used least recently leave when the cache is full, the others stay', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sportbuddy-cache-'));
  const file = (name: string) => join(folder, name);
  for (const name of ['a.txt', 'b.txt', 'c.txt']) await writeFile(file(name), name.repeat(100));
  const cache = createTextCache(undefined, 1_200);
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
  const cache = createTextCache(undefined);
  const file = join(folder, 'late.txt');
  await expect(cache.get(file, 'br')).rejects.toThrow('ENOENT');
  await writeFile(file, 'here now');
  expect((await cache.get(file, 'br')).body.toString()).toBe('here now');
  await rm(folder, { recursive: true });
});
