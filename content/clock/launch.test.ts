import { expect, test } from 'vitest';
import { defaultLaunchDate, hasLaunched, launchMoment, parseLaunchDate } from './launch.ts';

const everyYear = { month: 6, day: 6 };
const once = { year: 2027, month: 6, day: 6 };

test('parses a launch date with and without a year', () => {
  expect(parseLaunchDate(defaultLaunchDate)).toEqual(everyYear);
  expect(parseLaunchDate('2027-06-06')).toEqual(once);
});

test.each(['', '6 June', '6-6', '13-01', '06-31', '02-29', '2027-02-29', '2027-06', '20270606'])(
  'rejects "%s" as a launch date',
  (text) => {
    expect(parseLaunchDate(text)).toBeUndefined();
  },
);

test('without a year the launch is the next 6 June at local midnight', () => {
  expect(launchMoment(everyYear, new Date(2026, 10, 21), 'here')).toEqual(new Date(2027, 5, 6));
  expect(launchMoment(everyYear, new Date(2027, 5, 5, 23, 59, 59), 'here')).toEqual(new Date(2027, 5, 6));
});

test('without a year the launch is now at its exact moment, and a year away a second later', () => {
  expect(launchMoment(everyYear, new Date(2027, 5, 6), 'here')).toEqual(new Date(2027, 5, 6));
  expect(launchMoment(everyYear, new Date(2027, 5, 6, 0, 0, 1), 'here')).toEqual(new Date(2028, 5, 6));
});

test('with a year the launch does not move after it has passed', () => {
  expect(launchMoment(once, new Date(2029, 0, 1), 'here')).toEqual(new Date(2027, 5, 6));
});

test('the app has launched when the day has begun in the last time zone, and never without a year', () => {
  expect(hasLaunched(once, new Date('2027-06-06T11:59:59Z'))).toBe(false);
  expect(hasLaunched(once, new Date('2027-06-06T12:00:00Z'))).toBe(true);
  expect(hasLaunched(everyYear, new Date('2027-06-07T12:00:00Z'))).toBe(false);
});
