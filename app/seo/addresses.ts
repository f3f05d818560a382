import type { Page } from '../../content/addresses.ts';
import { DEFAULT_SITE_URL } from '../../content/default-addresses.ts';
import { type Locale, localizedUrl } from '../../content/locale.ts';

/** The origin that pages are built with; the server puts the configured one in its place as it sends them. */
export const origin = DEFAULT_SITE_URL;

/** @returns the absolute address of a page of this site */
export function pageUrl(path: string, locale: Locale): string {
  return localizedUrl(origin, path, locale);
}

/** @returns a path made absolute; an address that is absolute already stays as it is */
export function absoluteUrl(address: string): string {
  return new URL(address, origin).href;
}

/** @returns the one path, without language, that search engines should list for a page */
export function canonicalPath(page: Pick<Page, 'path'> & { canonical?: string }): string {
  return page.canonical ?? page.path;
}
