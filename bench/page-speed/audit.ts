import lighthouse, { type Flags, type Result } from 'lighthouse';

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

type Options = {
  /** Port of the browser's debugging protocol. */
  port: number;
  scripts: boolean;
};

/**
 * Audits one page load with an empty cache.
 *
 * @throws Error when Lighthouse fails three times
 */
export async function audit(url: string, { port, scripts }: Options): Promise<Audit> {
  const { audits, categories: results } = await run(url, {
    port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: [...categories],
    disableFullPageScreenshot: true,
    // Measures the 404 page too.
    ignoreStatusCode: true,
    ...(!scripts && { blockedUrlPatterns: ['*.js'] }),
  });
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

async function run(url: string, flags: Flags): Promise<Result> {
  let message = '';
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const result = await lighthouse(url, flags);
    if (result && !result.lhr.runtimeError) return result.lhr;
    message = result?.lhr.runtimeError?.message ?? 'no result';
  }
  throw new Error(`Lighthouse failed on ${url}: ${message}`);
}
