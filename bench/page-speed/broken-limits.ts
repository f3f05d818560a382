import { type PageRounds, paintRatios, type Round } from './rounds.ts';
import type { SecondPage } from './second-page.ts';
import { speedLimits, type WeightLimit, weightLimitsOf } from './weight-limits.ts';

export type Findings = {
  pages: readonly PageRounds[];
  interactions: ReadonlyMap<string, number>;
  secondPage: SecondPage;
};

/**
 * What does not depend on the machine breaks in any round: weight, shifts, scores but that of speed, requests. What
 * does, a ratio or that score, is broken when every round says so.
 */
export function brokenLimits({ pages, interactions, secondPage }: Findings): string[] {
  return [
    ...pages.flatMap(brokenByPage),
    ...[...interactions]
      .filter(([, took]) => took > speedLimits.interactionMs)
      .map(([name, took]) => `${name} answers after ${Math.round(took)} ms`),
    ...(secondPage.prepared !== null && secondPage.prepared > speedLimits.preparedPageMs
      ? [`a page rendered ahead is seen after ${Math.round(secondPage.prepared)} ms`]
      : []),
  ];
}

function brokenByPage({ path, weight, rounds }: PageRounds): string[] {
  const limits = weightLimitsOf(path);
  const kinds: (keyof WeightLimit)[] = ['script', 'awake', 'stylesheet', 'document'];
  const heavy = kinds
    .filter((kind) => weight[kind] > limits[kind])
    .map((kind) => `${path} has ${weight[kind]} bytes of ${kind}, ${limits[kind]} at most`);
  const any = (is: (round: Round) => boolean, words: string) => (rounds.some(is) ? [`${path} ${words}`] : []);
  const all = (is: (round: Round) => boolean, words: string) =>
    rounds.length > 0 && rounds.every(is) ? [`${path} ${words} in every round`] : [];
  const scores = (['accessibility', 'best-practices', 'seo'] as const).filter((name) => isScored(path, name));
  return [
    ...heavy,
    ...scores.flatMap((name) =>
      any(
        ({ simulated }) => simulated.page.scores[name] < speedLimits.score,
        `has less than 100 for ${name}`,
      ),
    ),
    ...all(
      ({ simulated }) => simulated.page.scores.performance < speedLimits.score,
      'has less than 100 for speed',
    ),
    ...any(({ simulated }) => simulated.page.requests > speedLimits.requests, 'asks for too much at first'),
    ...any(
      ({ simulated, throttled }) => Math.max(simulated.page.shift, throttled.page.shift) > speedLimits.shift,
      'shifts',
    ),
    ...all(({ throttled }) => throttled.page.longest > speedLimits.longestTaskMs, 'is busy after load'),
    ...ratioLimits.flatMap(([name, limit]) =>
      all((round) => paintRatios(round)[name] > limit, `paints late (${name})`),
    ),
  ];
}

/** A 404 is no page to be found, says so, and is marked down for it. */
export function isScored(path: string, name: keyof Round['simulated']['page']['scores']): boolean {
  return !path.endsWith('/no-such-page') || name === 'performance' || name === 'accessibility';
}

type RatioName = keyof ReturnType<typeof paintRatios>;
const ratioLimits: readonly (readonly [RatioName, number])[] = [
  ['simulated, beside no scripts', speedLimits.paintBesideNoScripts],
  ['simulated, beside empty', speedLimits.paintBesideEmpty],
  ['throttled, beside no scripts', speedLimits.paintBesideNoScripts],
  ['throttled, beside empty', speedLimits.paintBesideEmpty],
];
