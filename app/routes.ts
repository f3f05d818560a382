import type { Kind, Page } from './page.ts';

/** Where a kind of page is made: a folder of `pages/`, whose `page.tsx` is read when the first such page is asked for. */
type Route<K extends Kind> = { folder: string; load: () => Promise<{ default: Page<K> }> };

const legal = { folder: 'legal', load: () => import('./pages/legal/page.tsx') };

/** The address decides the kind of a page (`content/addresses.ts`), and the kind its module. */
export const routes: { [K in Kind]: Route<K> } = {
  home: { folder: 'home', load: () => import('./pages/home/page.tsx') },
  features: { folder: 'features', load: () => import('./pages/features/page.tsx') },
  'coming-soon': { folder: 'early-access', load: () => import('./pages/early-access/page.tsx') },
  'watch-video': { folder: 'watch-video', load: () => import('./pages/watch-video/page.tsx') },
  privacy: legal,
  cookies: legal,
  terms: legal,
  hub: { folder: 'hub', load: () => import('./pages/hub/page.tsx') },
  league: { folder: 'league', load: () => import('./pages/league/page.tsx') },
  team: { folder: 'team', load: () => import('./pages/team/page.tsx') },
  event: { folder: 'event', load: () => import('./pages/event/page.tsx') },
};

/** What an address without a page shows, and what a page shows that broke. */
export const notFoundRoute = { folder: 'not-found', load: () => import('./pages/not-found/page.tsx') };
