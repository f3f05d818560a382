/** The film’s captions and chapters as WebVTT, by language. Written by `npm run media film-tracks`. */
export const filmTracks = {
  captions: {
    en: '/media/film-tracks/captions-en.46ade4ab.vtt',
    ar: '/media/film-tracks/captions-ar.a5488532.vtt',
  },
  chapters: {
    en: '/media/film-tracks/chapters-en.53422a8a.vtt',
    ar: '/media/film-tracks/chapters-ar.e0f105f5.vtt',
  },
} as const;
