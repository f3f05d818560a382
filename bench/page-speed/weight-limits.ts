import { barePath } from '../../content/locale.ts';

/** Bytes of bodies as they travel, in brotli. */
export type WeightLimit = {
  /** JavaScript that a first visit fetches before anybody scrolls or presses. */
  script: number;
  /** JavaScript with everything awake: scrolled through, searched, and a form filled in. */
  awake: number;
  stylesheet: number;
  /** HTML, with the page's styles in it. */
  document: number;
};

/** Pages whose parts move by themselves, or are filled in. */
const lively = { script: 25_000, awake: 50_000, stylesheet: 0, document: 23_000 };
/** Pages that are read. */
const quiet = { script: 15_000, awake: 25_000, stylesheet: 0, document: 23_000 };

/** What every kind of page may weigh, by a path that shows it; the tests hold it in both languages. */
export const weightLimits: Record<string, WeightLimit> = {
  '/': { ...lively, document: 33_000 },
  '/features': lively,
  '/coming-soon': lively,
  '/watch-video': lively,
  '/football': quiet,
  '/football/liverpool': quiet,
  '/football/premier-league': quiet,
  '/football/events/champions-league-final-2027': quiet,
  '/terms-of-service': quiet,
  '/no-such-page': quiet,
};

/**
 * @param path of a page in either language
 * @throws Error for a page that has none
 */
export function weightLimitsOf(path: string): WeightLimit {
  const limits = weightLimits[barePath(path)];
  if (!limits) throw new Error(`${path} has no limits of weight`);
  return limits;
}

/** What `npm run bench pages` holds beside the weight. */
export const speedLimits = {
  /** Each of Lighthouse's four categories. */
  score: 100,
  /** What the eye cannot see; browsers report shifts down to a fraction of a pixel. */
  shift: 0.001,
  /** Requests of a first visit on a phone that nobody touches. */
  requests: 30,
  /** Largest paint beside that of the same page without its scripts. */
  paintBesideNoScripts: 1.05,
  /** Largest paint beside the first paint of an empty document from the same server. */
  paintBesideEmpty: 2,
  longestTaskMs: 50,
  interactionMs: 100,
  /** From a press on a hub's badge to the club's page, when that was rendered ahead. */
  preparedPageMs: 100,
};
