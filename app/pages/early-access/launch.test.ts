import { expect, test } from 'vitest';
import { nextLaunch, timeLeft } from './launch.ts';

test('launch is the next 6 June at midnight of the visitor', () => {
  expect(nextLaunch(new Date(2026, 10, 21))).toEqual(new Date(2027, 5, 6));
  expect(nextLaunch(new Date(2027, 5, 5, 23, 59, 59))).toEqual(new Date(2027, 5, 6));
});

test('at the very moment launch is now, and a second later it is a year away', () => {
  expect(nextLaunch(new Date(2027, 5, 6))).toEqual(new Date(2027, 5, 6));
  expect(nextLaunch(new Date(2027, 5, 6, 0, 0, 1))).toEqual(new Date(2028, 5, 6));
});

test('the time left is counted in whole units', () => {
  const launch = new Date(2027, 5, 6);
  const now = new Date(launch.getTime() - ((2 * 24 + 3) * 3600 + 4 * 60 + 5) * 1000 - 400);
  expect(timeLeft(launch, now)).toEqual({ days: 2, hours: 3, minutes: 4, seconds: 5 });
});

test('once launch has passed everything stays at zero', () => {
  expect(timeLeft(new Date(2027, 5, 6), new Date(2027, 5, 7))).toEqual({
    days: 0,
    hours: 0,
    minutes: 0,
    seconds: 0,
  });
});
