import type { Locale } from '../../../content/locale.ts';
import type { Localized } from '../../../content/schema.ts';

/** The country whose teams are listed first in a language. English name. */
const homeCountry: Partial<Record<Locale, string>> = { ar: 'Saudi Arabia' };

/** @returns the entries, those of the language's home country first */
export function homeCountryFirst<T extends { country?: Localized | undefined }>(
  entries: readonly T[],
  locale: Locale,
): T[] {
  return moveToFront(entries, ({ country }) => country !== undefined && country.en === homeCountry[locale]);
}

/** @returns the entries in their order, but those that match `isFirst` first */
export function moveToFront<T>(entries: readonly T[], isFirst: (entry: T) => boolean): T[] {
  return [...entries.filter(isFirst), ...entries.filter((entry) => !isFirst(entry))];
}
