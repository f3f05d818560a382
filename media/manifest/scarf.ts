/** Everything knitted. Written by `npm run media scarf`; sizes are CSS px.
 * `hero` pictures carry word, fringe and fists, and on phones the fans below: lay them so that `origin` (counted from
 * the side where reading starts) meets the content's edge. `rim` is where the hanging cloth begins.
 * `band`, `seam` and `cover` tile sideways;
 * the band rises by `transform: skewY(-2.06deg)` (right to left: plus). */
export const scarf = {
  hero: {
    en: {
      desktop: {
        avif: '/media/scarf/hero-en.431f3116.avif',
        webp: '/media/scarf/hero-en.411cdbe6.webp',
        width: 2500,
        height: 290,
        origin: 100,
        rim: 26,
      },
      phone: {
        avif: '/media/scarf/hero-phone-en.f4372b8b.avif',
        webp: '/media/scarf/hero-phone-en.8de56a8c.webp',
        width: 390,
        height: 196,
        origin: 20,
        rim: 16,
      },
    },
    ar: {
      desktop: {
        avif: '/media/scarf/hero-ar.fd26b7b3.avif',
        webp: '/media/scarf/hero-ar.3f31cf59.webp',
        width: 2500,
        height: 290,
        origin: 100,
        rim: 26,
      },
      phone: {
        avif: '/media/scarf/hero-phone-ar.f07f68c0.avif',
        webp: '/media/scarf/hero-phone-ar.3f071d99.webp',
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
