/** The stadium behind the headline. Written by `npm run media hero`; `poster` and `backdrop` in px, times in seconds, sizes in bytes. */
export const heroLoop = {
  landscape: {
    width: 1920,
    height: 1080,
    sources: [
      {
        src: '/media/hero/loop-landscape.4c8e811e.webm',
        type: 'video/webm; codecs="av01.0.08M.10"',
        width: 1920,
        height: 1080,
        bytes: 842198,
      },
      {
        src: '/media/hero/loop-landscape.d0e5e385.mp4',
        type: 'video/mp4; codecs="avc1.64001F"',
        width: 1280,
        height: 720,
        bytes: 896238,
      },
    ],
    poster: {
      avif: '/media/hero/poster-landscape.bb8c83d1.avif',
      webp: '/media/hero/poster-landscape.49843fdd.webp',
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
        src: '/media/hero/loop-portrait.5e785b22.webm',
        type: 'video/webm; codecs="av01.0.05M.10"',
        width: 720,
        height: 1280,
        bytes: 426717,
      },
      {
        src: '/media/hero/loop-portrait.f555d9c2.mp4',
        type: 'video/mp4; codecs="avc1.64001F"',
        width: 720,
        height: 1280,
        bytes: 397756,
      },
    ],
    poster: {
      avif: '/media/hero/poster-portrait.9d050e4e.avif',
      webp: '/media/hero/poster-portrait.a0dd734c.webp',
      width: 720,
      height: 1280,
    },
    duration: 8,
    fps: 24,
  },
  backdrop: {
    avif: '/media/hero/backdrop.193ba0a7.avif',
    webp: '/media/hero/backdrop.3f519930.webp',
    width: 1280,
    height: 720,
  },
  backdropPhone: {
    avif: '/media/hero/backdrop-phone.8c8b01b2.avif',
    webp: '/media/hero/backdrop-phone.6990327d.webp',
    width: 480,
    height: 960,
  },
} as const;
