import { expect, test } from 'vitest';
import { dayName } from './day-names.ts';

const evening = new Date('2027-06-06T22:30Z');

test('a day is written in either language with Latin digits and the same calendar', () => {
  expect(dayName(evening, 'en', { timeZone: 'UTC' })).toBe('6 June 2027');
  expect(dayName(evening, 'ar', { timeZone: 'UTC' })).toBe('6 يونيو 2027');
});

test('it is the day of the time zone that is asked for, and may be written without its year', () => {
  expect(dayName(evening, 'en', { timeZone: 'Asia/Riyadh' })).toBe('7 June 2027');
  expect(dayName(evening, 'en', { timeZone: 'UTC', year: undefined })).toBe('6 June');
});
