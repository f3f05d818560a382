/** The still that stands for the film, by language. Written by `npm run media film-posters`; sizes in px. */
export const filmPosters = {
  en: {
    jpg: '/media/film-posters/poster-en.c8cc0b96.jpg',
    avif: '/media/film-posters/poster-en.37c42d75.avif',
    width: 1280,
    height: 720,
  },
  ar: {
    jpg: '/media/film-posters/poster-ar.71331aa1.jpg',
    avif: '/media/film-posters/poster-ar.21147dc2.avif',
    width: 1280,
    height: 720,
  },
} as const;
