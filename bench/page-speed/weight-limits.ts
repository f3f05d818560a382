/** Bytes of bodies as they travel, in brotli. */
export type WeightLimit = {
  /** JavaScript that a first visit fetches before anybody scrolls or presses. */
  script: number;
  /** JavaScript with everything awake: scrolled through, searched, and a form filled in. */
  awake: number;
  stylesheet: number;
  document: number;
};

/** Pages whose parts move by themselves, or are filled in. */
const lively = { script: 25_000, awake: 80_000, stylesheet: 15_000, document: 30_000 };
/** Pages that are read. */
const quiet = { script: 15_000, awake: 80_000, stylesheet: 14_000, document: 30_000 };

/** What every kind of page may weigh; the tests hold it in both languages. */
export const weightLimits: Record<string, WeightLimit> = {
  // Over what is aimed at, as the sign-up is: React for the map of pubs, beside the carousels' and the search's code.
  '/': { ...lively, awake: 97_000 },
  '/features': lively,
  '/coming-soon': { ...lively, awake: 92_000 },
  '/watch-video': lively,
  '/football': quiet,
  '/football/liverpool': quiet,
  '/football/premier-league': quiet,
  '/terms-of-service': quiet,
  '/no-such-page': quiet,
};
