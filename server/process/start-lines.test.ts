import { expect, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { logPublicFacts } from './start-lines.ts';

const site = 'https://fans.test';

function linesAt(now: string, settings: Record<string, string>) {
  const log = { info: vi.fn(), warn: vi.fn() };
  logPublicFacts(readConfig(settings), log, new Date(now));
  expect(log.info).toHaveBeenCalledOnce();
  return { line: log.info.mock.calls[0], warnings: log.warn.mock.calls.flat() };
}

test.each([
  ['2026-11-29T11:00Z', '2027-06-06', 189, 'the launch is in 189 days, on 2027-06-06, at https://fans.test'],
  ['2027-06-05T23:59Z', '2027-06-06', 1, 'the launch is in 1 day, on 2027-06-06, at https://fans.test'],
  // The day begins at 12:00 UTC in the last time zone.
  ['2027-06-06T11:59Z', '2027-06-06', 0, 'the launch is today, on 2027-06-06, at https://fans.test'],
  ['2027-06-06T12:00Z', '2027-06-06', 0, 'launched today, on 2027-06-06, at https://fans.test'],
  ['2027-06-07T00:00Z', '2027-06-06', -1, 'launched 1 day ago, on 2027-06-06, at https://fans.test'],
  ['2026-11-29T11:00Z', '2026-01-01', -332, 'launched 332 days ago, on 2026-01-01, at https://fans.test'],
])('at %s the line about a launch on %s has %i days', (now, date, days, message) => {
  const { line, warnings } = linesAt(now, { SITE_URL: site, LAUNCH_DATE: date });
  expect(line).toEqual([{ launch: date, days, site }, message]);
  expect(warnings).toEqual([]);
});

test('a date without a year is announced for its next day, with a warning that it never launches', () => {
  const { line, warnings } = linesAt('2026-11-29T11:00Z', { SITE_URL: site });
  expect(line?.[0]).toEqual({ launch: '2027-06-06', days: 189, site });
  expect(warnings).toEqual([
    'LAUNCH_DATE has no year: the site counts down to 2027-06-06, then to the same day of the next year, and never launches by itself',
  ]);
});

test('an unset SITE_URL is one warning', () => {
  const { line, warnings } = linesAt('2026-11-29T11:00Z', { SITE_URL: ' ', LAUNCH_DATE: '2027-06-06' });
  expect(line?.[1]).toBe('the launch is in 189 days, on 2027-06-06, at https://sportbuddy.example');
  expect(warnings).toEqual([
    'SITE_URL is not set: search engines, shared links and letters get https://sportbuddy.example',
  ]);
});
