import { isoDay } from './day-names.ts';

/**
 * The launch date, set by `LAUNCH_DATE`. The launch is at 00:00 in each visitor's time zone.
 * Without a year it is the next such day, so it is always in the future. With a year it can pass,
 * which changes texts.
 */
export type LaunchDate = { year?: number; month: number; day: number };

export const defaultLaunchDate = '06-06';

/** A year without 29 February, so that a date without a year exists in every year. */
const commonYear = 2027;

/**
 * @param text `06-06` or `2027-06-06` @returns undefined for a day that does not exist, or not in
 * every year
 */
export function parseLaunchDate(text: string): LaunchDate | undefined {
  const [, year, month, day] = /^(?:(\d{4})-)?(\d{2})-(\d{2})$/.exec(text) ?? [];
  const written = `${year ?? commonYear}-${month}-${day}`;
  const date = new Date(`${written}T00:00Z`);
  if (Number.isNaN(date.getTime()) || isoDay(date) !== written) return undefined;
  return { ...(year && { year: Number(year) }), month: Number(month), day: Number(day) };
}

type Midnight = (year: number, month: number, day: number) => Date;

const midnights = {
  /** Midnight in the local time zone. */
  here: (year, month, day) => new Date(year, month - 1, day),
  /** Midnight in UTC−12, the last time zone. From then on the day has begun everywhere. */
  everywhere: (year, month, day) => new Date(Date.UTC(year, month - 1, day, 12)),
} satisfies Record<string, Midnight>;

/** @returns the moment of the launch; without a year, the next one at or after `now` */
export function launchMoment(launch: LaunchDate, now: Date, where: keyof typeof midnights): Date {
  const midnight = midnights[where];
  const { month, day } = launch;
  if (launch.year !== undefined) return midnight(launch.year, month, day);
  // Starts a year early, because the local year differs from that of UTC for some hours.
  let year = now.getUTCFullYear() - 1;
  while (midnight(year, month, day) < now) year += 1;
  return midnight(year, month, day);
}

/**
 * @returns true if the launch day has begun in every time zone. Before that, no page may offer the
 * app.
 */
export function hasLaunched(launch: LaunchDate, now: Date): boolean {
  return launch.year !== undefined && launchMoment(launch, now, 'everywhere') <= now;
}
