import { eventPath } from '../../../content/addresses.ts';
import type { SportsEvent } from '../../../content/schema.ts';
import { formatDayAndMonth } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locale.ts';

/** An event as a line in a list of dates. `iso` is its day where it takes place. */
export type EventDate = {
  name: string;
  path: string;
  iso: string;
  day: string;
  month: string;
  venue: string;
  city: string;
};

export function eventDateOf(event: SportsEvent, locale: Locale): EventDate {
  const iso = event.start.slice(0, 10);
  return {
    name: event.name[locale],
    path: eventPath(event),
    iso,
    ...formatDayAndMonth(new Date(`${iso}T00:00Z`), locale, 'UTC'),
    venue: event.venue[locale],
    city: event.city[locale],
  };
}
