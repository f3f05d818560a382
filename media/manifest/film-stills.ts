/** Stills of the film: one for each of its clips, and a large one. Written by `npm run media film-stills`; sizes in px. */
export const filmStills = {
  chapters: [
    {
      avif: '/media/film-stills/alone.074e79bc.avif',
      webp: '/media/film-stills/alone.ae93a01c.webp',
      width: 320,
      height: 180,
    },
    {
      avif: '/media/film-stills/echo.f2f1dcc1.avif',
      webp: '/media/film-stills/echo.bf1d81be.webp',
      width: 320,
      height: 180,
    },
    {
      avif: '/media/film-stills/watch-party.e4d35942.avif',
      webp: '/media/film-stills/watch-party.8601ab0d.webp',
      width: 320,
      height: 180,
    },
    {
      avif: '/media/film-stills/challenges.6dfd2e80.avif',
      webp: '/media/film-stills/challenges.5d33c1a8.webp',
      width: 320,
      height: 180,
    },
    {
      avif: '/media/film-stills/club-event.b7092c0b.avif',
      webp: '/media/film-stills/club-event.f48880c3.webp',
      width: 320,
      height: 180,
    },
    {
      avif: '/media/film-stills/away-days.b82d91fa.avif',
      webp: '/media/film-stills/away-days.84a057ea.webp',
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
      avif: '/media/film-stills/unite.058fde12.avif',
      webp: '/media/film-stills/unite.ca9d2541.webp',
      width: 320,
      height: 180,
    },
  ],
  offer: {
    avif: '/media/film-stills/offer.cfe01725.avif',
    webp: '/media/film-stills/offer.2538a83a.webp',
    width: 1152,
    height: 648,
  },
} as const;
