import type { Locale } from '../locale.ts';

/**
 * Places in built pages for words that hang on the clock, on `LAUNCH_DATE` or on the address. They are filled whenever a
 * page is sent, so that one build serves any date of launch, before it and after.
 */

export const slots = {
  /** The day of launch as a setting: `06-06` or `2027-06-06`. */
  launch: '{{launch}}',
  /** 2027-06-06 */
  launchIso: '{{launch-iso}}',
  /** 6 June 2027 */
  launchDay: (language: Locale) => `{{launch-day:${language}}}`,
  /** 6 June */
  launchShortDay: (language: Locale) => `{{launch-short-day:${language}}}`,
  /** 2026 */
  thisYear: '{{this-year}}',
  /** The year in which the last season from autumn to spring was played out: 2026 */
  lastSeason: '{{last-season}}',
  /** How many such seasons were played out since the one that began in `year`: 34 */
  seasonsSince: (year: number) => `{{seasons-since:${year}}}`,
  /** When the word of the day is old, for `security.txt`: 2027-11-21T00:00:00Z */
  securityExpires: '{{security-expires}}',
  /** The open invitation of a sport: from the day of the request, 2026-11-22, */
  meetupsFrom: '{{meetups-from}}',
  /** to six months later, 2027-05-22. */
  meetupsTo: '{{meetups-to}}',
  meetupsFromDay: (language: Locale) => `{{meetups-from:${language}}}`,
  meetupsToDay: (language: Locale) => `{{meetups-to:${language}}}`,
  /** On the page of an unknown address, which is rendered once for all: the question whether a name in it was meant. */
  didYouMean: '{{did-you-mean}}',
  /** There too, in the field of the search: the words of the address. */
  addressWords: '{{address-words}}',
};

/** Days as `2027-01-07`. A day is over once it has ended in every time zone. */
export type Days = {
  /** Shown from the end of this day on. */
  after?: string | undefined;
  /** Shown until the end of this day. */
  until?: string | undefined;
};

/** What stands before words, or parts of a page, that are shown on some days alone. They do not stand in each other. */
export function openDays({ after = '', until = '' }: Days): string {
  return `{{days:${after}..${until}}}`;
}
export const closeDays = '{{days-end}}';

/** Words of which the page shows the first until the end of `day`, and from then on the second. */
export function turningAfter(day: string, before: string, after: string): string {
  return `${openDays({ until: day })}${before}${closeDays}${openDays({ after: day })}${after}${closeDays}`;
}

/**
 * Words of which the page shows the first until the launch has come, and from then on the second. Places do not stand in
 * each other, so what turns within them is turned already.
 */
export function turningAtLaunch(before: string, after: string): string {
  if (before === after) return before;
  return `{{before}}${turned(before, false)}{{after}}${turned(after, true)}{{end}}`;
}

const turning = /\{\{before\}\}([\s\S]*?)\{\{after\}\}([\s\S]*?)\{\{end\}\}/g;

/** @returns a text in which all that turns at the launch is as it is on one side of it */
export function turned(text: string, launched: boolean): string {
  return text.replace(turning, (_whole, before: string, after: string) => (launched ? after : before));
}
