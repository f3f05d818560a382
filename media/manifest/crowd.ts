/** Fans as silhouettes with rim light. Written by `npm run media crowd`; sizes are CSS px.
 * `hero` lies behind the hero scarf with the same top; `origin` (from the side where reading starts) meets the content's edge.
 * `signUp` tiles sideways, its first `hands` px overlap what the fans hold up. `seats`: seat A12's middle is `free` px from the left.
 * `download` is anchored to the end side (mirror it right to left). */
export const crowd = {
  hero: {
    en: {
      svg: '/media/crowd/hero-en.2853304f.svg',
      width: 2420,
      height: 720,
      origin: 420,
    },
    ar: {
      svg: '/media/crowd/hero-ar.39b20986.svg',
      width: 2420,
      height: 720,
      origin: 420,
    },
  },
  signUp: {
    svg: '/media/crowd/sign-up.7acc288b.svg',
    width: 1920,
    height: 300,
    hands: 62,
  },
  seats: {
    svg: '/media/crowd/seats.10d9d17b.svg',
    width: 2912,
    height: 190,
    free: 1960,
  },
  download: {
    svg: '/media/crowd/download.772abdd4.svg',
    width: 1500,
    height: 340,
  },
} as const;
