import { expect, test } from 'vitest';
import { twinOf } from './twin.ts';

test.each([
  ['/football/liverpool', '/ar/football/liverpool'],
  ['/ar/football/liverpool/', '/football/liverpool'],
  ['/', '/ar'],
  ['/ar', '/'],
  ['/football/no-such-club', '/ar/football'],
  ['/ar/no-such-page', '/'],
])('%s has its twin at %s', (path, twin) => {
  expect(twinOf(path)).toBe(twin);
});
