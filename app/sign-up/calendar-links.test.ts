import { expect, test } from 'vitest';
import { withSiteContext } from '../../content/site-context.ts';
import { kickOffCalendar } from '../../server/http/calendar.ts';
import { calendarLinks } from './calendar-links.ts';

const launch = { month: 6, day: 6 };

test('opens the entry of the calendar file in Google Calendar and Outlook', () => {
  const now = new Date('2027-01-01');
  const links = withSiteContext({ launch, now }, calendarLinks);
  const google = new URL(links.google);
  const outlook = new URL(links.outlook);
  expect([google.origin, outlook.origin]).toEqual([
    'https://calendar.google.com',
    'https://outlook.live.com',
  ]);
  expect(google.searchParams.get('dates')).toBe('20270606T000000/20270606T010000');
  expect(outlook.searchParams.get('startdt')).toBe('2027-06-06T00:00:00');
  expect(outlook.searchParams.get('enddt')).toBe('2027-06-06T01:00:00');
  expect(links.google + links.outlook).not.toContain('+');
  const file = kickOffCalendar(launch, now, 'en');
  expect(file).toContain(`DTSTART:${google.searchParams.get('dates')?.slice(0, 15)}`);
  for (const title of [google.searchParams.get('text'), outlook.searchParams.get('subject')])
    expect(file).toContain(`SUMMARY:${title}\r\n`);
});
