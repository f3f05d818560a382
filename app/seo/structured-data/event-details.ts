import { eventPath, hubPath, teamPath } from '../../../content/addresses.ts';
import { isoDay } from '../../../content/clock/day-names.ts';
import { isLaunched, meetupDays } from '../../../content/clock/timed-text.ts';
import type { Locale } from '../../../content/locale.ts';
import type { Sport, SportsEvent } from '../../../content/schema.ts';
import { teams } from '../../../content/teams/teams.ts';
import { m } from '../../i18n/paraglide/messages.js';
import type { Contender, EventDetails } from './event.ts';
import { schemaSport } from './sport.ts';

/**
 * The meetups that a hub stands for, as one event from the day of the request to six months later. It can be joined
 * once the app has launched, and costs nothing then.
 */
export function hubMeetups(sport: Sport, locale: Locale): EventDetails {
  const { from, to } = meetupDays();
  return {
    name: m.meetups_of({ name: sport.label[locale] }, { locale }),
    description: sport.intro[locale],
    start: isoDay(from),
    end: isoDay(to),
    path: hubPath(sport),
    sport: schemaSport(sport.slug),
    attendance: 'Mixed',
    ...(isLaunched() && { offer: { price: 0, currency: 'GBP' } }),
    ours: true,
  };
}

/** An event of the calendar. Its tickets are the organiser's business, so it has no offer here. */
export function eventDetails(event: SportsEvent, locale: Locale): EventDetails {
  const home = contenderOf(event.home, locale);
  const away = contenderOf(event.away, locale);
  return {
    name: event.name[locale],
    description: event.description[locale],
    start: event.start,
    ...(event.end && { end: event.end }),
    path: eventPath(event),
    sport: schemaSport(event.sport),
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

function contenderOf(slug: string | undefined, locale: Locale): Contender | undefined {
  const team = teams.find((candidate) => candidate.slug === slug);
  if (!team) return undefined;
  return { name: team.name[locale], path: teamPath(team) };
}
