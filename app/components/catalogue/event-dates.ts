import { eventPath } from '../../../content/addresses.ts';
import type { Days } from '../../../content/clock/timed-text.ts';
import { lastDayOf } from '../../../content/events/events.ts';
import type { Locale } from '../../../content/locale.ts';
import type { SportsEvent } from '../../../content/schema.ts';
import { formatDayAndMonth } from '../../i18n/format.ts';

/** A row in a list of dates. `iso` is the start date in the time zone of the venue. */
export type EventDate = {
  name: string;
  path: string;
  iso: string;
  day: string;
  month: string;
  venue: string;
  city: string;
  visibleDays: Days & { until: string };
};

/**
 * @param limit maximum number of rows shown at once; when an event ends, the next one is shown
 * instead
 * @returns all rows that are shown at some time before the last event ends, each with its days
 */
export function eventDates(
  events: readonly SportsEvent[],
  locale: Locale,
  limit = events.length,
): EventDate[] {
  return events.flatMap((event, index) => {
    const until = lastDayOf(event);
    if (index < limit) return [eventDateOf(event, locale, { until })];
    // Shown once enough earlier events have ended.
    const earlierEndDays = events.slice(0, index).map(lastDayOf).toSorted();
    const after = earlierEndDays.at(index - limit);
    return after && after < until ? [eventDateOf(event, locale, { after, until })] : [];
  });
}

function eventDateOf(event: SportsEvent, locale: Locale, visibleDays: EventDate['visibleDays']): EventDate {
  const iso = event.start.slice(0, 10);
  return {
    name: event.name[locale],
    path: eventPath(event),
    iso,
    ...formatDayAndMonth(new Date(`${iso}T00:00Z`), locale, 'UTC'),
    venue: event.venue[locale],
    city: event.city[locale],
    visibleDays,
  };
}
