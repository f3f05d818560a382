/** Written by media/hero/draw.ts: draw again rather than edit. */
export const heroLoop = {
  landscape: {
    width: 1920,
    height: 1080,
    sources: [
      {
        src: '/media/hero/loop-landscape.d913682a.webm',
        type: 'video/webm; codecs="av01.0.08M.10"',
        width: 1920,
        height: 1080,
        bytes: 1298616,
      },
      {
        src: '/media/hero/loop-landscape.51071efc.mp4',
        type: 'video/mp4; codecs="avc1.64001F"',
        width: 1280,
        height: 720,
        bytes: 1540725,
      },
    ],
    poster: {
      avif: '/media/hero/poster-landscape.658514c3.avif',
      webp: '/media/hero/poster-landscape.dd831241.webp',
      width: 1920,
      height: 1080,
    },
    duration: 8,
    fps: 24,
  },
  portrait: {
    width: 720,
    height: 1280,
    sources: [],
    poster: {
      avif: '/media/hero/poster-portrait.bc64fce5.avif',
      webp: '/media/hero/poster-portrait.63e785c9.webp',
      width: 720,
      height: 1280,
    },
    duration: 8,
    fps: 24,
  },
  blur: '#0b1330',
} as const;
