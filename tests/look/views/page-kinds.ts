/** Views that the gate opens. `npm run test:all` opens all: each language in each window. */
export type InGate = 'once per language' | 'once' | 'none';

/**
 * A page kind with an example path. `folder` is the folder of its module in `app/pages/`. One route
 * has several kinds if its pages have different parts. `inGate` is `once per language` by default,
 * and `once` for simpler kinds, and `none` for kinds that differ from another in a few parts.
 */
export type PageKind = { name: string; folder: string; path: string; status?: number; inGate?: InGate };

export const pageKinds: readonly PageKind[] = [
  { name: 'home', folder: 'home', path: '/' },
  { name: 'features', folder: 'features', path: '/features', inGate: 'once' },
  { name: 'sign-up', folder: 'sign-up', path: '/coming-soon' },
  { name: 'film', folder: 'watch-video', path: '/watch-video', inGate: 'once' },
  { name: 'privacy', folder: 'legal', path: '/privacy-policy', inGate: 'once' },
  { name: 'cookies', folder: 'legal', path: '/cookie-policy', inGate: 'none' },
  { name: 'terms', folder: 'legal', path: '/terms-of-service', inGate: 'none' },
  { name: 'about', folder: 'info', path: '/about', inGate: 'once' },
  { name: 'help', folder: 'info', path: '/help', inGate: 'none' },
  { name: 'safety', folder: 'info', path: '/safety', inGate: 'none' },
  { name: 'press', folder: 'info', path: '/press', inGate: 'none' },
  { name: 'hub', folder: 'hub', path: '/football', inGate: 'once' },
  { name: 'hub-without-leagues', folder: 'hub', path: '/nfl', inGate: 'once' },
  { name: 'hub-of-one', folder: 'hub', path: '/caving', inGate: 'none' },
  { name: 'league', folder: 'league', path: '/football/premier-league', inGate: 'once' },
  { name: 'league-of-one', folder: 'league', path: '/football/eredivisie', inGate: 'none' },
  { name: 'team', folder: 'team', path: '/football/liverpool', inGate: 'once' },
  { name: 'team-in-white', folder: 'team', path: '/football/real-madrid', inGate: 'none' },
  { name: 'team-without-year', folder: 'team', path: '/f1/mercedes', inGate: 'none' },
  {
    name: 'event-at-a-time',
    folder: 'event',
    path: '/rugby/events/rugby-world-cup-2027-opening-match',
    inGate: 'once',
  },
  {
    name: 'event-on-a-day',
    folder: 'event',
    path: '/football/events/champions-league-final-2027',
    inGate: 'none',
  },
  { name: 'own-sign-up', folder: 'own-sign-up', path: '/ticket', inGate: 'once' },
  { name: 'not-found', folder: 'not-found', path: '/no-such-page', status: 404, inGate: 'once' },
];

/** Viewports of a phone and a computer, in CSS pixels. */
export const windows = [
  { width: 375, height: 812 },
  { width: 1280, height: 800 },
] as const;
export type Window = { width: number; height: number };
