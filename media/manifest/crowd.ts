/** Fans who face us, with rim light. Written by `npm run media crowd`; sizes are CSS px.
 * `hero` lies behind the hero scarf with the same top; `origin` (from the side where reading starts) meets the content's edge.
 * `signUp` tiles sideways, its first `hands` px overlap what the fans hold up. `seats`: seat A12's middle is `free` px from the left.
 * `club` is the same crowd for a club's page: fill the masks `cloth` and then `stripes` with its two colours.
 * `download` is anchored to the end side (mirror it right to left). */
export const crowd = {
  hero: {
    en: {
      svg: '/media/crowd/hero-en.f2626ab6.svg',
      width: 2820,
      height: 780,
      origin: 420,
    },
    ar: {
      svg: '/media/crowd/hero-ar.bb02e830.svg',
      width: 2820,
      height: 780,
      origin: 420,
    },
  },
  signUp: {
    svg: '/media/crowd/sign-up.64bff6c9.svg',
    width: 1920,
    height: 300,
    hands: 62,
  },
  club: {
    svg: '/media/crowd/club.31a7fd90.svg',
    width: 1920,
    height: 300,
    cloth: '/media/crowd/club-cloth.765db48a.svg',
    stripes: '/media/crowd/club-stripes.d7d654c0.svg',
  },
  seats: {
    svg: '/media/crowd/seats.b33aa4a4.svg',
    width: 2912,
    height: 190,
    free: 1960,
  },
  download: {
    svg: '/media/crowd/download.23edd520.svg',
    width: 1500,
    height: 340,
  },
} as const;
