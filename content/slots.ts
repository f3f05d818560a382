/**
 * Places in built pages for words that hang on the clock or on `LAUNCH_DATE`. The server fills them whenever it sends
 * a page, so that one build serves any date of launch, before it and after.
 */
type Language = 'en' | 'ar';

export const slots = {
  /** The day of launch as a setting: `06-06` or `2027-06-06`. */
  launch: '{{launch}}',
  /** 2027-06-06 */
  launchIso: '{{launch-iso}}',
  /** 6 June 2027 */
  launchDay: (language: Language) => `{{launch-day:${language}}}`,
  /** 6 June */
  launchShortDay: (language: Language) => `{{launch-short-day:${language}}}`,
  /** The open invitation of a sport: from the day of the request, 2026-11-22, */
  meetupsFrom: '{{meetups-from}}',
  /** to six months later, 2027-05-22. */
  meetupsTo: '{{meetups-to}}',
  meetupsFromDay: (language: Language) => `{{meetups-from:${language}}}`,
  meetupsToDay: (language: Language) => `{{meetups-to:${language}}}`,
};

/** Words of which the page shows the first until the launch has come, and from then on the second. */
export function turningAtLaunch(before: string, after: string): string {
  return `{{before}}${before}{{after}}${after}{{end}}`;
}
