import { expect, test } from 'vitest';
import { speculationRules } from './speculation-rules.ts';

type Condition =
  | { and: Condition[] }
  | { or: Condition[] }
  | { not: Condition }
  | { href_matches: string | string[] }
  | { selector_matches: string };

const origin = 'https://sportbuddy.example';

/** Evaluates a rule as a browser does, for a text link to `address`. */
function holds(condition: Condition, address: string): boolean {
  if ('and' in condition) return condition.and.every((part) => holds(part, address));
  if ('or' in condition) return condition.or.some((part) => holds(part, address));
  if ('not' in condition) return !holds(condition.not, address);
  if ('selector_matches' in condition) return false;
  return [condition.href_matches]
    .flat()
    .some((pattern) => new URLPattern(pattern, origin).test(address, origin));
}

const rules: Record<'prefetch' | 'prerender', [{ where: Condition }]> = JSON.parse(speculationRules);
const isPrepared = (how: keyof typeof rules, address: string) => holds(rules[how][0].where, address);

test.each([
  '/coming-soon',
  '/features',
  '/football/liverpool',
  '/football/events/derby-night',
  '/ar/coming-soon',
  '/ar/features',
  '/ar/football/liverpool',
  '/ar/football/events/derby-night',
])('%s is prerendered', (address) => {
  expect(isPrepared('prerender', address)).toBe(true);
});

test.each(['/', '/football', '/watch-video', '/ar', '/ar/football', '/ar/watch-video', '/ar/privacy-policy'])(
  '%s is prefetched only',
  (address) => {
    expect(isPrepared('prefetch', address)).toBe(true);
    expect(isPrepared('prerender', address)).toBe(false);
  },
);

test.each(['/coming-soon?done', '/features?a=b', '/kick-off.ics', '/assets/start/now', '/media/hero/film'])(
  '%s is neither prefetched nor prerendered',
  (address) => {
    expect(isPrepared('prefetch', address)).toBe(false);
    expect(isPrepared('prerender', address)).toBe(false);
  },
);

test('no list of conditions or patterns is empty, which the W3C checker refuses', () => {
  expect(speculationRules).not.toContain('[]');
});
