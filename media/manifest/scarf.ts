/** Everything knitted. Written by `npm run media scarf`; sizes are CSS px.
 * `hero` pictures carry word, fringe and fists: lay them so that `origin` (counted from the side where reading starts)
 * meets the content's edge, and `rim` is where the hanging cloth begins. `stripe`, `band`, `seam` and `relief` tile sideways;
 * the band rises by `transform: skewY(-2.06deg)` (right to left: plus). `relief` lies over any colours and text. */
export const scarf = {
  hero: {
    en: {
      desktop: {
        avif: '/media/scarf/hero-en.647a1f2f.avif',
        webp: '/media/scarf/hero-en.0daa0409.webp',
        width: 2100,
        height: 290,
        origin: 100,
        rim: 26,
      },
      phone: {
        avif: '/media/scarf/hero-phone-en.bd1995e4.avif',
        webp: '/media/scarf/hero-phone-en.5061c047.webp',
        width: 390,
        height: 164,
        origin: 20,
        rim: 16,
      },
    },
    ar: {
      desktop: {
        avif: '/media/scarf/hero-ar.c4a7c661.avif',
        webp: '/media/scarf/hero-ar.5356ab76.webp',
        width: 2100,
        height: 290,
        origin: 100,
        rim: 26,
      },
      phone: {
        avif: '/media/scarf/hero-phone-ar.e56faf6d.avif',
        webp: '/media/scarf/hero-phone-ar.7bf1f60d.webp',
        width: 390,
        height: 164,
        origin: 20,
        rim: 16,
      },
    },
  },
  stripe: {
    avif: '/media/scarf/stripe.f7e66010.avif',
    webp: '/media/scarf/stripe.b8329798.webp',
    width: 240,
    height: 52,
  },
  band: {
    avif: '/media/scarf/band.65156525.avif',
    webp: '/media/scarf/band.7564a9b8.webp',
    width: 960,
    height: 300,
  },
  seam: {
    avif: '/media/scarf/seam.d60cd7e7.avif',
    webp: '/media/scarf/seam.894ba052.webp',
    width: 384,
    height: 46,
  },
  seamEnd: {
    avif: '/media/scarf/seam-end.75423bbd.avif',
    webp: '/media/scarf/seam-end.a9341ee7.webp',
    width: 84,
    height: 58,
  },
  relief: {
    avif: '/media/scarf/relief.8e680966.avif',
    webp: '/media/scarf/relief.9a1e8b37.webp',
    width: 48,
    height: 40,
  },
} as const;
