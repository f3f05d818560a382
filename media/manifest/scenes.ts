/** Drawn pictures of match nights. Written by `npm run media scenes`; sizes are the pictures' own pixels.
 * `features` is keyed by the detailed slides' slugs. A picture that `mirrors` may be flipped where reading starts at the right;
 * the others show figures and stay as they are. */
export const scenes = {
  features: {
    'find-and-echo': {
      avif: '/media/scenes/find-and-echo.86de71a2.avif',
      webp: '/media/scenes/find-and-echo.8b91f978.webp',
      width: 1080,
      height: 810,
      mirrors: true,
    },
    'watch-parties-and-club-events': {
      avif: '/media/scenes/watch-party.71c21539.avif',
      webp: '/media/scenes/watch-party.eb57f638.webp',
      width: 1080,
      height: 810,
      mirrors: true,
    },
    'challenges-and-leaderboards': {
      avif: '/media/scenes/challenges.9d59dc76.avif',
      webp: '/media/scenes/challenges.23cd7849.webp',
      width: 1080,
      height: 810,
      mirrors: false,
    },
    'away-days-and-playpass': {
      avif: '/media/scenes/away-days.21885871.avif',
      webp: '/media/scenes/away-days.1071638f.webp',
      width: 1080,
      height: 810,
      mirrors: true,
    },
  },
  featuresHero: {
    avif: '/media/scenes/features-hero.8f0b6e55.avif',
    webp: '/media/scenes/features-hero.0b3ab90e.webp',
    width: 1760,
    height: 990,
    mirrors: true,
  },
  lostFan: {
    avif: '/media/scenes/lost-fan.98ca6b6f.avif',
    webp: '/media/scenes/lost-fan.33ac536d.webp',
    width: 1200,
    height: 900,
    mirrors: false,
  },
} as const;
