/** The still that stands for the film, in the player and in results of a search, by language. Written by `npm run media film-posters`; sizes in px. */
export const filmPosters = {
  en: {
    player: {
      avif: '/media/film-posters/poster-en.c67d26e7.avif',
      width: 1024,
      height: 576,
    },
    thumbnail: {
      jpg: '/media/film-posters/poster-en.2b67e787.jpg',
      width: 1280,
      height: 720,
    },
  },
  ar: {
    player: {
      avif: '/media/film-posters/poster-ar.6b3b312e.avif',
      width: 1024,
      height: 576,
    },
    thumbnail: {
      jpg: '/media/film-posters/poster-ar.1fb7439e.jpg',
      width: 1280,
      height: 720,
    },
  },
} as const;
