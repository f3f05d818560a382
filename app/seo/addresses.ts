import type { Page } from '../../content/addresses.ts';
import { type Locale, localizedUrl } from '../../content/locale.ts';
import { siteContext } from '../../content/site-context.ts';

/** @returns the absolute URL of a page of this site */
export function pageUrl(path: string, locale: Locale): string {
  return localizedUrl(siteContext().siteUrl, path, locale);
}

/** @returns a path as absolute URL; absolute URLs are unchanged */
export function absoluteUrl(address: string): string {
  return new URL(address, siteContext().siteUrl).href;
}

/** @returns the canonical path of a page, without language prefix */
export function canonicalPath(page: Pick<Page, 'path'> & { canonical?: string }): string {
  return page.canonical ?? page.path;
}
