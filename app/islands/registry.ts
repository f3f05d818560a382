/**
 * Every part of the site that comes to life in the browser, by the name that its markup carries. Each is a
 * chunk of its own, fetched only by pages that show it.
 */
export const islands = {
  toasts: () => import('../frame/toast-region.tsx').then((module) => module.ToastRegion),
  'language-offer': () => import('../frame/language-offer.tsx').then((module) => module.LanguageOffer),
  share: () => import('../frame/share/share-control.tsx').then((module) => module.ShareControl),
  countdown: () => import('../pages/early-access/countdown.tsx').then((module) => module.Countdown),
  'sign-up': () => import('../pages/early-access/sign-up-ticket.tsx').then((module) => module.SignUpTicket),
  'fan-count': () => import('../pages/catalogue/fan-count.tsx').then((module) => module.FanCount),
  'hero-film': () => import('../pages/home/hero/hero-film.tsx').then((module) => module.HeroFilm),
  'programme-carousel': () =>
    import('../pages/home/features/programme-carousel.tsx').then((module) => module.ProgrammeCarousel),
  'badge-carousel': () =>
    import('../pages/home/badges/badge-carousel.tsx').then((module) => module.BadgeCarousel),
  'pub-finder': () => import('../pages/home/maps/pub-finder.tsx').then((module) => module.PubFinder),
  'london-lights': () => import('../pages/home/maps/london-lights.tsx').then((module) => module.LondonLights),
  'away-carousel': () => import('../pages/home/maps/away-carousel.tsx').then((module) => module.AwayCarousel),
  'legal-contents': () => import('../pages/legal/contents.tsx').then((module) => module.Contents),
  player: () => import('../pages/watch-video/player.tsx').then((module) => module.Player),
  'scroll-hint': () => import('../pages/features/scroll-hint.tsx').then((module) => module.ScrollHint),
  'detail-carousel': () =>
    import('../pages/features/detail-carousel.tsx').then((module) => module.DetailCarousel),
  'team-carousel': () => import('../pages/features/team-carousel.tsx').then((module) => module.TeamCarousel),
  'menu-search': () => import('../pages/catalogue/search/search-box.tsx').then((module) => module.SearchBox),
  'site-search': () => import('../pages/catalogue/search/search-box.tsx').then((module) => module.SearchBox),
  // Named in development alone: a production build drops the branch, and the panel with it.
  ...(import.meta.env.DEV && {
    'webhook-panel': () =>
      import('../pages/early-access/webhook-panel/webhook-panel.tsx').then((module) => module.WebhookPanel),
  }),
};

export type IslandName = keyof typeof islands;
