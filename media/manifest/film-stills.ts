/** Stills of the film: one for each of its clips, and a large one. Written by `npm run media film-stills`; sizes in px. */
export const filmStills = {
  chapters: [
    {
      avif: '/media/film-stills/alone.23bb2286.avif',
      webp: '/media/film-stills/alone.87496181.webp',
      width: 320,
      height: 180,
    },
    {
      avif: '/media/film-stills/echo.44f3db24.avif',
      webp: '/media/film-stills/echo.8a1e7602.webp',
      width: 320,
      height: 180,
    },
    {
      avif: '/media/film-stills/watch-party.4879f3f0.avif',
      webp: '/media/film-stills/watch-party.793d1baf.webp',
      width: 320,
      height: 180,
    },
    {
      avif: '/media/film-stills/challenges.f5cb6e49.avif',
      webp: '/media/film-stills/challenges.ec226404.webp',
      width: 320,
      height: 180,
    },
    {
      avif: '/media/film-stills/club-event.954e8ee3.avif',
      webp: '/media/film-stills/club-event.53560e89.webp',
      width: 320,
      height: 180,
    },
    {
      avif: '/media/film-stills/away-days.8d2ca014.avif',
      webp: '/media/film-stills/away-days.93e4c8e1.webp',
      width: 320,
      height: 180,
    },
    {
      avif: '/media/film-stills/playpass.16b33bd5.avif',
      webp: '/media/film-stills/playpass.6a0fe036.webp',
      width: 320,
      height: 180,
    },
    {
      avif: '/media/film-stills/unite.4d209320.avif',
      webp: '/media/film-stills/unite.7bdcca57.webp',
      width: 320,
      height: 180,
    },
  ],
  offer: {
    avif: '/media/film-stills/offer.f6d4665f.avif',
    webp: '/media/film-stills/offer.50ac981a.webp',
    width: 1152,
    height: 648,
  },
} as const;
