/** Fixed dates on which tests open pages, in milliseconds. */
export const days = {
  beforeLaunch: Date.UTC(2026, 10, 22, 12),
  /** After the launch, when half of the events are over. */
  afterLaunch: Date.UTC(2027, 6, 8, 12),
};
export type Day = keyof typeof days;

/** Launch date of a site on the day `afterLaunch`. */
export const launchDate = '2027-06-06';
