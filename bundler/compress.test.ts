import { readFile } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compress } from './compress.ts';

const text = Buffer.from('Where Fans Unite. '.repeat(200));

test.each([
  [999, 'identity'],
  [1_000, 'br'],
] as const)('a body of %i bytes is encoded as %s', async (bytes, encoding) => {
  expect((await compress(Buffer.alloc(bytes), 'br', 'fast')).encoding).toBe(encoding);
});

test('bodies decompress to the original', async () => {
  expect((await compress(text, 'identity', 'fast')).body).toBe(text);
  expect(gunzipSync((await compress(text, 'gzip', 'fast')).body)).toEqual(text);
  expect(brotliDecompressSync((await compress(text, 'br', 'fast')).body)).toEqual(text);
});

test('quality "best" is at least 5 % smaller than "fast"', async () => {
  const readme = await readFile(new URL('../README.md', import.meta.url));
  const [best, fast] = [await compress(readme, 'br', 'best'), await compress(readme, 'br', 'fast')];
  expect(best.body.length).toBeLessThan(0.95 * fast.body.length);
  expect(brotliDecompressSync(best.body)).toEqual(readme);
});
