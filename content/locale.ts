/**
 * The languages of the site, with path prefix, direction and name. Each fact is a separate export,
 * so that bundles contain only those in use.
 */
export const locales = ['en', 'ar'] as const;
export type Locale = (typeof locales)[number];

/** The default language. Its paths have no prefix. */
export const baseLocale = 'en' satisfies Locale;

export const otherLocale: Record<Locale, Locale> = { en: 'ar', ar: 'en' };
export const direction: Record<Locale, 'ltr' | 'rtl'> = { en: 'ltr', ar: 'rtl' };
/** Name of each language in that language. */
export const ownName: Record<Locale, string> = { en: 'English', ar: 'العربية' };
export const openGraphLocale: Record<Locale, string> = { en: 'en_GB', ar: 'ar_SA' };
/** Where the readers of each language are. */
export const region: Record<Locale, string> = { en: 'worldwide', ar: 'middle-east' };

/** @returns `name` as a locale, undefined if the site does not have it */
export function localeNamed(name: string | null | undefined): Locale | undefined {
  return locales.find((locale) => locale === name);
}

/** @returns the prefix of all paths in `locale`, empty for the default language */
export function pathPrefix(locale: Locale): string {
  return locale === baseLocale ? '' : `/${locale}`;
}

/** @returns the language of a path */
export function localeOf(path: string): Locale {
  return localeNamed(path.split('/', 2)[1]) ?? baseLocale;
}

/** @returns the path without its language prefix, `/` for home pages */
export function barePath(path: string): string {
  return path.slice(pathPrefix(localeOf(path)).length).replace(/\/+$/, '') || '/';
}

/**
 * @param path a path in any language, with or without query and fragment
 * @returns the same page's path in `locale`
 */
export function localizedPath(path: string, locale: Locale): string {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? [];
  const bare = barePath(pathname);
  const own = pathPrefix(locale) + (bare === '/' ? '' : bare);
  return (own || '/') + rest;
}

/** @returns a page's path in every language */
export function localizedPaths(path: string): string[] {
  return locales.map((locale) => localizedPath(path, locale));
}

/**
 * @returns the absolute URL of a page in `locale`. Used for all canonical, hreflang and share URLs.
 */
export function localizedUrl(origin: string, path: string, locale: Locale): string {
  return new URL(localizedPath(path, locale), origin).href;
}
