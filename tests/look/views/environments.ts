import type { State } from './state.ts';

/** The printable area of A4 with the browser's default margins, in CSS pixels. */
const paper = { width: 718, height: 1047 };

/** Pages with very different layouts. */
export const samples = {
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

/** Pages on another day, in print, and in browsers with other preferences and features. */
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
    windows: [paper],
    async reach(page) {
      await page.emulateMedia({ media: 'print' });
      // A screenshot makes the browser lay out the page for print, which the checks then measure.
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
