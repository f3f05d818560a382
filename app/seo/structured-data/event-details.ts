import { eventPath, hubPath, teamPath } from '../../../content/addresses.ts';
import type { Sport, SportsEvent } from '../../../content/schema.ts';
import { slots } from '../../../content/slots.ts';
import { teams } from '../../../content/teams.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { Contender, EventDetails } from './event.ts';
import { schemaSport } from './sport.ts';

const meetups: Record<Locale, (sport: string) => string> = {
  en: (sport) => `${sport} watch parties and meetups`,
  ar: (sport) => `لقاءات جمهور ${sport} وتجمّعات المشاهدة`,
};

/**
 * The meetups that a hub stands for, as one event from the day of the request to six months later.
 */
export function hubMeetups(sport: Sport, locale: Locale): EventDetails {
  const label = sport.label[locale];
  return {
    name: meetups[locale](label),
    description: sport.intro[locale],
    start: slots.meetupsFrom,
    end: slots.meetupsTo,
    path: hubPath(sport),
    sport: schemaSport(sport.slug),
    attendance: 'Mixed',
    offer: { price: 0, currency: 'GBP' },
    ours: true,
  };
}

/** An event of the calendar. Its tickets are the organiser's business, so it has no offer here. */
export function fixture(event: SportsEvent, locale: Locale): EventDetails {
  const home = contenderOf(event.home, locale);
  const away = contenderOf(event.away, locale);
  return {
    name: event.name[locale],
    description: event.description[locale],
    start: event.start,
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
