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
      avif: '/media/film-stills/echo.5abfe9c6.avif',
      webp: '/media/film-stills/echo.a1711d07.webp',
      width: 320,
      height: 180,
    },
    {
      avif: '/media/film-stills/watch-party.bedc61d4.avif',
      webp: '/media/film-stills/watch-party.eddcd610.webp',
      width: 320,
      height: 180,
    },
    {
      avif: '/media/film-stills/challenges.5389d570.avif',
      webp: '/media/film-stills/challenges.b14f92f4.webp',
      width: 320,
      height: 180,
    },
    {
      avif: '/media/film-stills/club-event.fe4de3b3.avif',
      webp: '/media/film-stills/club-event.da828166.webp',
      width: 320,
      height: 180,
    },
    {
      avif: '/media/film-stills/away-days.3e4015dd.avif',
      webp: '/media/film-stills/away-days.f619d86d.webp',
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
      avif: '/media/film-stills/unite.5a01bf1f.avif',
      webp: '/media/film-stills/unite.cca594b0.webp',
      width: 320,
      height: 180,
    },
  ],
  offer: {
    avif: '/media/film-stills/offer.0da443b8.avif',
    webp: '/media/film-stills/offer.7a7033b1.webp',
    width: 1152,
    height: 648,
  },
} as const;
