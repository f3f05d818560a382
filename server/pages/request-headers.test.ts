import { expect, test } from 'vitest';
import { chooseEncoding, matchesEtag } from './request-headers.ts';

const etag = '"abc-br"';

test.each([
  ['"abc-br"', true],
  ['W/"abc-br"', true],
  ['"other", W/"abc-br"', true],
  ['"other" , "abc-br" ', true],
  ['*', true],
  [' * ', true],
  ['"*"', false],
  ['"abc"', false],
  ['"W/abc-br"', false],
  ['"abc-br" "other"', false],
  ['', false],
  [undefined, false],
])('matchesEtag(%s) returns %s', (header, matches) => {
  expect(matchesEtag(header, etag)).toBe(matches);
});

test('a strong If-None-Match value matches a weak ETag', () => {
  expect(matchesEtag('"abc"', 'W/"abc"')).toBe(true);
});

test('does not remove W/ inside an ETag', () => {
  expect(matchesEtag('"xW/y"', '"xy"')).toBe(false);
});

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip, *;q=0', 'gzip'],
  ['br;q=0.1, gzip;q=1', 'gzip'],
  ['deflate', 'identity'],
  ['br;q=, gzip', 'gzip'],
  ['', 'identity'],
  [undefined, 'identity'],
])('Accept-Encoding: %s selects %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});

test('joins repeated Accept-Encoding headers', () => {
  expect(chooseEncoding(['deflate', 'gzip'])).toBe('gzip');
});
