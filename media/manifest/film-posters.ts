/** The still that stands for the film, in the player and in results of a search, by language. Written by `npm run media film-posters`; sizes in px. */
export const filmPosters = {
  en: {
    player: {
      avif: '/media/film-posters/poster-en.36713927.avif',
      width: 1024,
      height: 576,
    },
    thumbnail: {
      jpg: '/media/film-posters/poster-en.4e9dd86e.jpg',
      width: 1280,
      height: 720,
    },
  },
  ar: {
    player: {
      avif: '/media/film-posters/poster-ar.cde3a44e.avif',
      width: 1024,
      height: 576,
    },
    thumbnail: {
      jpg: '/media/film-posters/poster-ar.c90cc79c.jpg',
      width: 1280,
      height: 720,
    },
  },
} as const;
