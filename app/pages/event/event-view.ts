import { glyphs } from '@sportbuddy/media/manifest/shapes/badge-glyphs';
import { eventPath, hubPath } from '../../../content/addresses.ts';
import { catalogue } from '../../../content/catalogue.ts';
import { eventStage, hasStartingTime, lastDayOf } from '../../../content/events/events.ts';
import { eventFaqs } from '../../../content/faqs/faqs.ts';
import { guideOf } from '../../../content/guides/guides.ts';
import type { Locale } from '../../../content/locale.ts';
import type { SportsEvent } from '../../../content/schema.ts';
import { breadcrumbs } from '../../components/catalogue/breadcrumbs.tsx';
import { eventDates } from '../../components/catalogue/event-dates.ts';
import { localizeGuide } from '../../components/catalogue/guide.tsx';
import { localizeFaqs } from '../../components/catalogue/questions.tsx';
import { teamLinkOf } from '../../components/catalogue/team-link.tsx';
import { longestWordWidth } from '../../components/text-width.ts';
import { formatDay, formatDayAndMonth, formatTime } from '../../i18n/format.ts';
import { describeEvent } from '../../seo/structured-data/event.ts';

/** Time zone of most readers of a language, for a second start time. */
const readerTimeZone: Record<Locale, string> = { en: 'Europe/London', ar: 'Asia/Riyadh' };

const maxOtherEvents = 3;

export type EventView = ReturnType<typeof eventView>;

/** @returns the data of an event's page in one language */
export function eventView(event: SportsEvent, locale: Locale) {
  const name = event.name[locale];
  const sport = catalogue.sport(event.sport);
  const sportName = sport ? sport.label[locale] : '';
  const iso = event.start.slice(0, 10);
  const day = new Date(`${iso}T00:00Z`);
  return {
    name,
    wordWidth: longestWordWidth(name),
    sport: sportName,
    glyph: glyphs[event.sport],
    crumbs: breadcrumbs(...(sport ? [{ name: sportName, path: hubPath(sport) }] : []), {
      name,
      path: eventPath(event),
    }),
    start: event.start,
    lastDay: lastDayOf(event),
    stage: eventStage(event),
    admission: event.admission,
    hub: hubPath({ slug: event.sport }),
    date: formatDay(day, locale, 'UTC'),
    until: event.end && formatDay(new Date(`${event.end}T00:00Z`), locale, 'UTC'),
    ...formatDayAndMonth(day, locale, 'UTC'),
    time: hasStartingTime(event) ? timesOf(event.start, locale) : undefined,
    venue: event.venue[locale],
    place: [event.address, event.city, event.country].flatMap((part) => (part ? [part[locale]] : [])),
    description: describeEvent(event, locale),
    watchParties: event.watchParties[locale],
    sides: [event.home, event.away].flatMap((slug) => sideOf(slug, locale)),
    others: otherDates(event, locale),
    guide: localizeGuide(guideOf('events', event.slug), locale),
    faqs: localizeFaqs(eventFaqs(event), locale),
  };
}

/** @returns other events by date: those of the sport, then the next ones of other sports */
function otherDates({ slug, sport }: SportsEvent, locale: Locale) {
  const others = catalogue.events
    .filter((other) => other.slug !== slug)
    .toSorted((a, b) => Number(b.sport === sport) - Number(a.sport === sport));
  return eventDates(others, locale, maxOtherEvents).toSorted((a, b) => a.iso.localeCompare(b.iso));
}

/**
 * @param start date and time with the offset of the venue
 * @returns the local time, and weekday and time for most readers if their clocks differ
 */
function timesOf(start: string, locale: Locale) {
  const here = formatTime(new Date(start), locale, readerTimeZone[locale]);
  const there = formatTime(new Date(`${start.slice(0, 16)}Z`), locale, 'UTC');
  return { there: start.slice(11, 16), here: here === there ? undefined : here };
}

function sideOf(slug: string | undefined, locale: Locale) {
  const team = catalogue.teams.find((candidate) => candidate.slug === slug);
  return team ? [teamLinkOf(team, locale)] : [];
}
