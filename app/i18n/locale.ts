/** The two languages of the site and the addresses of their pages. Arabic lives under `/ar`. */

export const locales = ['en', 'ar'] as const;
export type Locale = (typeof locales)[number];

export const otherLocale: Record<Locale, Locale> = { en: 'ar', ar: 'en' };
export const direction: Record<Locale, 'ltr' | 'rtl'> = { en: 'ltr', ar: 'rtl' };
export const openGraphLocale: Record<Locale, string> = { en: 'en_GB', ar: 'ar_SA' };

const arabicPrefix = '/ar';

/** @returns the language that an address's path is written in */
export function localeOf(path: string): Locale {
  return path === arabicPrefix || path.startsWith(`${arabicPrefix}/`) ? 'ar' : 'en';
}

/** @returns the path without its language, `/` for either home page */
export function barePath(path: string): string {
  const bare = localeOf(path) === 'ar' ? path.slice(arabicPrefix.length) : path;
  return bare.replace(/\/+$/, '') || '/';
}

/**
 * @param path a path in either language, with or without query and fragment
 * @returns the same page's path in `locale`
 */
export function localizedPath(path: string, locale: Locale): string {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? [];
  const bare = barePath(pathname);
  if (locale === 'en') return bare + rest;
  return (bare === '/' ? arabicPrefix : arabicPrefix + bare) + rest;
}

/** @returns the absolute address of a page in `locale`; the one source of canonical, hreflang and share addresses */
export function localizedUrl(origin: string, path: string, locale: Locale): string {
  return new URL(localizedPath(path, locale), origin).href;
}
