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
      avif: '/media/film-stills/echo.bf9e661c.avif',
      webp: '/media/film-stills/echo.ae39eba8.webp',
      width: 320,
      height: 180,
    },
    {
      avif: '/media/film-stills/watch-party.17b70eb4.avif',
      webp: '/media/film-stills/watch-party.7540619b.webp',
      width: 320,
      height: 180,
    },
    {
      avif: '/media/film-stills/challenges.779cb57f.avif',
      webp: '/media/film-stills/challenges.b32d0920.webp',
      width: 320,
      height: 180,
    },
    {
      avif: '/media/film-stills/club-event.1e23fd9b.avif',
      webp: '/media/film-stills/club-event.e065fda1.webp',
      width: 320,
      height: 180,
    },
    {
      avif: '/media/film-stills/away-days.5e4b5f3c.avif',
      webp: '/media/film-stills/away-days.40ba3a92.webp',
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
    avif: '/media/film-stills/offer.7e4fbaf5.avif',
    webp: '/media/film-stills/offer.d86d2f25.webp',
    width: 1152,
    height: 648,
  },
} as const;
