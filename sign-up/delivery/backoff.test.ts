import fc from 'fast-check';
import { expect, test } from 'vitest';
import { backoff, retryAfter } from './backoff.ts';

test('doubles the delay with each attempt, up to 15 minutes', () => {
  const longest = (attempts: number) => backoff(attempts, () => 1);
  expect([1, 2, 3, 4].map(longest)).toEqual([1_000, 2_000, 4_000, 8_000]);
  expect(longest(1_000)).toBe(15 * 60_000);
});

test('jitter shortens a delay by at most half', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (attempts, random) => {
        const wait = backoff(attempts, () => random);
        return wait >= backoff(attempts, () => 1) / 2 && wait <= backoff(attempts, () => 1);
      },
    ),
  );
});

test('reads Retry-After as seconds or a date, and returns undefined for anything else', () => {
  const now = Date.parse('2026-01-01T00:00:00Z');
  expect(retryAfter('120', now)).toBe(120_000);
  expect(retryAfter('Thu, 01 Jan 2026 00:00:30 GMT', now)).toBe(30_000);
  expect(retryAfter('Wed, 31 Dec 2025 00:00:00 GMT', now)).toBe(0);
  expect(retryAfter(' 120 ', now)).toBe(120_000);
  expect(retryAfter('2026-01-01', now)).toBe(0);
  expect(retryAfter('soon', now)).toBeUndefined();
  expect(retryAfter(null, now)).toBeUndefined();
});

test('caps Retry-After at 24 hours', () => {
  expect(retryAfter('604800', 0)).toBe(24 * 3_600_000);
  expect(retryAfter('Thu, 01 Jan 2099 00:00:00 GMT', Date.parse('2026-01-01'))).toBe(24 * 3_600_000);
});
