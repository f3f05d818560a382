/** The still that stands for the film, in the player and in results of a search, by language. Written by `npm run media film-posters`; sizes in px. */
export const filmPosters = {
  en: {
    player: {
      avif: '/media/film-posters/poster-en.d915acae.avif',
      width: 1024,
      height: 576,
    },
    thumbnail: {
      jpg: '/media/film-posters/poster-en.060e9e66.jpg',
      width: 1280,
      height: 720,
    },
  },
  ar: {
    player: {
      avif: '/media/film-posters/poster-ar.08807364.avif',
      width: 1024,
      height: 576,
    },
    thumbnail: {
      jpg: '/media/film-posters/poster-ar.171c4f73.jpg',
      width: 1280,
      height: 720,
    },
  },
} as const;
