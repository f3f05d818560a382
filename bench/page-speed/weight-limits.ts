import { barePath } from '../../content/locale.ts';

/** Bytes of response bodies as transferred, in brotli. */
export type WeightLimit = {
  /** JavaScript that loads before an island hydrates. */
  script: number;
  /**
   * JavaScript of a first visit without input: with the islands that hydrate when idle or visible.
   */
  untouched: number;
  /** JavaScript with every island hydrated: page scrolled, search used, form submitted. */
  hydrated: number;
  /** Styles of what follows the first window. No other sheet is linked. */
  stylesheet: number;
  /** HTML with its inline styles. */
  document: number;
};

const ordinary = {
  script: 20_000,
  untouched: 100_000,
  hydrated: 110_000,
  stylesheet: 2_000,
  document: 24_400,
};

/**
 * Limits of each page kind, keyed by an English path of that kind. They apply to both languages.
 */
export const weightLimits: Record<string, WeightLimit> = {
  // Its islands send their data twice: as HTML and as props. In Arabic it has the Saudi grounds
  // too.
  '/': { ...ordinary, hydrated: 150_000, stylesheet: 8_600, document: 36_600 },
  // Its fans around the phone are placed by styles for each width.
  '/features': { ...ordinary, document: 30_500 },
  // Its scarf is tinted by styles, which saves a picture of 8 KB.
  '/coming-soon': { ...ordinary, hydrated: 150_000, document: 26_300 },
  '/watch-video': ordinary,
  '/football': { ...ordinary, document: 28_500 },
  // The app's screen is drawn in the page, which saves a picture of 20 KB.
  '/football/liverpool': { ...ordinary, document: 28_600 },
  // Its closing has the style of a section of its own.
  '/football/premier-league': { ...ordinary, document: 26_200 },
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
