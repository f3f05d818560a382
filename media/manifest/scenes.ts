/** Drawn pictures of match nights. Written by `npm run media scenes`; sizes are the pictures' own pixels.
 * `features` is keyed by the detailed slides' slugs. A picture that `mirrors` may be flipped where reading starts at the right;
 * the others show figures and stay as they are. */
export const scenes = {
  features: {
    'find-and-echo': {
      avif: '/media/scenes/find-and-echo.9b5ad76c.avif',
      webp: '/media/scenes/find-and-echo.23e9dad8.webp',
      width: 1080,
      height: 810,
      mirrors: true,
    },
    'watch-parties-and-club-events': {
      avif: '/media/scenes/watch-party.9738eccb.avif',
      webp: '/media/scenes/watch-party.e4164b01.webp',
      width: 1080,
      height: 810,
      mirrors: true,
    },
    'challenges-and-leaderboards': {
      avif: '/media/scenes/challenges.bf3a4620.avif',
      webp: '/media/scenes/challenges.057df7b6.webp',
      width: 1080,
      height: 810,
      mirrors: false,
    },
    'away-days-and-playpass': {
      avif: '/media/scenes/away-days.bdba54b9.avif',
      webp: '/media/scenes/away-days.0197e684.webp',
      width: 1080,
      height: 810,
      mirrors: true,
    },
  },
  featuresHero: {
    avif: '/media/scenes/features-hero.32b9eba2.avif',
    webp: '/media/scenes/features-hero.0b2500b0.webp',
    width: 1760,
    height: 990,
    mirrors: true,
  },
  lostFan: {
    avif: '/media/scenes/lost-fan.128c9b11.avif',
    webp: '/media/scenes/lost-fan.90473095.webp',
    width: 1200,
    height: 900,
    mirrors: false,
  },
} as const;
