import type { Place, SportsTeam, SportsEvent as StructuredEvent } from 'schema-dts';
import { eventPath, hubPath, signUpPath, teamPath } from '../../../content/addresses.ts';
import { catalogue } from '../../../content/catalogue.ts';
import { isoDay } from '../../../content/clock/day-names.ts';
import { isLaunched, meetupDays } from '../../../content/clock/timed-text.ts';
import { isEventOver } from '../../../content/events/events.ts';
import { checkDay } from '../../../content/facts/checked-on.ts';
import { guideOf } from '../../../content/guides/guides.ts';
import type { Locale } from '../../../content/locale.ts';
import type { Sport, SportsEvent, Team } from '../../../content/schema.ts';
import { meetupPlace } from '../../../content/site.ts';
import { teams } from '../../../content/teams/teams.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { pageUrl } from '../addresses.ts';
import { entityId, organizationId, schemaOrgSport } from './ids.ts';

/** Data of an event before it becomes JSON-LD. URLs may be paths. */
export type EventDetails = {
  name: string;
  description: string;
  /** ISO date, or date and time with offset. */
  start: string;
  /** By default three hours after the start, if that has a time. */
  end?: string;
  /** Path without language prefix. */
  path: string;
  /** The schema.org name of the sport. */
  sport: string;
  location?: { name?: string; address?: string; city?: string; country?: string };
  attendance: 'Mixed' | 'Offline' | 'Online';
  /**
   * `path` has no language prefix. By default it is the path of the event, and `validFrom` its
   * start.
   */
  offer?: { price: number; currency: string; path?: string; validFrom?: string };
  /** True for past events, which have no `eventStatus`. */
  over?: boolean;
  /** True for events organised by SportBuddy. */
  ours?: boolean;
  home?: Competitor;
  away?: Competitor;
};
type Competitor = { name: string; path?: string };

/** A match with its break and celebrations (docs/product.md). */
const assumedHours = 3;

/** @param image absolute URL of the page's share card */
export function sportsEvent(event: EventDetails, image: string, locale: Locale): StructuredEvent {
  const url = pageUrl(event.path, locale);
  const end = event.end ?? endOf(event.start);
  return {
    '@type': 'SportsEvent',
    '@id': entityId(event.path, event.ours ? 'meetups' : 'event'),
    name: event.name,
    description: event.description,
    url,
    image,
    sport: event.sport,
    startDate: event.start,
    ...(end && { endDate: end }),
    ...(!event.over && { eventStatus: 'https://schema.org/EventScheduled' }),
    eventAttendanceMode: `https://schema.org/${event.attendance}EventAttendanceMode`,
    location: placeOf(event.location ?? {}, locale),
    ...(event.offer && {
      offers: {
        '@type': 'Offer',
        url: event.offer.path ? pageUrl(event.offer.path, locale) : url,
        price: event.offer.price,
        priceCurrency: event.offer.currency,
        availability: 'https://schema.org/InStock',
        validFrom: event.offer.validFrom ?? event.start,
      },
    }),
    ...(event.ours && { organizer: { '@id': organizationId() } }),
    ...(event.home && { homeTeam: competitor(event.home, locale) }),
    ...(event.away && { awayTeam: competitor(event.away, locale) }),
  };
}

/**
 * @returns the time three hours later, in the offset of `start`; undefined if `start` is only a day
 */
export function endOf(start: string): string | undefined {
  const [, offset] = /T.*?(Z|[+-]\d\d:\d\d)$/.exec(start) ?? [];
  if (!offset) return undefined;
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)/.exec(offset) ?? [];
  const offsetMinutes = Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes));
  const local = new Date(Date.parse(start) + (assumedHours * 60 + offsetMinutes) * 60_000);
  return local.toISOString().slice(0, 19) + offset;
}

function placeOf(location: NonNullable<EventDetails['location']>, locale: Locale): Place {
  const { city = meetupPlace.city[locale], country = meetupPlace.country[locale] } = location;
  return {
    '@type': 'Place',
    name: location.name ?? city,
    address: {
      '@type': 'PostalAddress',
      ...(location.address && { streetAddress: location.address }),
      addressLocality: city,
      addressCountry: country,
    },
  };
}

function competitor({ name, path }: Competitor, locale: Locale): SportsTeam {
  return {
    '@type': 'SportsTeam',
    name,
    ...(path && { '@id': entityId(path, 'team'), url: pageUrl(path, locale) }),
  };
}

/**
 * @returns the name of the meetups of a sport or league. Before launch it is that of their list,
 * because none exist.
 */
export function meetupsName(name: string, kind: Team['kind'], locale: Locale): string {
  return isLaunched() ? m.meetups_of({ kind, name }, { locale }) : m.list_of({ kind, name }, { locale });
}

/**
 * The meetups of a hub as one event, from the day of the request to six months later. Before launch
 * its free offer is a place on the early-access list.
 */
export function hubMeetups(sport: Sport, locale: Locale): EventDetails {
  const { from, to } = meetupDays();
  return {
    name: meetupsName(sport.label[locale], catalogue.kindOf(sport.slug), locale),
    description: sport.intro[locale],
    start: isoDay(from),
    end: isoDay(to),
    path: hubPath(sport),
    sport: schemaOrgSport(sport.slug),
    attendance: 'Mixed',
    offer: {
      price: 0,
      currency: 'GBP',
      ...(!isLaunched() && { path: signUpPath(sport.label[locale]) }),
    },
    ours: true,
  };
}

/**
 * @returns the description on the page. Before an event it states that the date is the organiser's
 * announcement, and when we checked it.
 */
export function describeEvent(event: SportsEvent, locale: Locale): string {
  const text = event.description[locale];
  if (isEventOver(event)) return text;
  const date = checkDay([event, guideOf('events', event.slug)], locale);
  return `${text} ${m.event_announced({ date }, { locale })}`;
}

/** An event of the calendar. It has no offer, because SportBuddy does not sell its tickets. */
export function eventDetails(event: SportsEvent, locale: Locale): EventDetails {
  const home = competitorOf(event.home, locale);
  const away = competitorOf(event.away, locale);
  return {
    name: event.name[locale],
    description: describeEvent(event, locale),
    start: event.start,
    ...(event.end && { end: event.end }),
    path: eventPath(event),
    sport: schemaOrgSport(event.sport),
    attendance: 'Offline',
    location: {
      name: event.venue[locale],
      ...(event.address && { address: event.address[locale] }),
      city: event.city[locale],
      country: event.country[locale],
    },
    ...(home && { home }),
    ...(away && { away }),
  };
}

function competitorOf(slug: string | undefined, locale: Locale): Competitor | undefined {
  const team = teams.find((candidate) => candidate.slug === slug);
  if (!team) return undefined;
  return { name: team.name[locale], path: teamPath(team) };
}
