import { formatDay } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { EventDetails } from '../../seo/structured-data/event.ts';
import type { Day, Meetup } from './meetup-ticket.tsx';

/** @returns an event of several days as its ticket shows it */
export function meetupOf({ name, start, end = start }: EventDetails, locale: Locale): Meetup {
  return { name, from: dayOf(start, locale), to: dayOf(end, locale) };
}

function dayOf(iso: string, locale: Locale): Day {
  return { iso, text: formatDay(new Date(`${iso}T00:00Z`), locale, 'UTC') };
}
