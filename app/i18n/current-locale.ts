import { direction, type Locale, localizedPath } from '../../content/locale.ts';
import { getLocale } from './paraglide/runtime.js';

export function currentLocale(): Locale {
  return getLocale();
}

export function currentDirection(): 'ltr' | 'rtl' {
  return direction[getLocale()];
}

/** @returns the path of a page of this site in the current language */
export function to(path: string): string {
  return localizedPath(path, getLocale());
}
