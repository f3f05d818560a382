/** Latin digits and the Gregorian calendar in both languages. */
export const calendarTags = { en: 'en-GB', ar: 'ar-SA-u-nu-latn-ca-gregory' } as const;

/**
 * @param options another time zone than the reader's own, or a part that is left out
 * @returns a day as people write it: 6 June 2027
 */
export function dayName(
  date: Date,
  language: keyof typeof calendarTags,
  options: Pick<Intl.DateTimeFormatOptions, 'timeZone' | 'year'> = {},
): string {
  return new Intl.DateTimeFormat(calendarTags[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...options,
  }).format(date);
}
