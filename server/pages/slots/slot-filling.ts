import { dayName } from '../../../content/clock/day-names.ts';
import { hasLaunched, type LaunchDate, launchMoment } from '../../../content/clock/launch.ts';
import { monthsAfter } from '../../../content/clock/months.ts';
import { slots, turned } from '../../../content/clock/slots.ts';
import { locales } from '../../../content/locale.ts';

/** How far ahead a sport's open invitation reaches. */
const meetupMonths = 6;
/** RFC 9116 recommends less than a year; every day says anew that the address is still read. */
const securityDays = 364;
const dayMs = 86_400_000;
const utc = { timeZone: 'UTC' } as const;

/** By the end of June the last season has been played out. */
const seasonsEndBefore = 6;

const ofDays = /\{\{days:([\d-]*)\.\.([\d-]*)\}\}([\s\S]*?)\{\{days-end\}\}/g;
const slot = /\{\{[a-z:-]+\}\}/g;
const seasonsSince = /\{\{seasons-since:(\d{4})\}\}/g;

/** @returns what fills the slots of a page that is sent at `now` */
export function slotFilling(launch: LaunchDate, now: Date): (text: string) => string {
  const launched = hasLaunched(launch, now);
  const words = wordsAt(launch, now);
  const lastSeason = lastSeasonAt(now);
  const onDays = (text: string) =>
    text.replace(ofDays, (_whole, after: string, until: string, words: string) =>
      (!after || isOver(after, now)) && !(until && isOver(until, now)) ? words : '',
    );
  return (text) =>
    turned(onDays(text), launched)
      .replace(seasonsSince, (_whole, year: string) => String(lastSeason - Number(year)))
      .replace(slot, (name) => words.get(name) ?? name);
}

/** @returns a name for the time in which every slot keeps its words: half a day in UTC, and the side of the launch */
export function editionAt(launch: LaunchDate, now: Date): string {
  const half = now.getUTCHours() < 12 ? 'am' : 'pm';
  return `${isoDay(now)} ${half} ${isoDay(launchMoment(launch, now, 'everywhere'))} ${hasLaunched(launch, now)}`;
}

function wordsAt(launch: LaunchDate, now: Date): Map<string, string> {
  const day = launchMoment(launch, now, 'everywhere');
  const until = monthsAfter(now, meetupMonths);
  const words = new Map([
    [slots.launch, settingOf(launch)],
    [slots.launchIso, isoDay(day)],
    [slots.thisYear, String(now.getUTCFullYear())],
    [slots.lastSeason, String(lastSeasonAt(now))],
    [slots.securityExpires, `${isoDay(daysAfter(now, securityDays))}T00:00:00Z`],
    [slots.meetupsFrom, isoDay(now)],
    [slots.meetupsTo, isoDay(until)],
  ]);
  for (const language of locales) {
    words.set(slots.launchDay(language), dayName(day, language, utc));
    words.set(slots.launchShortDay(language), dayName(day, language, { ...utc, year: undefined }));
    words.set(slots.meetupsFromDay(language), dayName(now, language, utc));
    words.set(slots.meetupsToDay(language), dayName(until, language, utc));
  }
  return words;
}

/** @returns whether a day has ended in the last time zone, twelve hours behind UTC */
function isOver(day: string, now: Date): boolean {
  return daysAfter(new Date(`${day}T12:00Z`), 1) <= now;
}

/** @returns the year in which the last season from autumn to spring was played out */
function lastSeasonAt(now: Date): number {
  return now.getUTCFullYear() - (now.getUTCMonth() < seasonsEndBefore ? 1 : 0);
}

function settingOf({ year, month, day }: LaunchDate): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return [...(year ? [year] : []), two(month), two(day)].join('-');
}

function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function daysAfter(date: Date, days: number): Date {
  return new Date(date.getTime() + days * dayMs);
}
