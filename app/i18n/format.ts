import { dateFormat, dayName } from '../../content/clock/day-names.ts';
import type { Locale } from '../../content/locale.ts';

/**
 * Integers look the same in both languages. Does not use `Intl`, because loading its data is slow
 * on phones.
 */
export function formatNumber(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** @returns a position in a film, for example `1:05` */
export function formatSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
}

/** @param timeZone of the day, by default that of the browser or of the server */
export function formatDay(date: Date, locale: Locale, timeZone?: string): string {
  return dayName(date, locale, { timeZone });
}

/** @returns the day of the month, and month with year */
export function formatDayAndMonth(
  date: Date,
  locale: Locale,
  timeZone: string,
): { day: string; month: string } {
  const part = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, { ...options, timeZone }).format(date);
  return { day: part({ day: 'numeric' }), month: part({ month: 'long', year: 'numeric' }) };
}

/** @returns weekday, hour and minute in a time zone, in the 24-hour format */
export function formatTime(date: Date, locale: Locale, timeZone: string): string {
  return dateFormat(locale, {
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(date);
}
