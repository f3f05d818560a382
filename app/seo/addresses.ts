import type { Page } from '../../content/addresses.ts';
import { type Locale, localizedUrl } from '../../content/locale.ts';
import { siteContext } from '../../content/site-context.ts';

/** @returns the absolute address of a page of this site */
export function pageUrl(path: string, locale: Locale): string {
  return localizedUrl(siteContext().siteUrl, path, locale);
}

/** @returns a path made absolute; an address that is absolute already stays as it is */
export function absoluteUrl(address: string): string {
  return new URL(address, siteContext().siteUrl).href;
}

/** @returns the one path, without language, that search engines should list for a page */
export function canonicalPath(page: Pick<Page, 'path'> & { canonical?: string }): string {
  return page.canonical ?? page.path;
}
