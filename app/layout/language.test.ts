import { expect, test } from 'vitest';
import { alternateOf } from './language.tsx';

test.each([
  ['/football/liverpool', '/ar/football/liverpool'],
  ['/ar/football/liverpool/', '/football/liverpool'],
  ['/', '/ar'],
  ['/ar', '/'],
  ['/football/no-such-club', '/ar/football'],
  ['/ar/no-such-page', '/'],
])('the alternate of %s is %s', (path, alternate) => {
  expect(alternateOf(path)).toBe(alternate);
});
