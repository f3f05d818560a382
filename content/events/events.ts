import { dayName } from '../clock/day-names.ts';
import { isShownOn, launchIsoDay } from '../clock/timed-text.ts';
import type { Locale } from '../locale.ts';
import { parseEntries } from '../parse-entries.ts';
import { eventSchema, type SportsEvent } from '../schema.ts';
import { summerAndAutumn } from './summer-and-autumn.ts';
import { winterAndSpring } from './winter-and-spring.ts';

/**
 * Events with a page, by date. Only facts that organisers have announced: date, venue and, if
 * known, time.
 */
export const events = [
  ...parseEntries('content/events/winter-and-spring.ts', eventSchema, winterAndSpring),
  ...parseEntries('content/events/summer-and-autumn.ts', eventSchema, summerAndAutumn),
].toSorted((one, other) => one.start.localeCompare(other.start));

/** @returns false if only the day is known; pages then show no time */
export function hasStartingTime(event: Pick<SportsEvent, 'start'>): boolean {
  return event.start.includes('T');
}

/** @returns the first day in words, in the time zone of the venue */
export function firstDay({ start }: Pick<SportsEvent, 'start'>, locale: Locale): string {
  return dayName(new Date(`${start.slice(0, 10)}T00:00Z`), locale, { timeZone: 'UTC' });
}

/** @returns the last day of the event, in the time zone of its venue */
export function lastDayOf({ start, end }: Pick<SportsEvent, 'start' | 'end'>): string {
  return end ?? start.slice(0, 10);
}

export function isEventOver(event: Pick<SportsEvent, 'start' | 'end'>): boolean {
  return isShownOn({ after: lastDayOf(event) });
}

/**
 * The offer for an event: meetups, only a guide if it ends before the launch, nothing once it is
 * over.
 */
export type EventStage = 'meetups' | 'guide' | 'over';

export function eventStage(event: Pick<SportsEvent, 'start' | 'end'>): EventStage {
  if (isEventOver(event)) return 'over';
  return lastDayOf(event) < launchIsoDay() ? 'guide' : 'meetups';
}
