import { expect, test } from 'vitest';
import {
  canonicalPath,
  isSafePath,
  notFoundPathOf,
  pathAndQueryOf,
  pathOf,
  searchOf,
} from './request-target.ts';

test.each([
  ['/features?x=1', '/features?x=1'],
  ['http://sportbuddy.example/features?x=1', '/features?x=1'],
  ['HTTPS://sportbuddy.example', '/'],
  ['http://sportbuddy.example?x=1', '/?x=1'],
  ['/go?to=http://sportbuddy.example/features', '/go?to=http://sportbuddy.example/features'],
  ['/?x=1', '/?x=1'],
  ['/%E0%A4%A', '/404'],
  ['/ar%', '/404'],
  ['/ar', '/ar'],
  ['/ar/..', '/ar/404'],
  ['/ar/%E0%A4%A', '/ar/404'],
  ['/100%', '/404'],
  ['/features/..', '/404'],
  ['/ar/%2e%2e/features', '/ar/404'],
  ['/./features', '/404'],
  ['/.well-known/security.txt', '/.well-known/security.txt'],
  ['/..a/b..', '/..a/b..'],
])('reads target %s as %s', (target, path) => {
  expect(pathAndQueryOf(target)).toBe(path);
});

test.each(['/', '/football/liverpool', '/ar/كرة-القدم', '/a@b.example', '/a b', '/a?b'])(
  '%s is a safe path',
  (path) => {
    expect(isSafePath(path)).toBe(true);
  },
);

test.each(['//evil.example', '/\t/evil.example', '/\\evil.example', '/features\n', 'features'])(
  '%j is not a safe path',
  (path) => {
    expect(isSafePath(path)).toBe(false);
  },
);

test.each([
  ['/a?b#c', '/a', '?b#c'],
  ['/a#c?b', '/a', '?b'],
  ['?b', '', '?b'],
  ['/a', '/a', ''],
])('splits %s into path %j and query %j', (url, path, search) => {
  expect([pathOf(url), searchOf(url)]).toEqual([path, search]);
});

test.each([
  ['/ar', '/ar/404'],
  ['/ar/x', '/ar/404'],
  ['/arsenal', '/404'],
  ['/x/ar/', '/404'],
])('the 404 page of %s is %s', (path, notFound) => {
  expect(notFoundPathOf(path)).toBe(notFound);
});

test.each([
  [2_000, true],
  [2_001, false],
])('a path of %i bytes is served: %s', (bytes, can) => {
  expect(pathAndQueryOf(`/${'a'.repeat(bytes - 1)}`) !== '/404').toBe(can);
});

test.each([
  [16, true],
  [17, false],
])('a path of %i segments is served: %s', (segments, can) => {
  expect(pathAndQueryOf('/a'.repeat(segments)) !== '/404').toBe(can);
});

test.each([
  ['/Football/', '/football'],
  ['/football/index.html', '/football'],
  ['/', '/'],
  ['/index.html', '/'],
])('the canonical path of %s is %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});
