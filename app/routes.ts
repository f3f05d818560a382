import type { Kind, Page } from './page.ts';

/** A folder of `pages/`. Its `page.tsx` is imported on the first request of such a page. */
type Route<K extends Kind> = { folder: string; load: () => Promise<{ default: Page<K> }> };

const legal = { folder: 'legal', load: () => import('./pages/legal/page.tsx') };

const info = { folder: 'info', load: () => import('./pages/info/page.tsx') };

/** Maps the kind of an address (`content/addresses.ts`) to the module of its page. */
export const routes: { [K in Kind]: Route<K> } = {
  home: { folder: 'home', load: () => import('./pages/home/page.tsx') },
  features: { folder: 'features', load: () => import('./pages/features/page.tsx') },
  'sign-up': { folder: 'sign-up', load: () => import('./pages/sign-up/page.tsx') },
  'watch-video': { folder: 'watch-video', load: () => import('./pages/watch-video/page.tsx') },
  privacy: legal,
  cookies: legal,
  terms: legal,
  about: info,
  help: info,
  safety: info,
  'pubs-and-clubs': info,
  press: info,
  accessibility: info,
  hub: { folder: 'hub', load: () => import('./pages/hub/page.tsx') },
  league: { folder: 'league', load: () => import('./pages/league/page.tsx') },
  team: { folder: 'team', load: () => import('./pages/team/page.tsx') },
  event: { folder: 'event', load: () => import('./pages/event/page.tsx') },
  'own-sign-up': { folder: 'own-sign-up', load: () => import('./pages/own-sign-up/page.tsx') },
};

/** For unknown addresses, and for pages that threw an error. */
export const notFoundRoute = { folder: 'not-found', load: () => import('./pages/not-found/page.tsx') };
