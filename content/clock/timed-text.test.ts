import { expect, test } from 'vitest';
import { type SiteContext, withSiteContext } from '../site-context.ts';
import { isoDay } from './day-names.ts';
import {
  isLaunchAtHijriNewYear,
  isLaunched,
  isShownOn,
  lastSeason,
  launchDay,
  launchHijriDay,
  launchSetting,
  launchShortDay,
  launchText,
  meetupDays,
  securityTextExpires,
  textUntil,
  thisYear,
  timedTextPeriod,
} from './timed-text.ts';

const everyYear = { month: 6, day: 6 };
const once = { year: 2027, month: 6, day: 6 };

function at<T>(now: string, run: () => T, launch: SiteContext['launch'] = everyYear): T {
  return withSiteContext({ now: new Date(now), launch }, run);
}

test('formats the launch day in the language of the page', () => {
  const days = () => [launchDay('en'), launchDay('ar'), launchShortDay('en'), launchSetting()];
  expect(at('2026-11-22T10:00Z', days)).toEqual(['6 June 2027', '6 يونيو 2027', '6 June', '06-06']);
  expect(at('2026-11-22T10:00Z', launchSetting, once)).toBe('2027-06-06');
});

test('names the launch day in the calendar of Umm al-Qura', () => {
  expect(at('2026-11-22T10:00Z', launchHijriDay)).toBe('1 محرم 1449 هـ');
});

test('the launch is at the Hijri new year on 6 June 2027 only', () => {
  const isNewYear = (launch?: SiteContext['launch']) =>
    at('2026-11-22T10:00Z', isLaunchAtHijriNewYear, launch);
  expect(isNewYear()).toBe(true);
  expect(isNewYear({ year: 2027, month: 6, day: 7 })).toBe(false);
  expect(isNewYear({ year: 2027, month: 9, day: 12 })).toBe(false);
});

test('texts change when the launch day has begun in every time zone', () => {
  const text = () => launchText('Opens soon', 'Open');
  expect(at('2027-06-06T11:59Z', text, once)).toBe('Opens soon');
  expect(at('2027-06-06T12:00Z', text, once)).toBe('Open');
  expect(at('2031-01-01T00:00Z', text, once)).toBe('Open');
});

test('a launch without a year is always in the future', () => {
  expect(at('2027-06-07T00:00Z', () => [launchDay('en'), isLaunched()])).toEqual(['6 June 2028', false]);
});

test('a day is over when it has ended in every time zone', () => {
  const text = () => textUntil('2027-01-07', 'To come', 'Played');
  expect(at('2027-01-08T11:59Z', text)).toBe('To come');
  expect(at('2027-01-08T12:00Z', text)).toBe('Played');
});

test.each([
  ['2027-01-08T11:59Z', false],
  ['2027-01-08T12:00Z', true],
  ['2027-02-15T11:59Z', true],
  ['2027-02-15T12:00Z', false],
])('at %s a part between 7 January and 14 February 2027 is shown: %s', (now, isShown) => {
  expect(at(now, () => isShownOn({ after: '2027-01-07', until: '2027-02-14' }))).toBe(isShown);
});

test('meetups last from today for six months', () => {
  const { from, to } = at('2026-08-31T23:59Z', meetupDays);
  expect([isoDay(from), isoDay(to)]).toEqual(['2026-08-31', '2027-02-28']);
});

test('a season is the last one from 1 July on', () => {
  expect(at('2027-06-30T23:59Z', lastSeason)).toBe(2026);
  expect(at('2027-07-01T00:00Z', lastSeason)).toBe(2027);
});

test('the copyright year and the expiry of security.txt depend on the time of the request', () => {
  const texts = () => [thisYear(), securityTextExpires()];
  expect(at('2026-11-22T10:00Z', texts)).toEqual(['2026', '2027-11-21T00:00:00Z']);
  expect(at('2027-12-31T23:59Z', texts)).toEqual(['2027', '2028-12-29T00:00:00Z']);
});

test('a period lasts half a day, and also ends at the launch', () => {
  const period = (now: string, launch = once) => timedTextPeriod({ launch, now: new Date(now) });
  expect(period('2026-11-22T00:00Z')).toBe(period('2026-11-22T11:59Z'));
  expect(period('2026-11-22T11:59Z')).not.toBe(period('2026-11-22T12:00Z'));
  expect(period('2026-11-22T12:00Z')).not.toBe(period('2026-11-23T12:00Z'));
  expect(period('2027-06-06T11:59Z')).not.toBe(period('2027-06-06T12:00Z'));
});
