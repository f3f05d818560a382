/** The stadium behind the headline. Written by `npm run media hero`; `poster` and `backdrop` in px, times in seconds, sizes in bytes. */
export const heroLoop = {
  landscape: {
    width: 1920,
    height: 1080,
    sources: [
      {
        src: '/media/hero/loop-landscape.ed6da9e1.webm',
        type: 'video/webm; codecs="av01.0.08M.10"',
        width: 1920,
        height: 1080,
        bytes: 836348,
      },
      {
        src: '/media/hero/loop-landscape.e2c5c42c.mp4',
        type: 'video/mp4; codecs="avc1.64001F"',
        width: 1280,
        height: 720,
        bytes: 789759,
      },
    ],
    poster: {
      avif: '/media/hero/poster-landscape.d353528b.avif',
      webp: '/media/hero/poster-landscape.2413a6b7.webp',
      width: 1920,
      height: 1080,
    },
    duration: 8,
    fps: 24,
  },
  portrait: {
    width: 720,
    height: 1280,
    sources: [
      {
        src: '/media/hero/loop-portrait.3c2fcd28.webm',
        type: 'video/webm; codecs="av01.0.05M.10"',
        width: 720,
        height: 1280,
        bytes: 428200,
      },
      {
        src: '/media/hero/loop-portrait.58e39d42.mp4',
        type: 'video/mp4; codecs="avc1.64001F"',
        width: 720,
        height: 1280,
        bytes: 389304,
      },
    ],
    poster: {
      avif: '/media/hero/poster-portrait.937277ca.avif',
      webp: '/media/hero/poster-portrait.3f839854.webp',
      width: 720,
      height: 1280,
    },
    duration: 8,
    fps: 24,
  },
  backdrop: {
    avif: '/media/hero/backdrop.5ed5cb5d.avif',
    webp: '/media/hero/backdrop.3d1ef917.webp',
    width: 1280,
    height: 720,
  },
  backdropPhone: {
    avif: '/media/hero/backdrop-phone.7b831db7.avif',
    webp: '/media/hero/backdrop-phone.1bf7792e.webp',
    width: 480,
    height: 960,
  },
} as const;
