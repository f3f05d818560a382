import type { Locale } from '../../../content/locale.ts';
import type { Localized } from '../../../content/schema.ts';

/** The country, by its English name, that most readers of a language follow first. */
const nearest: Partial<Record<Locale, string>> = { ar: 'Saudi Arabia' };

/** @returns the entries in their order, but for those of the country nearest to the language's readers, which lead */
export function nearestFirst<T extends { country?: Localized | undefined }>(
  entries: readonly T[],
  locale: Locale,
): T[] {
  return leading(entries, ({ country }) => country !== undefined && country.en === nearest[locale]);
}

/** @returns the entries in their order, but for those that lead */
export function leading<T>(entries: readonly T[], leads: (entry: T) => boolean): T[] {
  return [...entries.filter(leads), ...entries.filter((entry) => !leads(entry))];
}
