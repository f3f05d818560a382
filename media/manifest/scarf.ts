/** Everything knitted. Written by `npm run media scarf`; sizes are CSS px.
 * `hero` pictures carry word, fringe and fists, and on phones the fans below: lay them so that `origin` (counted from
 * the side where reading starts) meets the content's edge. `rim` is where the hanging cloth begins.
 * `band`, `seam` and `cover` tile sideways;
 * the band rises by `transform: skewY(-2.06deg)` (right to left: plus). */
export const scarf = {
  hero: {
    en: {
      desktop: {
        avif: '/media/scarf/hero-en.0471a54c.avif',
        webp: '/media/scarf/hero-en.f7b151d9.webp',
        width: 2500,
        height: 290,
        origin: 100,
        rim: 26,
      },
      phone: {
        avif: '/media/scarf/hero-phone-en.ab066189.avif',
        webp: '/media/scarf/hero-phone-en.a20ad74e.webp',
        width: 390,
        height: 196,
        origin: 20,
        rim: 16,
      },
    },
    ar: {
      desktop: {
        avif: '/media/scarf/hero-ar.03a58cb4.avif',
        webp: '/media/scarf/hero-ar.ad93d131.webp',
        width: 2500,
        height: 290,
        origin: 100,
        rim: 26,
      },
      phone: {
        avif: '/media/scarf/hero-phone-ar.0a321e15.avif',
        webp: '/media/scarf/hero-phone-ar.3217717f.webp',
        width: 390,
        height: 196,
        origin: 20,
        rim: 16,
      },
    },
  },
  band: {
    avif: '/media/scarf/band.9bf044c5.avif',
    webp: '/media/scarf/band.7564a9b8.webp',
    width: 960,
    height: 300,
  },
  seam: {
    webp: '/media/scarf/seam.401264ff.webp',
    width: 48,
    height: 46,
  },
  cover: {
    webp: '/media/scarf/cover.25e3ef10.webp',
    width: 96,
    height: 100,
  },
  tassels: {
    webp: '/media/scarf/tassels.48a1c339.webp',
    width: 52,
    height: 46,
  },
} as const;
