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
      avif: '/media/film-stills/echo.8c7fca95.avif',
      webp: '/media/film-stills/echo.7eb00ea7.webp',
      width: 320,
      height: 180,
    },
    {
      avif: '/media/film-stills/watch-party.878ee58f.avif',
      webp: '/media/film-stills/watch-party.c6d00021.webp',
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
      avif: '/media/film-stills/away-days.15843278.avif',
      webp: '/media/film-stills/away-days.f99bbe66.webp',
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
    avif: '/media/film-stills/offer.a9d1a77e.avif',
    webp: '/media/film-stills/offer.77b1138e.webp',
    width: 1152,
    height: 648,
  },
} as const;
