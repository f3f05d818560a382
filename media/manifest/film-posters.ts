/** The still that stands for the film, in the player and in results of a search, by language. Written by `npm run media film-posters`; sizes in px. */
export const filmPosters = {
  en: {
    player: {
      avif: '/media/film-posters/poster-en.579cc460.avif',
      width: 1024,
      height: 576,
    },
    thumbnail: {
      jpg: '/media/film-posters/poster-en.d3a80bf1.jpg',
      width: 1280,
      height: 720,
    },
  },
  ar: {
    player: {
      avif: '/media/film-posters/poster-ar.389c056f.avif',
      width: 1024,
      height: 576,
    },
    thumbnail: {
      jpg: '/media/film-posters/poster-ar.ba729585.jpg',
      width: 1280,
      height: 720,
    },
  },
} as const;
