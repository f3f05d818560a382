import { expect, test } from 'vitest';
import { matchesEtag } from './not-modified.ts';

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
])('If-None-Match: %s names it: %s', (header, matches) => {
  expect(matchesEtag(header, etag)).toBe(matches);
});

test('a weak tag matches a strong one', () => {
  expect(matchesEtag('"abc"', 'W/"abc"')).toBe(true);
});

test('a tag that holds what marks a weak one is read whole', () => {
  expect(matchesEtag('"xW/y"', '"xy"')).toBe(false);
});
