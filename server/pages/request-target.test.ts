import { expect, test } from 'vitest';
import { isOwnPath, pathAndQueryOf } from './request-target.ts';

test.each([
  ['/features?x=1', '/features?x=1'],
  ['http://sportbuddy.example/features?x=1', '/features?x=1'],
  ['HTTPS://sportbuddy.example', '/'],
  ['http://sportbuddy.example?x=1', '/?x=1'],
  ['/%E0%A4%A', '/404'],
  ['/ar/%E0%A4%A', '/ar/404'],
  ['/100%', '/404'],
  ['/features/..', '/404'],
  ['/ar/%2e%2e/features', '/ar/404'],
  ['/./features', '/404'],
  ['/.well-known/security.txt', '/.well-known/security.txt'],
  ['/..a/b..', '/..a/b..'],
])('%s is a request for %s', (target, path) => {
  expect(pathAndQueryOf(target)).toBe(path);
});

test.each(['/', '/football/liverpool', '/ar/كرة-القدم', '/a@b.example'])('%s may be a page', (path) => {
  expect(isOwnPath(path)).toBe(true);
});

test.each([
  '//evil.example',
  '/\t/evil.example',
  '/\\evil.example',
  '/features\n',
  '/a?b',
  '/a#b',
  'features',
  '/a b',
])('%j is no page', (path) => {
  expect(isOwnPath(path)).toBe(false);
});
