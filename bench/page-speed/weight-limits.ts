import { barePath } from '../../content/locale.ts';

/** Bytes of response bodies as transferred, in brotli. */
export type WeightLimit = {
  /** JavaScript of a first visit without input. */
  script: number;
  /** JavaScript with every island hydrated: page scrolled, search used, form submitted. */
  hydrated: number;
  stylesheet: number;
  /** HTML with its inline styles. */
  document: number;
};

/** Pages with animated parts or a form. */
const lively = { script: 25_000, hydrated: 50_000, stylesheet: 0, document: 23_000 };
/** Pages of text and links. */
const quiet = { script: 15_000, hydrated: 25_000, stylesheet: 0, document: 23_000 };

/** Limits of each kind of page, by an English path of that kind. They hold in both languages. */
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
 * @throws Error when its kind has no limits
 */
export function weightLimitsOf(path: string): WeightLimit {
  const limits = weightLimits[barePath(path)];
  if (!limits) throw new Error(`no weight limits for ${path}`);
  return limits;
}
