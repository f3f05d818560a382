/** The stadium behind the headline. Written by `npm run media hero`; `poster` and `backdrop` in px, times in seconds, sizes in bytes. */
export const heroLoop = {
  landscape: {
    width: 1920,
    height: 1080,
    sources: [
      {
        src: '/media/hero/loop-landscape.66c387e9.webm',
        type: 'video/webm; codecs="av01.0.08M.10"',
        width: 1920,
        height: 1080,
        bytes: 1298553,
      },
      {
        src: '/media/hero/loop-landscape.d6fe2b19.mp4',
        type: 'video/mp4; codecs="avc1.64001F"',
        width: 1280,
        height: 720,
        bytes: 1540688,
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
        src: '/media/hero/loop-portrait.346bb28c.webm',
        type: 'video/webm; codecs="av01.0.05M.10"',
        width: 720,
        height: 1280,
        bytes: 652814,
      },
      {
        src: '/media/hero/loop-portrait.e4df924c.mp4',
        type: 'video/mp4; codecs="avc1.64001F"',
        width: 720,
        height: 1280,
        bytes: 588099,
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
  blur: '#0b1330',
} as const;
