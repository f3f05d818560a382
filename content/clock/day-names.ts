import type { Locale } from '../locale.ts';

/** Latin digits and the Gregorian calendar in every language. */
export const calendarTag: Record<Locale, string> = { en: 'en-GB', ar: 'ar-SA-u-nu-latn-ca-gregory' };

/**
 * @param options time zone (default: the local one), and `year: undefined` to omit the year
 * @returns for example 6 June 2027
 */
export function dayName(
  date: Date,
  language: Locale,
  options: Pick<Intl.DateTimeFormatOptions, 'timeZone' | 'year'> = {},
): string {
  return new Intl.DateTimeFormat(calendarTag[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...options,
  }).format(date);
}

/** @returns the day in UTC: 2027-06-06 */
export function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
