/**
 * Texts that depend on the date and the launch, read from `siteContext`. Content that uses them
 * must be a getter (`get en() { return … }`), so that it is evaluated for each rendering.
 */
import type { Locale } from '../locale.ts';
import { type SiteContext, siteContext } from '../site-context.ts';
import { dayName, isoDay } from './day-names.ts';
import { hasLaunched, launchMoment } from './launch.ts';
import { monthsAfter } from './months.ts';

type LaunchAndTime = Pick<SiteContext, 'launch' | 'now'>;

/** Duration of a sport's open invitation to meetups. */
const meetupMonths = 6;
/** RFC 9116 recommends less than a year. */
const securityTextDays = 364;
/** Zero-based month. Seasons from autumn to spring end by the end of June. */
const firstMonthAfterSeason = 6;
const dayMs = 86_400_000;
/**
 * Timed texts change at 00:00 and 12:00 UTC only: a day has begun, or is over, in every time zone
 * at 12:00.
 */
export const periodMs = dayMs / 2;

/** @returns true if the launch day has begun in every time zone */
export function isLaunched(): boolean {
  const { launch, now } = siteContext();
  return hasLaunched(launch, now);
}

/** @returns `before` until the launch, `after` from then on */
export function launchText(before: string, after: string): string {
  return isLaunched() ? after : before;
}

/** Days such as `2027-01-07`. A day is over when it has ended in every time zone. */
export type Days = {
  /** Shown from the end of this day on. */
  after?: string | undefined;
  /** Shown until the end of this day. */
  until?: string | undefined;
};

export function isShownOn({ after, until }: Days): boolean {
  return (!after || isOver(after)) && !(until && isOver(until));
}

/** @returns `before` until the end of `day`, `after` from then on */
export function textUntil(day: string, before: string, after: string): string {
  return isOver(day) ? after : before;
}

/** @param day such as `2027-01-07`. It ends last in UTC−12. */
function isOver(day: string): boolean {
  return daysAfter(new Date(`${day}T12:00Z`), 1) <= siteContext().now;
}

/** @returns the launch as a setting: `06-06` or `2027-06-06` */
export function launchSetting(): string {
  const day = launchIsoDay();
  return siteContext().launch.year === undefined ? day.slice('2027-'.length) : day;
}

/** @returns 2027-06-06 */
export function launchIsoDay(): string {
  return isoDay(launchAt(siteContext()));
}

/** @returns 6 June 2027 */
export function launchDay(language: Locale): string {
  return dayName(launchAt(siteContext()), language, { timeZone: 'UTC' });
}

/** @returns the launch day in the calendar of Umm al-Qura: 1 محرم 1449 هـ */
export function launchHijriDay(): string {
  return dayName(launchAt(siteContext()), 'ar', { timeZone: 'UTC', calendar: 'islamic-umalqura' });
}

/** @returns true if the launch day is the first of Muharram in the calendar of Umm al-Qura */
export function isLaunchAtHijriNewYear(): boolean {
  return launchHijriDay().startsWith('1 محرم ');
}

/** @returns 6 June */
export function launchShortDay(language: Locale): string {
  return dayName(launchAt(siteContext()), language, { timeZone: 'UTC', year: undefined });
}

export function thisYear(): string {
  return String(siteContext().now.getUTCFullYear());
}

/** @returns the year in which the last complete season from autumn to spring ended */
export function lastSeason(): number {
  const { now } = siteContext();
  return now.getUTCFullYear() - (now.getUTCMonth() < firstMonthAfterSeason ? 1 : 0);
}

/** @returns the first day of the current season from autumn to spring, such as 2026-07-01 */
export function seasonStart(): string {
  return `${lastSeason()}-07-01`;
}

/** @returns the period of a sport's meetups: six months from today */
export function meetupDays(): { from: Date; to: Date } {
  const { now } = siteContext();
  return { from: now, to: monthsAfter(now, meetupMonths) };
}

/** @returns the expiry of `security.txt`, such as 2027-11-21T00:00:00Z */
export function securityTextExpires(): string {
  return `${isoDay(daysAfter(siteContext().now, securityTextDays))}T00:00:00Z`;
}

/**
 * @returns a cache key for pages. It identifies a period without changes of timed texts: half a day
 * in UTC (`periodMs`), before or after the launch.
 */
export function timedTextPeriod(site: LaunchAndTime): string {
  const half = site.now.getUTCHours() < 12 ? 'am' : 'pm';
  return `${isoDay(site.now)} ${half} ${isoDay(launchAt(site))} ${hasLaunched(site.launch, site.now)}`;
}

function launchAt({ launch, now }: LaunchAndTime): Date {
  return launchMoment(launch, now, 'everywhere');
}

function daysAfter(date: Date, days: number): Date {
  return new Date(date.getTime() + days * dayMs);
}
