import type { Locale } from '../../../content/locale.ts';
import type { Localized } from '../../../content/schema.ts';

/** English name of the country that most readers of a language follow. */
const homeCountry: Partial<Record<Locale, string>> = { ar: 'Saudi Arabia' };

/** @returns the entries, those of the country nearest to the language's readers first */
export function homeCountryFirst<T extends { country?: Localized | undefined }>(
  entries: readonly T[],
  locale: Locale,
): T[] {
  return moveToFront(entries, ({ country }) => country !== undefined && country.en === homeCountry[locale]);
}

/** @returns the entries in their order, but those that match `leads` first */
export function moveToFront<T>(entries: readonly T[], leads: (entry: T) => boolean): T[] {
  return [...entries.filter(leads), ...entries.filter((entry) => !leads(entry))];
}
