import { badges } from '@sportbuddy/media/manifest/badges';
import { filmPosters } from '@sportbuddy/media/manifest/film-posters';
import { fanVideo } from '@sportbuddy/media/manifest/video';
import { allPages, type Page } from '../../../content/addresses.ts';
import { baseLocale, type Locale, locales } from '../../../content/locale.ts';
import { isListed } from '../../../content/pages/fixed-pages.ts';
import { site } from '../../../content/site.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { absoluteUrl, canonicalPath, pageUrl } from '../addresses.ts';
import { shareCard } from '../page-head.ts';
import {
  type SitemapEntry,
  type SitemapVideo,
  sitemapIndexText,
  sitemapParts,
  sitemapText,
} from './sitemap-text.ts';
import { type TextFile, textFile } from './text-file.ts';

/** The sitemap, or an index of sitemaps if one file would exceed the protocol's limit. */
export function sitemapFile(): TextFile {
  const parts = sitemapParts(sitemapEntries(allPages(), film));
  const [only = []] = parts;
  return textFile(
    parts.length > 1 ? sitemapIndexText(parts.map(indexEntry)) : sitemapText(only),
    'application/xml',
  );
}

function indexEntry(part: { updated: string }[], index: number) {
  const updated =
    part
      .map((entry) => entry.updated)
      .toSorted()
      .at(-1) ?? '';
  return { url: absoluteUrl(`/sitemaps/${index + 1}.xml`), updated };
}

const partPath = /^\/sitemaps\/(\d+)\.xml$/;

/** A file of a split sitemap, such as `/sitemaps/2.xml`. */
export function sitemapPartFile(path: string): TextFile | undefined {
  const [, number] = partPath.exec(path) ?? [];
  if (!number) return undefined;
  const parts = sitemapParts(sitemapEntries(allPages(), film));
  const part = parts.length > 1 ? parts[Number(number) - 1] : undefined;
  return part && textFile(sitemapText(part), 'application/xml');
}

/** @returns the paths of the files beside `/sitemap.xml`; empty if the sitemap is not split */
export function sitemapPartPaths(): string[] {
  const parts = sitemapParts(sitemapEntries());
  return parts.length > 1 ? parts.map((_, index) => `/sitemaps/${index + 1}.xml`) : [];
}

/**
 * @param film returns the video of the video page
 * @returns all canonical URLs of the site in both languages
 */
export function sitemapEntries(
  pages: readonly Page[] = allPages(),
  film?: (locale: Locale) => SitemapVideo,
): SitemapEntry[] {
  return pages
    .filter((page) => isListed(page.kind) && canonicalPath(page) === page.path)
    .flatMap((page) => entriesOf(page, film));
}

function entriesOf(page: Page, film?: (locale: Locale) => SitemapVideo): SitemapEntry[] {
  const alternates = [
    ...locales.map((language) => ({ language, url: pageUrl(page.path, language) })),
    { language: 'x-default', url: pageUrl(page.path, baseLocale) },
  ];
  const badge = (locale: Locale) => (page.kind === 'team' ? badges[locale][page.team.slug] : undefined);
  return locales.map((locale) => ({
    url: pageUrl(page.path, locale),
    updated: page.updated,
    alternates,
    images: [shareCard(page.path, locale), badge(locale) ?? []].flat().map(absoluteUrl),
    ...(page.kind === 'watch-video' && film && { video: film(locale) }),
  }));
}

/** @returns the film, with title and description of the video page */
function film(locale: Locale): SitemapVideo {
  return {
    title: m.video_title({}, { locale }),
    description: m.video_about({}, { locale }),
    thumbnail: absoluteUrl(filmPosters[locale].thumbnail.jpg),
    content: absoluteUrl(fanVideo.sources[0].src),
    seconds: fanVideo.duration,
    published: site.filmPublished,
  };
}
