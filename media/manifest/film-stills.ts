/** Stills of the film: one for each of its clips, and a large one. Written by `npm run media film-stills`; sizes in px. */
export const filmStills = {
  chapters: [
    {
      avif: '/media/film-stills/alone.27fd4206.avif',
      webp: '/media/film-stills/alone.63260149.webp',
      width: 320,
      height: 180,
    },
    {
      avif: '/media/film-stills/echo.9e3fb667.avif',
      webp: '/media/film-stills/echo.d4b9c89d.webp',
      width: 320,
      height: 180,
    },
    {
      avif: '/media/film-stills/watch-party.0b387454.avif',
      webp: '/media/film-stills/watch-party.accd51af.webp',
      width: 320,
      height: 180,
    },
    {
      avif: '/media/film-stills/challenges.6efc54bc.avif',
      webp: '/media/film-stills/challenges.91a8a776.webp',
      width: 320,
      height: 180,
    },
    {
      avif: '/media/film-stills/club-event.3ec4337e.avif',
      webp: '/media/film-stills/club-event.bcf69da7.webp',
      width: 320,
      height: 180,
    },
    {
      avif: '/media/film-stills/away-days.c310d8fa.avif',
      webp: '/media/film-stills/away-days.b3b30b2c.webp',
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
      avif: '/media/film-stills/unite.c57bbf71.avif',
      webp: '/media/film-stills/unite.9e72ee2e.webp',
      width: 320,
      height: 180,
    },
  ],
  offer: {
    avif: '/media/film-stills/offer.6995c21a.avif',
    webp: '/media/film-stills/offer.9358a004.webp',
    width: 1152,
    height: 648,
  },
} as const;
