import type { Thing } from 'schema-dts';
import type { Page } from '../../content/addresses.ts';
import type { Locale } from '../../content/locale.ts';
import type { EventDetails } from './structured-data/event.ts';
import type { VideoDetails } from './structured-data/video.ts';

/** A link that the page shows; `path` has no language prefix. */
export type PageLink = { name: string; path: string };
export type Question = { question: string; answer: string };

type WithoutDate<P> = P extends Page ? Omit<P, 'updated'> & { updated?: string } : never;

/**
 * What search engines are told of a page. The first part is an entry of `content/addresses.ts` (its kind, path and entity), so a
 * page's `load` spreads it: `pageHead({ ...address, locale, breadcrumbs, faqs })`. The rest says what
 * else stands on the page: structured data names only what a visitor can see there.
 */
export type PageSeo = WithoutDate<Page> & {
  locale: Locale;
  customTitle?: string;
  customDescription?: string;
  /** A sentence that follows the description where both fit into a result list. */
  additionalContext?: string;
  customKeywords?: readonly string[];
  /** The languages that the page exists in; both unless told. */
  alternateLanguages?: readonly Locale[];
  /** Shown on the page, home first, the page itself last. */
  breadcrumbs?: readonly PageLink[];
  faqs?: readonly Question[];
  /** An event that the kind of page does not bring with it. */
  sportsEvent?: EventDetails;
  video?: VideoDetails;
  /** A list of links shown on the page, in its order. */
  items?: { name: string; links: readonly PageLink[] };
  /** More schema.org things. */
  customJsonLd?: readonly Thing[];
  noIndex?: boolean;
  /** A path or address of a 1200 by 630 picture other than the page's share card. */
  image?: string;
};
