import type { Locale } from './locale.ts';

/** Latin digits and the Gregorian calendar in both languages. */
const tag: Record<Locale, string> = { en: 'en-GB', ar: 'ar-SA-u-nu-latn-ca-gregory' };

export function formatNumber(value: number, locale: Locale): string {
  return new Intl.NumberFormat(tag[locale]).format(value);
}

/** @param date a moment; only its day in `timeZone` (default: the reader's own) is shown */
export function formatDay(date: Date, locale: Locale, timeZone?: string): string {
  return new Intl.DateTimeFormat(tag[locale], { day: 'numeric', month: 'long', year: 'numeric', ...(timeZone && { timeZone }) }).format(date);
}
