/**
 * A page kind with an example path. `folder` is the folder of its module in `app/pages/`. One route has several kinds
 * if its pages have different parts. A variant differs from another kind in a few parts. The gate opens variants once,
 * `npm run test:all` in all languages and windows.
 */
export type PageKind = { name: string; folder: string; path: string; status?: number; isVariant?: boolean };

export const pageKinds: readonly PageKind[] = [
  { name: 'home', folder: 'home', path: '/' },
  { name: 'features', folder: 'features', path: '/features' },
  { name: 'sign-up', folder: 'early-access', path: '/coming-soon' },
  { name: 'film', folder: 'watch-video', path: '/watch-video' },
  { name: 'privacy', folder: 'legal', path: '/privacy-policy' },
  { name: 'cookies', folder: 'legal', path: '/cookie-policy', isVariant: true },
  { name: 'terms', folder: 'legal', path: '/terms-of-service', isVariant: true },
  { name: 'about', folder: 'info', path: '/about' },
  { name: 'help', folder: 'info', path: '/help', isVariant: true },
  { name: 'safety', folder: 'info', path: '/safety', isVariant: true },
  { name: 'press', folder: 'info', path: '/press', isVariant: true },
  { name: 'hub', folder: 'hub', path: '/football' },
  { name: 'hub-without-leagues', folder: 'hub', path: '/nfl', isVariant: true },
  { name: 'hub-of-one', folder: 'hub', path: '/caving', isVariant: true },
  { name: 'league', folder: 'league', path: '/football/premier-league' },
  { name: 'league-of-one', folder: 'league', path: '/football/eredivisie', isVariant: true },
  { name: 'team', folder: 'team', path: '/football/liverpool' },
  { name: 'team-in-white', folder: 'team', path: '/football/real-madrid', isVariant: true },
  { name: 'team-without-year', folder: 'team', path: '/f1/mercedes', isVariant: true },
  { name: 'event-at-a-time', folder: 'event', path: '/rugby/events/rugby-world-cup-2027-opening-match' },
  {
    name: 'event-on-a-day',
    folder: 'event',
    path: '/football/events/champions-league-final-2027',
    isVariant: true,
  },
  { name: 'ticket-page', folder: 'ticket', path: '/ticket', isVariant: true },
  { name: 'not-found', folder: 'not-found', path: '/no-such-page', status: 404 },
];

/** Viewports of a phone and a computer, in CSS pixels. */
export const windows = [
  { width: 375, height: 812 },
  { width: 1280, height: 800 },
] as const;
export type Window = { width: number; height: number };
