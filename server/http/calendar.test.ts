import { expect, test } from 'vitest';
import { launchDay } from '../../content/clock/timed-text.ts';
import { withSiteContext } from '../../content/site-context.ts';
import { kickOffCalendar } from './calendar.ts';

const launch = { month: 6, day: 6 };

test.each([
  ['2026-06-05T23:59:00Z', 2026],
  // Launch day has begun in some time zones only, so pages still show it.
  ['2026-06-06T00:00:01Z', 2026],
  ['2026-06-06T12:00:00Z', 2026],
  ['2026-06-06T12:00:01Z', 2027],
])('at %s calendar and pages show 6 June %i', (now, year) => {
  expect(kickOffCalendar(launch, new Date(now), 'en')).toContain(`\r\nDTSTART:${year}0606T000000\r\n`);
  expect(withSiteContext({ launch, now: new Date(now) }, () => launchDay('en'))).toBe(`6 June ${year}`);
});

test('the file has exactly the required properties', () => {
  expect(kickOffCalendar(launch, new Date('2026-01-02T03:04:05.678Z'), 'en').split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//SportBuddy//Launch//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    'UID:kick-off-2026@sportbuddy.example',
    'DTSTAMP:20260102T030405Z',
    'DTSTART:20260606T000000',
    'DURATION:PT1H',
    'SUMMARY:SportBuddy kicks off',
    'URL:https://sportbuddy.example/coming-soon',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test.each([
  [75, 1],
  [76, 2],
])('folds a line of %i bytes into %i', (bytes, lines) => {
  const site = `https://${'x'.repeat(bytes - 'URL:https:///coming-soon'.length)}`;
  const file = kickOffCalendar(launch, new Date('2026-01-01'), 'en', site);
  expect(file.split('URL:')[1]?.split('END:VEVENT')[0]?.trimEnd().split('\r\n ')).toHaveLength(lines);
});

test('uses the configured launch date', () => {
  const file = kickOffCalendar({ year: 2028, month: 2, day: 29 }, new Date('2026-11-22'), 'en');
  expect(file).toContain('\r\nDTSTART:20280229T000000\r\n');
  expect(file).toContain('\r\nUID:kick-off-2028@sportbuddy.example\r\n');
});

test('uses the requested language and the configured site URL', () => {
  const file = kickOffCalendar(launch, new Date('2026-01-01'), 'ar', 'https://fans.example');
  expect(file).toContain('SUMMARY:انطلاق SportBuddy\r\n');
  expect(file).toContain('URL:https://fans.example/ar/coming-soon\r\n');
});

test('folds lines at 75 bytes and has no METHOD (RFC 5545)', () => {
  const file = kickOffCalendar(launch, new Date('2026-01-01'), 'ar', `https://${'long-'.repeat(30)}.example`);
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  // METHOD would make the file a scheduling message, which needs an organizer.
  expect(file).not.toContain('METHOD');
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`URL:https://${'long-'.repeat(30)}.example/ar/coming-soon`);
});
