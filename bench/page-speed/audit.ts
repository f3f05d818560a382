import lighthouse, {
  type Artifacts,
  auditFlowArtifacts,
  type Flags,
  type Result,
  type RunnerResult,
} from 'lighthouse';
import { mainThreadWork, type Work } from './main-thread.ts';
import type { Phone } from './phones.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

/** Lighthouse's results for one load on its simulated phone. Times in milliseconds. */
export type Audit = {
  /** 0 to 100. */
  scores: Record<Category, number>;
  largestPaint: number;
  /** Total blocking time. */
  blocked: number;
  /** Cumulative layout shift. */
  shift: number;
};

/** One page load. */
export type Load = {
  /** On Lighthouse's default phone. */
  audit: Audit;
  /** Performance score and total blocking time on each of the phones. */
  onPhones: { score: number; blocked: number }[];
  work: Work;
};

type Options = {
  /** Port of the browser's debugging protocol. */
  port: number;
  scripts: boolean;
  phones: readonly Phone[];
};

/**
 * Audits one page load with an empty cache. Simulates all phones with the trace of that load.
 *
 * @throws Error when Lighthouse fails three times
 */
export async function audit(url: string, { port, scripts, phones }: Options): Promise<Load> {
  const flags: Flags = {
    port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: [...categories],
    disableFullPageScreenshot: true,
    // Measures the 404 page too.
    ignoreStatusCode: true,
    ...(!scripts && { blockedUrlPatterns: ['*.js'] }),
  };
  const { lhr, artifacts } = await run(url, flags);
  const onPhones: Load['onPhones'] = [];
  for (const { slowdown } of phones) {
    const { scores, blocked } = resultsOf(await auditAgain(artifacts, flags, slowdown));
    onPhones.push({ score: scores.performance, blocked });
  }
  return { audit: resultsOf(lhr), onPhones, work: await mainThreadWork(artifacts) };
}

function resultsOf({ audits, categories: results }: Result): Audit {
  const figure = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const score = (id: Category) => Math.round((results[id]?.score ?? 0) * 100);
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    largestPaint: figure('largest-contentful-paint'),
    blocked: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
  };
}

/** On a busy machine a trace may lack the start of the navigation. */
const attempts = 3;

async function run(url: string, flags: Flags): Promise<RunnerResult> {
  let message = '';
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const result = await lighthouse(url, flags);
    if (result && !result.lhr.runtimeError) return result;
    message = result?.lhr.runtimeError?.message ?? 'no result';
  }
  throw new Error(`Lighthouse failed on ${url}: ${message}`);
}

/**
 * Audits a load again for a phone of another speed, its performance only. The trace is the same,
 * because Lighthouse slows down in its simulation only.
 */
async function auditAgain(artifacts: Artifacts, flags: Flags, slowdown: number): Promise<Result> {
  const changed = {
    onlyCategories: ['performance'],
    throttling: { ...artifacts.settings.throttling, cpuSlowdownMultiplier: slowdown },
  };
  // Lighthouse refuses other settings than those of the load.
  const settings = { ...artifacts.settings, ...changed };
  const { steps } = await auditFlowArtifacts({
    gatherSteps: [{ artifacts: { ...artifacts, settings }, flags: { ...flags, ...changed } }],
  });
  const [step] = steps;
  if (!step) throw new Error('Lighthouse returned no result for another phone');
  return step.lhr;
}
