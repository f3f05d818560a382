/** The stadium behind the headline. Written by `npm run media hero`; `poster` and `backdrop` in px, times in seconds, sizes in bytes. */
export const heroLoop = {
  landscape: {
    width: 1920,
    height: 1080,
    sources: [
      {
        src: '/media/hero/loop-landscape.e19e12a5.webm',
        type: 'video/webm; codecs="av01.0.08M.10"',
        width: 1920,
        height: 1080,
        bytes: 856197,
      },
      {
        src: '/media/hero/loop-landscape.8969b6af.mp4',
        type: 'video/mp4; codecs="avc1.64001F"',
        width: 1280,
        height: 720,
        bytes: 877125,
      },
    ],
    poster: {
      avif: '/media/hero/poster-landscape.176018cf.avif',
      webp: '/media/hero/poster-landscape.fd51e84b.webp',
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
        src: '/media/hero/loop-portrait.73977329.webm',
        type: 'video/webm; codecs="av01.0.05M.10"',
        width: 720,
        height: 1280,
        bytes: 444864,
      },
      {
        src: '/media/hero/loop-portrait.e7a9eaef.mp4',
        type: 'video/mp4; codecs="avc1.64001F"',
        width: 720,
        height: 1280,
        bytes: 417687,
      },
    ],
    poster: {
      avif: '/media/hero/poster-portrait.41215e55.avif',
      webp: '/media/hero/poster-portrait.85e615b4.webp',
      width: 720,
      height: 1280,
    },
    duration: 8,
    fps: 24,
  },
  backdrop: {
    avif: '/media/hero/backdrop.34208294.avif',
    webp: '/media/hero/backdrop.0129d839.webp',
    width: 1280,
    height: 720,
  },
  backdropPhone: {
    avif: '/media/hero/backdrop-phone.8cd391c2.avif',
    webp: '/media/hero/backdrop-phone.9fb1119c.webp',
    width: 480,
    height: 960,
  },
} as const;
