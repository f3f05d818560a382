import { barePath } from '../../content/locale.ts';

/** Bytes of response bodies as transferred, in brotli, and a number of islands. */
export type WeightLimit = {
  /** Islands that hydrate within five seconds on a phone, without input. */
  islands: number;
  /** JavaScript that loads before an island hydrates. */
  script: number;
  /**
   * JavaScript of a first visit without input: with the islands that hydrate when idle or visible.
   */
  untouched: number;
  /** JavaScript with every island hydrated: page scrolled, search used, form submitted. */
  hydrated: number;
  stylesheet: number;
  /** HTML with its inline styles. */
  document: number;
};

const ordinary = {
  islands: 0,
  script: 20_000,
  untouched: 100_000,
  hydrated: 110_000,
  stylesheet: 0,
  document: 26_100,
};

/**
 * Limits of each page kind, keyed by an English path of that kind. They apply to both languages.
 */
export const weightLimits: Record<string, WeightLimit> = {
  // Its islands send their data twice: as HTML and as props. In Arabic it has the Saudi grounds
  // too. Its countdown and its film hydrate.
  '/': { ...ordinary, islands: 2, hydrated: 150_000, document: 44_000 },
  // Its fans around the phone are placed by styles for each width.
  '/features': { ...ordinary, document: 31_900 },
  // Its scarf is tinted by styles, which saves a picture of 8 KB. Its countdown hydrates.
  '/coming-soon': { ...ordinary, islands: 1, hydrated: 150_000, document: 27_300 },
  // Its player hydrates.
  '/watch-video': { ...ordinary, islands: 1 },
  '/football': { ...ordinary, document: 29_900 },
  // The app's screen is drawn in the page, which saves a picture of 20 KB. Its fan count
  // hydrates.
  '/football/liverpool': { ...ordinary, islands: 1, document: 30_000 },
  // Its closing has the style of a section of its own. Its fan count hydrates.
  '/football/premier-league': { ...ordinary, islands: 1, document: 27_600 },
  '/football/events/champions-league-final-2027': ordinary,
  '/terms-of-service': ordinary,
  '/ticket': ordinary,
  '/about': ordinary,
  '/no-such-page': ordinary,
};

/**
 * @param path path of a page in either language
 * @throws Error if its page kind has no limits
 */
export function weightLimitsOf(path: string): WeightLimit {
  const limits = weightLimits[barePath(path)];
  if (!limits) throw new Error(`no weight limits for ${path}`);
  return limits;
}
