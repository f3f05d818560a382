import { expect, test } from 'vitest';
import { monthsAfter } from './months.ts';

test.each([
  ['2026-11-22T10:30:00.000Z', 6, '2027-05-22T10:30:00.000Z'],
  ['2026-08-31T23:59:00.000Z', 6, '2027-02-28T23:59:00.000Z'],
  ['2027-08-31T00:00:00.000Z', 6, '2028-02-29T00:00:00.000Z'],
  ['2026-12-31T12:00:00.000Z', 0, '2026-12-31T12:00:00.000Z'],
  ['2027-03-31T12:00:00.000Z', -1, '2027-02-28T12:00:00.000Z'],
  ['2028-02-29T12:00:00.000Z', -12, '2027-02-28T12:00:00.000Z'],
])('%s and %i months are %s', (date, months, expected) => {
  const from = new Date(date);
  expect(monthsAfter(from, months).toISOString()).toBe(expected);
  expect(from.toISOString()).toBe(date);
});
