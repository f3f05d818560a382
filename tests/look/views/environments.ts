import type { State } from './state.ts';

/** A4 between the margins that browsers leave, in CSS pixels. */
const paper = { width: 718, height: 1047 };

/** The pages that differ most from each other. */
const samples = {
  home: '/',
  features: '/features',
  'sign-up': '/coming-soon',
  terms: '/terms-of-service',
  hub: '/football',
  team: '/football/liverpool',
};

function on(
  pages: readonly (keyof typeof samples)[],
  name: string,
  state: Omit<State, 'name' | 'path'>,
): State[] {
  return pages.map((page) => ({ ...state, name: `${page}-${name}`, path: samples[page] }));
}

/** A page on another day, in print, or in a browser with other preferences and abilities. */
export const environments: readonly State[] = [
  {
    name: 'event-over',
    path: '/football/events/champions-league-final-2027',
    day: 'afterLaunch',
    oncePerLanguage: true,
  },
  ...on(['home', 'features', 'sign-up', 'hub', 'team'], 'after-launch', {
    day: 'afterLaunch',
    oncePerLanguage: true,
    whole: true,
  }),
  ...on(['home', 'features', 'sign-up', 'terms', 'hub', 'team'], 'on-paper', {
    whole: true,
    sheet: paper,
    async reach(page) {
      await page.emulateMedia({ media: 'print' });
      // Nothing else makes the browser draw a page for paper, and only what has been drawn is measured.
      await page.screenshot();
    },
  }),
  ...on(['home'], 'saving-data', {
    oncePerLanguage: true,
    before: (page) =>
      page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })),
  }),
  ...on(['home', 'features'], 'without-motion', {
    oncePerLanguage: true,
    browser: { reducedMotion: 'reduce' },
  }),
  ...on(['home', 'sign-up', 'hub', 'team'], 'without-script', {
    oncePerLanguage: true,
    browser: { javaScriptEnabled: false },
  }),
  ...on(['home', 'sign-up', 'hub', 'team'], 'in-forced-colours', {
    whole: true,
    onlyPicture: true,
    oncePerLanguage: true,
    browser: { forcedColors: 'active' },
  }),
  ...on(['home', 'team'], 'with-more-contrast', { oncePerLanguage: true, browser: { contrast: 'more' } }),
  ...on(['home', 'hub', 'team'], 'without-pictures', {
    oncePerLanguage: true,
    before: (page) => page.route(/\.(avif|webp|svg|png|jpe?g)(\?|$)/, (route) => route.abort()),
  }),
  ...on(['home', 'team'], 'without-fonts', {
    oncePerLanguage: true,
    before: (page) => page.route(/\.woff2(\?|$)/, (route) => route.abort()),
  }),
];
