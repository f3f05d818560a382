/** The days that pages are looked at, in milliseconds, whatever the clock says. */
export const days = {
  beforeLaunch: Date.UTC(2026, 10, 22, 12),
  /** The app is out, and half of the events are over. */
  afterLaunch: Date.UTC(2027, 6, 8, 12),
};
export type Day = keyof typeof days;

/** When the app has come out, for a site that is looked at after it. */
export const launchDate = '2027-06-06';
