import type { Thing } from 'schema-dts';
import type { Page } from '../../content/addresses.ts';
import type { Locale } from '../../content/locale.ts';
import type { EventDetails } from './structured-data/event.ts';
import type { VideoDetails } from './structured-data/video.ts';

/** A link on the page. `path` has no language prefix. */
export type PageLink = { name: string; path: string };
export type Question = { question: string; answer: string };

type WithoutDate<P> = P extends Page ? Omit<P, 'updated'> & { updated?: string } : never;

/**
 * SEO data of a page. The first part is an entry of `content/addresses.ts`, which a page's `load`
 * spreads: `pageHead({ ...address, locale, breadcrumbs, faqs })`. The rest describes content that
 * the page shows, because structured data must only contain what visitors can see.
 */
export type PageSeo = WithoutDate<Page> & {
  locale: Locale;
  customTitle?: string;
  customDescription?: string;
  /** Appended to the description if both fit into its length limit. */
  additionalContext?: string;
  customKeywords?: readonly string[];
  /** Languages of the page; both by default. */
  alternateLanguages?: readonly Locale[];
  /** As shown on the page: home first, the page itself last. */
  breadcrumbs?: readonly PageLink[];
  faqs?: readonly Question[];
  /** Replaces the event of the page kind. */
  sportsEvent?: EventDetails;
  video?: VideoDetails;
  /** A list of links on the page, in its order. */
  items?: { name: string; links: readonly PageLink[] };
  /** Additional schema.org nodes. */
  customJsonLd?: readonly Thing[];
  noIndex?: boolean;
  /** Path or URL of a 1200 × 630 picture that replaces the page's share card. */
  image?: string;
};
