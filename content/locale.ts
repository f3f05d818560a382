/**
 * The languages of the site, and what is true of one besides its words: where its pages are, which way it runs, how it is
 * named. Each fact is a value of its own, so that browsers get none that they do not use.
 */
export const locales = ['en', 'ar'] as const;
export type Locale = (typeof locales)[number];

/** Its addresses begin with no prefix, and it is for whoever speaks none of the others. */
export const baseLocale = 'en' satisfies Locale;

export const otherLocale: Record<Locale, Locale> = { en: 'ar', ar: 'en' };
export const direction: Record<Locale, 'ltr' | 'rtl'> = { en: 'ltr', ar: 'rtl' };
/** As its own readers call it. */
export const ownName: Record<Locale, string> = { en: 'English', ar: 'العربية' };
export const openGraphLocale: Record<Locale, string> = { en: 'en_GB', ar: 'ar_SA' };

/** @returns the language of that name, undefined where the site has none */
export function localeNamed(name: string | null | undefined): Locale | undefined {
  return locales.find((locale) => locale === name);
}

/** @returns what the address of every page in `locale` begins with */
export function pathPrefix(locale: Locale): string {
  return locale === baseLocale ? '' : `/${locale}`;
}

/** @returns the language that an address's path is written in */
export function localeOf(path: string): Locale {
  return localeNamed(path.split('/', 2)[1]) ?? baseLocale;
}

/** @returns the path without its language, `/` for every home page */
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

/** @returns the absolute address of a page in `locale`; the one source of canonical, hreflang and share addresses */
export function localizedUrl(origin: string, path: string, locale: Locale): string {
  return new URL(localizedPath(path, locale), origin).href;
}
