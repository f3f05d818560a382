import { readFile } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compress } from './compress.ts';

const text = Buffer.from('Where Fans Unite. '.repeat(200));

test.each([
  [999, 'identity'],
  [1_000, 'br'],
] as const)('a body of %i bytes is encoded as %s', async (bytes, encoding) => {
  expect((await compress(Buffer.alloc(bytes), 'br', 'cached')).encoding).toBe(encoding);
});

test('bodies decompress to the original', async () => {
  expect((await compress(text, 'identity', 'cached')).body).toBe(text);
  expect(gunzipSync((await compress(text, 'gzip', 'cached')).body)).toEqual(text);
  expect(brotliDecompressSync((await compress(text, 'br', 'cached')).body)).toEqual(text);
});

test('responses that are sent more than once are at least 5 % smaller', async () => {
  const readme = await readFile(new URL('../README.md', import.meta.url));
  const bytesOf = async (quality: Parameters<typeof compress>[2]) =>
    (await compress(readme, 'br', quality)).body.length;
  expect(await bytesOf('cached')).toBeLessThan(0.95 * (await bytesOf('once')));
  expect(await bytesOf('build')).toBeLessThan(0.95 * (await bytesOf('cached')));
});
