import { readFile } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { chooseEncoding, encode, worthwhile } from './encoding.ts';

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['gzip, *;q=0', 'gzip'],
  ['br;q=0.1, gzip;q=1', 'br'],
  ['deflate', 'identity'],
  [' BR ; q=1', 'br'],
  ['gzip;level=9;Q=0.5', 'gzip'],
  ['br;q=, gzip', 'gzip'],
  ['', 'identity'],
  [undefined, 'identity'],
])('Accept-Encoding: %s is answered in %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});

test('a list of encodings is read as one', () => {
  expect(chooseEncoding(['deflate', 'gzip'])).toBe('gzip');
});

test('an answer stays the same however often it is asked for', () => {
  const headers = Array.from({ length: 150 }, (_, index) => `br;q=0, gzip;q=0.${index}, x${index}`);
  const choices = () => headers.map(chooseEncoding);
  expect(choices()).toEqual(choices());
  expect(new Set(choices().slice(1))).toEqual(new Set(['gzip']));
});

describe('a text', () => {
  test.each([
    [999, 'identity'],
    [1_000, 'br'],
  ] as const)('of %i bytes is sent as %s', (bytes, encoding) => {
    expect(worthwhile('br', bytes)).toBe(encoding);
  });

  test('comes back from every encoding', async () => {
    const text = Buffer.from('Where Fans Unite. '.repeat(200));
    expect(await encode(text, 'identity')).toBe(text);
    expect(gunzipSync(await encode(text, 'gzip'))).toEqual(text);
    expect(brotliDecompressSync(await encode(text, 'br'))).toEqual(text);
  });
  test('that is kept is smaller than one for a single answer, and the same text', async () => {
    const text = await readFile(new URL('../../../README.md', import.meta.url));
    const [kept, passing] = [await encode(text, 'br', 'kept'), await encode(text, 'br', 'passing')];
    expect(kept.length).toBeLessThan(0.97 * passing.length);
    expect(brotliDecompressSync(kept)).toEqual(text);
  });
});
