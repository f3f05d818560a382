/** The still that stands for the film, in the player and in results of a search, by language. Written by `npm run media film-posters`; sizes in px. */
export const filmPosters = {
  en: {
    player: {
      avif: '/media/film-posters/poster-en.37c42d75.avif',
      width: 1024,
      height: 576,
    },
    thumbnail: {
      jpg: '/media/film-posters/poster-en.c8cc0b96.jpg',
      width: 1280,
      height: 720,
    },
  },
  ar: {
    player: {
      avif: '/media/film-posters/poster-ar.21147dc2.avif',
      width: 1024,
      height: 576,
    },
    thumbnail: {
      jpg: '/media/film-posters/poster-ar.71331aa1.jpg',
      width: 1280,
      height: 720,
    },
  },
} as const;
