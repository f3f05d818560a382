import { badges } from '@sportbuddy/media/manifest/badges';
import { allPages, type Page } from '../../../content/addresses.ts';
import { baseLocale, type Locale, locales } from '../../../content/locale.ts';
import { absoluteUrl, canonicalPath, pageUrl } from '../addresses.ts';
import { shareCard } from '../share-card.ts';
import type { SitemapEntry, SitemapVideo } from './sitemap-text.ts';

/**
 * @param film what the video page says of its film
 * @returns every canonical address of the site in both languages
 */
export function sitemapEntries(
  pages: readonly Page[] = allPages(),
  film?: (locale: Locale) => SitemapVideo,
): SitemapEntry[] {
  return pages.filter((page) => canonicalPath(page) === page.path).flatMap((page) => entriesOf(page, film));
}

function entriesOf(page: Page, film?: (locale: Locale) => SitemapVideo): SitemapEntry[] {
  const alternates = [
    ...locales.map((language) => ({ language, url: pageUrl(page.path, language) })),
    { language: 'x-default', url: pageUrl(page.path, baseLocale) },
  ];
  const badge = page.kind === 'team' ? badges[page.team.slug] : undefined;
  return locales.map((locale) => ({
    url: pageUrl(page.path, locale),
    updated: page.updated,
    alternates,
    images: [absoluteUrl(shareCard(page.path, locale)), ...(badge ? [absoluteUrl(badge)] : [])],
    ...(page.kind === 'watch-video' && film && { video: film(locale) }),
  }));
}
