import { expect, test } from 'vitest';
import { dayName } from './day-names.ts';

const evening = new Date('2027-06-06T22:30Z');

test('formats a day in both languages with Latin digits and the Gregorian calendar', () => {
  expect(dayName(evening, 'en', { timeZone: 'UTC' })).toBe('6 June 2027');
  expect(dayName(evening, 'ar', { timeZone: 'UTC' })).toBe('6 يونيو 2027');
});

test('accepts a time zone, and can omit the year', () => {
  expect(dayName(evening, 'en', { timeZone: 'Asia/Riyadh' })).toBe('7 June 2027');
  expect(dayName(evening, 'en', { timeZone: 'UTC', year: undefined })).toBe('6 June');
});
