import { expect, test } from 'vitest';
import { retentionCutoff } from './retention.ts';

const settings = (day: { year?: number }, months = 12) => ({
  LAUNCH_DATE: { ...day, month: 6, day: 6 },
  RETENTION_MONTHS: months,
});
const since = (day: { year?: number }, now: string, months?: number) =>
  retentionCutoff(settings(day, months), new Date(now))?.toISOString();

test('deletes nothing until one year after the launch', () => {
  expect(since({ year: 2027 }, '2026-11-22T00:00:00Z')).toBeUndefined();
  expect(since({ year: 2027 }, '2028-06-06T11:59:59Z')).toBeUndefined();
});

test('deletes sign-ups from before the launch after one year, and later ones a year after they were made', () => {
  expect(since({ year: 2027 }, '2028-06-06T12:00:00Z')).toBe('2028-06-06T12:00:00.000Z');
  expect(since({ year: 2027 }, '2028-12-01T00:00:00Z')).toBe('2028-06-06T12:00:00.000Z');
  expect(since({ year: 2027 }, '2029-12-01T00:00:00Z')).toBe('2028-12-01T00:00:00.000Z');
});

test('without a year, each sign-up counts from the next launch day after it', () => {
  expect(since({}, '2026-11-22T00:00:00Z')).toBe('2025-06-06T12:00:00.000Z');
  expect(since({}, '2028-06-06T11:59:59Z')).toBe('2026-06-06T12:00:00.000Z');
  expect(since({}, '2028-06-06T12:00:00Z')).toBe('2027-06-06T12:00:00.000Z');
});

test('the number of months is a setting, and a shorter month ends on its last day', () => {
  expect(since({ year: 2027 }, '2027-07-06T12:00:00Z', 1)).toBe('2027-07-06T12:00:00.000Z');
  const lastDay = { LAUNCH_DATE: { year: 2027, month: 1, day: 31 }, RETENTION_MONTHS: 1 };
  expect(retentionCutoff(lastDay, new Date('2027-02-28T12:00:00Z'))?.toISOString()).toBe(
    '2027-02-28T12:00:00.000Z',
  );
  expect(retentionCutoff(lastDay, new Date('2027-02-27T12:00:00Z'))).toBeUndefined();
});
