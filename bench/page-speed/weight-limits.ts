import { barePath, localeOf } from '../../content/locale.ts';

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
  /** Styles of what follows the first window. No other sheet is linked. */
  stylesheet: number;
  /** HTML with its inline styles. */
  document: number;
  /** The same uncompressed, as the browser parses it. */
  html: number;
};

/** `ar`: limits that differ in Arabic. */
type PageLimits = WeightLimit & { ar: Partial<WeightLimit> };

const ordinary = {
  islands: 0,
  script: 20_000,
  untouched: 100_000,
  hydrated: 110_000,
  stylesheet: 2_000,
  document: 21_700,
  html: 80_000,
  ar: { html: 84_000 },
};

/** Limits of each page kind, keyed by an English path of that kind. */
export const weightLimits: Record<string, PageLimits> = {
  // Its islands send their data twice: as HTML and as props. In Arabic it has the Saudi grounds
  // too. Its film hydrates.
  '/': {
    ...ordinary,
    islands: 1,
    hydrated: 150_000,
    stylesheet: 8_600,
    document: 36_600,
    html: 190_000,
    ar: { html: 205_000 },
  },
  // Its fans around the phone are placed by styles for each width.
  '/features': { ...ordinary, document: 27_900, html: 146_000, ar: { html: 161_000 } },
  // Its scarf is tinted by styles, which saves a picture of 8 KB.
  '/coming-soon': {
    ...ordinary,
    hydrated: 150_000,
    document: 25_400,
    html: 110_000,
    ar: { html: 120_000 },
  },
  // Its player hydrates.
  '/watch-video': { ...ordinary, islands: 1 },
  '/football': { ...ordinary, document: 25_700, html: 124_000, ar: { html: 132_500 } },
  // The app's screen is drawn in the page, which saves a picture of 20 KB. Its fan count
  // hydrates.
  '/football/liverpool': {
    ...ordinary,
    islands: 1,
    document: 26_000,
    html: 113_000,
    ar: { html: 119_500 },
  },
  // Its closing has the style of a section of its own. Its fan count hydrates.
  '/football/premier-league': {
    ...ordinary,
    islands: 1,
    document: 23_900,
    html: 107_500,
    ar: { html: 115_000 },
  },
  '/football/events/champions-league-final-2027': { ...ordinary, html: 97_000, ar: { html: 103_500 } },
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
  const { ar, ...all } = limits;
  return localeOf(path) === 'ar' ? { ...all, ...ar } : all;
}
