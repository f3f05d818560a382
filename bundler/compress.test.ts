import { readFile } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compress } from './compress.ts';

const text = Buffer.from('Where Fans Unite. '.repeat(200));

test.each([
  [999, 'identity'],
  [1_000, 'br'],
] as const)('a body of %i bytes is encoded as %s', async (bytes, encoding) => {
  expect((await compress(Buffer.alloc(bytes), 'br', 'page')).encoding).toBe(encoding);
});

test('bodies decompress to the original', async () => {
  expect((await compress(text, 'identity', 'page')).body).toBe(text);
  expect(gunzipSync((await compress(text, 'gzip', 'page')).body)).toEqual(text);
  expect(brotliDecompressSync((await compress(text, 'br', 'page')).body)).toEqual(text);
});

test('files of the build are at least 5 % smaller than with the level of pages', async () => {
  const readme = await readFile(new URL('../README.md', import.meta.url));
  const [build, page] = [await compress(readme, 'br', 'build'), await compress(readme, 'br', 'page')];
  expect(build.body.length).toBeLessThan(0.95 * page.body.length);
  expect(brotliDecompressSync(build.body)).toEqual(readme);
});
