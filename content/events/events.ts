import { dayName } from '../clock/day-names.ts';
import { isShownOn, launchIsoDay } from '../clock/timed-text.ts';
import type { Locale } from '../locale.ts';
import { parseEntries } from '../parse-entries.ts';
import { eventSchema, type SportsEvent } from '../schema.ts';
import { afcAsianCup2027OpeningMatch } from './afc-asian-cup-2027-opening-match.ts';
import { championsLeagueFinal2027 } from './champions-league-final-2027.ts';
import { grandNational2027 } from './grand-national-2027.ts';
import { kentuckyDerby2027 } from './kentucky-derby-2027.ts';
import { rugbyWorldCup2027OpeningMatch } from './rugby-world-cup-2027-opening-match.ts';
import { ryderCup2027 } from './ryder-cup-2027.ts';
import { saudiCup2027 } from './saudi-cup-2027.ts';
import { superBowlLxi } from './super-bowl-lxi.ts';
import { theOpen2027 } from './the-open-2027.ts';
import { tourDeFrance2027GrandDepart } from './tour-de-france-2027-grand-depart.ts';
import { wimbledon2027 } from './wimbledon-2027.ts';
import { womensWorldCup2027 } from './womens-world-cup-2027.ts';

/**
 * Events with a page, by date. Only facts that organisers have announced: date, venue and, if
 * known, time.
 */
export const events = parseEntries(({ slug }) => `content/events/${slug}.ts`, eventSchema, [
  afcAsianCup2027OpeningMatch,
  saudiCup2027,
  superBowlLxi,
  grandNational2027,
  kentuckyDerby2027,
  championsLeagueFinal2027,
  womensWorldCup2027,
  wimbledon2027,
  tourDeFrance2027GrandDepart,
  theOpen2027,
  ryderCup2027,
  rugbyWorldCup2027OpeningMatch,
]).toSorted((one, other) => one.start.localeCompare(other.start));

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
