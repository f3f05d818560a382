import type {
  BreadcrumbList,
  FAQPage,
  Graph,
  ItemList,
  MobileApplication,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';
import { isLaunched } from '../../../content/clock/timed-text.ts';
import { isEventOver } from '../../../content/events/events.ts';
import { baseLocale, type Locale, locales } from '../../../content/locale.ts';
import type { Words } from '../../../content/pages/fixed-page.ts';
import { site } from '../../../content/site.ts';
import { canonicalPath, pageUrl } from '../addresses.ts';
import type { PageLink, PageSeo, Question } from '../page-seo.ts';
import { type EventDetails, eventDetails, hubMeetups, sportsEvent } from './event.ts';
import { applicationId, entityId, organizationId, websiteId } from './ids.ts';
import { contactDetails, organization } from './organization.ts';
import { leagueOrganization, sportsTeam } from './team.ts';
import { videoObject } from './video.ts';

/** Pages with store badges, which describe the app. */
const appPages: ReadonlySet<PageSeo['kind']> = new Set(['home', 'features']);

const pageTypes: Partial<Record<PageSeo['kind'], 'AboutPage' | 'CollectionPage'>> = {
  hub: 'CollectionPage',
  league: 'CollectionPage',
  about: 'AboutPage',
};

/** @returns the page's structured data as one graph with cross-references */
export function graphOf(page: PageSeo, words: Words, image: string): Graph {
  const { locale, breadcrumbs, faqs, items, video } = page;
  const path = canonicalPath(page);
  const url = pageUrl(path, locale);
  const event = page.sportsEvent ?? eventOf(page);
  // An event's questions are about watching it, so they end with the event.
  const isOver = page.kind === 'event' && isEventOver(page.event);
  const contact = page.kind === 'about' ? contactDetails(locale) : {};
  const parts: Thing[] = [
    { ...organization(locale), ...contact },
    website(),
    webPage(page, words, url, image),
  ];
  if (appPages.has(page.kind)) parts.push(mobileApplication(locale));
  if (page.kind === 'team') parts.push(sportsTeam(page.team, locale));
  if (page.kind === 'league') parts.push(leagueOrganization(page.league, locale));
  if (event) parts.push(sportsEvent(event, image, locale));
  if (video) parts.push(videoObject(video, path, locale));
  if (breadcrumbs?.length) parts.push(breadcrumbList(breadcrumbs, url, locale));
  if (items?.links.length) parts.push(itemList(items, url, locale));
  if (faqs?.length && !isOver) parts.push(faqPage(faqs, url, locale));
  return { '@context': 'https://schema.org', '@graph': [...parts, ...(page.customJsonLd ?? [])] };
}

function eventOf(page: PageSeo): EventDetails | undefined {
  if (page.kind === 'event')
    return { ...eventDetails(page.event, page.locale), over: isEventOver(page.event) };
  if (page.kind === 'hub') return hubMeetups(page.sport, page.locale);
  return undefined;
}

function webPage(page: PageSeo, words: Words, url: string, image: string): WebPage {
  const subject = subjectOf(page);
  return {
    '@type': pageTypes[page.kind] ?? 'WebPage',
    '@id': `${url}#page`,
    url,
    name: words.title,
    description: words.description,
    inLanguage: page.locale,
    isPartOf: { '@id': websiteId() },
    primaryImageOfPage: { '@type': 'ImageObject', url: image },
    ...(page.updated && { dateModified: page.updated }),
    ...(subject && { mainEntity: { '@id': subject } }),
    ...(page.breadcrumbs?.length && { breadcrumb: { '@id': `${url}#breadcrumbs` } }),
  };
}

/** @returns the @id of the page's main entity, undefined if there is none */
function subjectOf(page: PageSeo): string | undefined {
  const path = canonicalPath(page);
  if (page.kind === 'team' || page.kind === 'league' || page.kind === 'event')
    return entityId(path, page.kind);
  if (page.kind === 'hub') return entityId(path, 'meetups');
  if (page.video) return entityId(path, 'video');
  if (page.kind === 'about') return organizationId();
  return page.kind === 'home' ? applicationId() : undefined;
}

function website(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': websiteId(),
    name: site.name,
    alternateName: site.arabicName,
    url: pageUrl('/', baseLocale),
    inLanguage: [...locales],
    publisher: { '@id': organizationId() },
  };
}

/** The app. It has no ratings yet, and no offer before launch. */
function mobileApplication(locale: Locale): MobileApplication {
  return {
    '@type': 'MobileApplication',
    '@id': applicationId(),
    name: site.name,
    url: pageUrl('/', locale),
    applicationCategory: 'SportsApplication',
    operatingSystem: 'iOS, Android',
    inLanguage: [...locales],
    publisher: { '@id': organizationId() },
    ...(isLaunched() && {
      offers: {
        '@type': 'Offer',
        url: pageUrl('/', locale),
        price: 0,
        priceCurrency: 'GBP',
        availability: 'https://schema.org/InStock',
      },
    }),
  };
}

/** @param page absolute URL of the page with the breadcrumbs */
function breadcrumbList(breadcrumbs: readonly PageLink[], page: string, locale: Locale): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${page}#breadcrumbs`,
    itemListElement: breadcrumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: pageUrl(path, locale),
    })),
  };
}

/** @param page absolute URL of the page with the questions */
function faqPage(questions: readonly Question[], page: string, locale: Locale): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': `${page}#faq`,
    inLanguage: locale,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** @param page absolute URL of the page with the links */
function itemList(
  { name, links }: { name: string; links: readonly PageLink[] },
  page: string,
  locale: Locale,
): ItemList {
  return {
    '@type': 'ItemList',
    '@id': `${page}#list`,
    name,
    numberOfItems: links.length,
    itemListElement: links.map((link, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: link.name,
      url: pageUrl(link.path, locale),
    })),
  };
}
