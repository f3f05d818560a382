import type { Graph, Thing, WebPage } from 'schema-dts';
import { isEventOver } from '../../../content/events.ts';
import type { Words } from '../../../content/pages/fixed-page.ts';
import { canonicalPath, pageUrl } from '../addresses.ts';
import type { PageSeo } from '../page-seo.ts';
import { type EventDetails, sportsEvent } from './event.ts';
import { eventDetails, hubMeetups } from './event-details.ts';
import { applicationId, entityId, websiteId } from './ids.ts';
import { breadcrumbList, faqPage, itemList } from './lists.ts';
import { mobileApplication, organization, website } from './site.ts';
import { leagueOrganization, sportsTeam } from './team.ts';
import { videoObject } from './video.ts';

/** Pages that show the store badges and so speak of the app itself. */
const appPages: ReadonlySet<PageSeo['kind']> = new Set(['home', 'features']);

/** @returns the page's structured data, as one graph whose parts refer to each other */
export function graphOf(page: PageSeo, words: Words, image: string): Graph {
  const { locale, breadcrumbs, faqs, items, video } = page;
  const path = canonicalPath(page);
  const url = pageUrl(path, locale);
  const event = page.sportsEvent ?? eventOf(page);
  // The questions of an event are about watching it.
  const isOver = page.kind === 'event' && isEventOver(page.event);
  const parts: Thing[] = [organization(locale), website(), webPage(page, words, url, image)];
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
    '@type': page.kind === 'hub' || page.kind === 'league' ? 'CollectionPage' : 'WebPage',
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

/** @returns the name of the thing that the page is about, where it is about one */
function subjectOf(page: PageSeo): string | undefined {
  const path = canonicalPath(page);
  if (page.kind === 'team' || page.kind === 'league' || page.kind === 'event')
    return entityId(path, page.kind);
  if (page.kind === 'hub') return entityId(path, 'meetups');
  if (page.video) return entityId(path, 'video');
  return page.kind === 'home' ? applicationId() : undefined;
}
