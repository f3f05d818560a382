import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

test('returns whole days, hours, minutes and seconds', () => {
  const launch = new Date(2027, 5, 6);
  const now = new Date(launch.getTime() - ((2 * 24 + 3) * 3600 + 4 * 60 + 5) * 1000 - 400);
  expect(timeLeft(launch, now)).toEqual({ days: 2, hours: 3, minutes: 4, seconds: 5 });
});

test('returns zeros after the launch', () => {
  expect(timeLeft(new Date(2027, 5, 6), new Date(2027, 5, 7))).toEqual({
    days: 0,
    hours: 0,
    minutes: 0,
    seconds: 0,
  });
});
