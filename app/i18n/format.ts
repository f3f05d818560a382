import { calendarTag, dayName } from '../../content/clock/day-names.ts';
import type { Locale } from '../../content/locale.ts';

/** Whole numbers read alike in both languages; loading the browser's tables for them would hold up a phone. */
export function formatNumber(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** @param date a moment; only its day in `timeZone` (default: the reader's own) is shown */
export function formatDay(date: Date, locale: Locale, timeZone?: string): string {
  return dayName(date, locale, { timeZone });
}

/** @returns a moment's day apart from its month and year, for a date set large */
export function formatDayAndMonth(
  date: Date,
  locale: Locale,
  timeZone: string,
): { day: string; month: string } {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(calendarTag[locale], { ...options, timeZone }).format(date);
  return { day: part({ day: 'numeric' }), month: part({ month: 'long', year: 'numeric' }) };
}

/** @returns weekday, hour and minute in a time zone, by the 24-hour clock */
export function formatTime(date: Date, locale: Locale, timeZone: string): string {
  return new Intl.DateTimeFormat(calendarTag[locale], {
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(date);
}
