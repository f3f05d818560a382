/** Fans who face us, with rim light. Written by `npm run media crowd`; sizes are CSS px.
 * `hero` lies behind the hero scarf with the same top; `origin` (from the side where reading starts) meets the content's edge.
 * `signUp` tiles sideways, its first `hands` px overlap what the fans hold up. `seats`: seat A12's middle is `free` px from the left.
 * `closing` is a crowd of other people with the same size.
 * `clubs` are these two crowds for clubs' pages: fill the masks `cloth` and then `stripes` with the club's colours.
 * `download` is anchored to the end side (mirror it right to left).
 * `features` stands around a phone `below` or `beside` the text: its middle is the phone's. */
export const crowd = {
  hero: {
    en: {
      svg: '/media/crowd/hero-en.b4496866.svg',
      width: 2820,
      height: 780,
      origin: 420,
    },
    ar: {
      svg: '/media/crowd/hero-ar.67f38e78.svg',
      width: 2820,
      height: 780,
      origin: 420,
    },
  },
  signUp: {
    svg: '/media/crowd/sign-up.c62d080b.svg',
    width: 1920,
    height: 300,
    hands: 62,
  },
  closing: {
    svg: '/media/crowd/closing.99baaed0.svg',
    width: 1920,
    height: 300,
  },
  clubs: {
    east: {
      svg: '/media/crowd/club-east.cbb8857a.svg',
      width: 1920,
      height: 300,
      cloth: '/media/crowd/club-east-cloth.83a1c0ed.svg',
      stripes: '/media/crowd/club-east-stripes.a6c4efe5.svg',
    },
    west: {
      svg: '/media/crowd/club-west.9c54cab8.svg',
      width: 1920,
      height: 300,
      cloth: '/media/crowd/club-west-cloth.fa69d295.svg',
      stripes: '/media/crowd/club-west-stripes.f6f14146.svg',
    },
  },
  seats: {
    svg: '/media/crowd/seats.7cf0a665.svg',
    width: 2912,
    height: 190,
    free: 1960,
  },
  download: {
    svg: '/media/crowd/download.a87bc2b3.svg',
    width: 1500,
    height: 340,
  },
  features: {
    below: {
      svg: '/media/crowd/features-below.b47c0ad5.svg',
      width: 1500,
      height: 700,
    },
    beside: {
      svg: '/media/crowd/features-beside.69715f44.svg',
      width: 1500,
      height: 700,
    },
  },
} as const;
