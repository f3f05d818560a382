import { isoDay } from './day-names.ts';

/**
 * The launch, as one fact: a day whose 00:00 counts in each visitor's own time zone. `LAUNCH_DATE` sets it at start.
 * Without a year it is the next such day, so it always lies ahead; with one it can pass, and the texts turn over.
 */
export type LaunchDate = { year?: number; month: number; day: number };

export const defaultLaunchDate = '06-06';

/** A year in which every day of every other year exists, and no more. */
const commonYear = 2027;

/** @returns what `06-06` or `2027-06-06` says; undefined for a day that does not exist, or not in every year */
export function parseLaunchDate(text: string): LaunchDate | undefined {
  const [, year, month, day] = /^(?:(\d{4})-)?(\d{2})-(\d{2})$/.exec(text) ?? [];
  const written = `${year ?? commonYear}-${month}-${day}`;
  const date = new Date(`${written}T00:00Z`);
  if (Number.isNaN(date.getTime()) || isoDay(date) !== written) return undefined;
  return { ...(year && { year: Number(year) }), month: Number(month), day: Number(day) };
}

type Midnight = (year: number, month: number, day: number) => Date;

const midnights = {
  /** Of this clock's own time zone. */
  here: (year, month, day) => new Date(year, month - 1, day),
  /** Of the last time zone that a day reaches, twelve hours behind UTC: from then on it has begun everywhere. */
  everywhere: (year, month, day) => new Date(Date.UTC(year, month - 1, day, 12)),
} satisfies Record<string, Midnight>;

/** @returns the moment of launch as seen from `now`; the next one, where the day names no year */
export function launchMoment(launch: LaunchDate, now: Date, where: keyof typeof midnights): Date {
  const midnight = midnights[where];
  const { month, day } = launch;
  if (launch.year !== undefined) return midnight(launch.year, month, day);
  // A clock's own year differs from that of UTC for some hours, so the search begins a year early.
  let year = now.getUTCFullYear() - 1;
  while (midnight(year, month, day) < now) year += 1;
  return midnight(year, month, day);
}

/** @returns whether the day of launch has begun everywhere: before that no page may offer what is not there */
export function hasLaunched(launch: LaunchDate, now: Date): boolean {
  return launch.year !== undefined && launchMoment(launch, now, 'everywhere') <= now;
}
