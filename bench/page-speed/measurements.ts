import { barePath } from '../../content/locale.ts';
import { median } from '../report.ts';
import type { Audit, Load } from './audit.ts';
import { type WeightLimit, weightLimitsOf } from './weight-limits.ts';

/** A page and the same page with its scripts blocked, loaded one after the other. */
export type Round = { page: Load; noScripts: Load };
export type MeasuredPage = { path: string; weight: WeightLimit; rounds: readonly Round[] };

/** A figure of a page, the median of its rounds. `limit` is null where none applies. */
export type Measurement = { name: string; text: string; limit: string | null; isBroken: boolean };

export const speedLimits = {
  performance: 99,
  /** Accessibility, best practices and SEO. */
  otherScores: 100,
  /** Largest paint divided by that of the page without scripts. */
  paintRatio: 1.05,
  /** Total blocking time of the home page: below 100 ms. */
  homeBlockedMs: 99,
  shift: 0.01,
};

/** @returns the same measurements in the same order for every page */
export function measurementsOf({ path, weight, rounds }: MeasuredPage): Measurement[] {
  const of = (figure: (round: Round) => number) => median(rounds.map(figure));
  const score = (category: keyof Audit['scores']) => of(({ page }) => page.audit.scores[category]);
  const paintRatio = of(({ page, noScripts }) => page.audit.largestPaint / noScripts.audit.largestPaint);
  const blocked = of(({ page }) => page.audit.blocked);
  const shift = of(({ page }) => page.audit.shift);
  const { performance, otherScores, homeBlockedMs, ...limits } = speedLimits;
  const bare = barePath(path);
  // Lighthouse lowers two scores for the status 404.
  const ofStatus200 = bare === '/no-such-page' ? null : otherScores;
  // It lowers the third one for pages that search engines must not list.
  const ofListed = bare === '/ticket' ? null : ofStatus200;
  const bytes = weightLimitsOf(path);
  return [
    atLeast('performance', score('performance'), performance),
    atLeast('accessibility', score('accessibility'), otherScores),
    atLeast('best practices', score('best-practices'), ofStatus200),
    atLeast('SEO', score('seo'), ofListed),
    atMost('largest paint ÷ no scripts', paintRatio, limits.paintRatio, 2),
    atMost('blocked ms', blocked, bare === '/' ? homeBlockedMs : null),
    atMost('shift', shift, limits.shift, 4),
    atMost('JS at first', weight.script, bytes.script),
    atMost('JS untouched', weight.untouched, bytes.untouched),
    atMost('JS hydrated', weight.hydrated, bytes.hydrated),
    atMost('HTML', weight.document, bytes.document),
    atMost('HTML unpacked', weight.html, bytes.html),
    atMost('CSS files', weight.stylesheet, bytes.stylesheet),
  ];
}

/** Compares the rounded figure, so that table and verdict agree. */
function atMost(name: string, figure: number, limit: number | null, digits = 0): Measurement {
  const text = figure.toFixed(digits);
  const isBroken = limit !== null && !(Number(text) <= limit);
  return { name, text, limit: limit === null ? null : `at most ${limit}`, isBroken };
}

function atLeast(name: string, score: number, limit: number | null): Measurement {
  const isBroken = limit !== null && !(score >= limit);
  return { name, text: String(score), limit: limit === null ? null : `at least ${limit}`, isBroken };
}

/** @returns a line for each broken limit */
export function brokenLimits(pages: readonly MeasuredPage[]): string[] {
  return pages.flatMap((page) =>
    measurementsOf(page)
      .filter(({ isBroken }) => isBroken)
      .map(({ name, text, limit }) => `${page.path}: ${name} is ${text}, ${limit}`),
  );
}
