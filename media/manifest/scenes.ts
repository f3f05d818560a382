/** Drawn pictures of match nights. Written by `npm run media scenes`; sizes are the pictures' own pixels.
 * `features` is keyed by the detailed slides' slugs. A picture that `mirrors` may be flipped where reading starts at the right;
 * the others show figures and stay as they are. */
export const scenes = {
  features: {
    'find-and-echo': {
      avif: '/media/scenes/find-and-echo.71446880.avif',
      webp: '/media/scenes/find-and-echo.ff7d18b6.webp',
      width: 1080,
      height: 810,
      mirrors: true,
    },
    'watch-parties-and-club-events': {
      avif: '/media/scenes/watch-party.1f972630.avif',
      webp: '/media/scenes/watch-party.4056242a.webp',
      width: 1080,
      height: 810,
      mirrors: true,
    },
    'challenges-and-leaderboards': {
      avif: '/media/scenes/challenges.3ed4daf0.avif',
      webp: '/media/scenes/challenges.aac1c1b9.webp',
      width: 1080,
      height: 810,
      mirrors: false,
    },
    'away-days-and-playpass': {
      avif: '/media/scenes/away-days.5f8b5d82.avif',
      webp: '/media/scenes/away-days.a8ccf267.webp',
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
    avif: '/media/scenes/lost-fan.0f6c0e39.avif',
    webp: '/media/scenes/lost-fan.9e97068a.webp',
    width: 1200,
    height: 900,
    mirrors: false,
  },
} as const;
