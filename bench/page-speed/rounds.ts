import type { Browser } from 'playwright';
import { type Audit, audit } from './audit.ts';
import { measureOnce, type Speed } from './measure.ts';
import { emptyPath } from './site-server.ts';
import type { WeightLimit } from './weight-limits.ts';

/** A page beside itself without its scripts and beside an empty document, in one breath. */
type Beside<Figures> = { page: Figures; noScripts: Figures; empty: Figures };
export type Round = {
  /** Lighthouse's simulation. */
  simulated: Beside<Audit>;
  /** A line and a processor that are slowed down. */
  throttled: Beside<Speed>;
};
export type PageRounds = { path: string; weight: WeightLimit; rounds: Round[] };

type Place = { browser: Browser; port: number; origin: string; path: string };

/** Loads a page six times: simulated and throttled, with scripts, without, and the empty document. */
export async function measureRound({ browser, port, origin, path }: Place): Promise<Round> {
  const [page, empty] = [origin + path, origin + emptyPath];
  return {
    simulated: {
      noScripts: await audit(port, page, false),
      page: await audit(port, page, true),
      empty: await audit(port, empty, true),
    },
    throttled: {
      noScripts: await measureOnce(browser, page, false),
      page: await measureOnce(browser, page, true),
      empty: await measureOnce(browser, empty, true),
    },
  };
}

/** Ratios of a page's largest paint in one round. */
export function paintRatios({ simulated, throttled }: Round) {
  return {
    'simulated, beside no scripts': simulated.page.largestPaint / simulated.noScripts.largestPaint,
    'simulated, beside empty': simulated.page.largestPaint / simulated.empty.firstPaint,
    'throttled, beside no scripts': throttled.page.paint / throttled.noScripts.paint,
    'throttled, beside empty': throttled.page.paint / throttled.empty.first,
  };
}
