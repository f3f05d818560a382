import { direction, type Locale, localizedPath } from '../../content/locale.ts';
import { getLocale } from './paraglide/runtime.js';

/** The language of the page being rendered or shown. */
export function currentLocale(): Locale {
  return getLocale();
}

/** The direction in which the current language is written. */
export function currentDirection(): 'ltr' | 'rtl' {
  return direction[getLocale()];
}

/** @returns the path of a page of this site in the current language */
export function to(path: string): string {
  return localizedPath(path, getLocale());
}
