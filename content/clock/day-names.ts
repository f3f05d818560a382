import type { Locale } from '../locale.ts';

/** Latin digits and the Gregorian calendar in every language. */
export const calendarTag: Record<Locale, string> = { en: 'en-GB', ar: 'ar-SA-u-nu-latn-ca-gregory' };

const formats = new Map<string, Intl.DateTimeFormat>();

/** Creating a format takes longer than using it, so each is created once. */
export function dateFormat(language: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(calendarTag[language], options);
  formats.set(key, format);
  return format;
}

/**
 * @param options time zone (default: the local one), `year: undefined` to omit the year, and
 * another calendar
 * @returns for example 6 June 2027
 */
export function dayName(
  date: Date,
  language: Locale,
  options: Pick<Intl.DateTimeFormatOptions, 'timeZone' | 'year' | 'calendar'> = {},
): string {
  const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  return dateFormat(language, { ...day, ...options }).format(date);
}

/** @returns the day in UTC: 2027-06-06 */
export function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
