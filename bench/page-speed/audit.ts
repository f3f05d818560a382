import lighthouse, { type Flags, type Result } from 'lighthouse';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What Lighthouse says of one load on its simulated phone. Milliseconds; scores of 100. */
export type Audit = {
  scores: Record<(typeof categories)[number], number>;
  firstPaint: number;
  largestPaint: number;
  shift: number;
  /** Time that tasks took beyond 50 ms each. */
  blocked: number;
  requests: number;
  bytes: number;
  /** Audits that cost a point, by their ids. */
  failed: string[];
};

/**
 * Loads a page once, in a profile emptied before it.
 * @param port that of the browser's debugging protocol
 * @throws Error naming the page that could not be read
 */
export async function audit(port: number, url: string, scripts: boolean): Promise<Audit> {
  const flags: Flags = {
    port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: [...categories],
    disableFullPageScreenshot: true,
    // The page of an address that is none is a page too.
    ignoreStatusCode: true,
    ...(!scripts && { blockedUrlPatterns: ['*.js'] }),
  };
  const lhr = await run(url, flags, attempts);
  const figure = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
  const score = (id: string) => Math.round((lhr.categories[id]?.score ?? 0) * 100);
  const requests = lhr.audits['network-requests']?.details;
  const items = requests?.type === 'table' ? requests.items : [];
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    firstPaint: figure('first-contentful-paint'),
    largestPaint: figure('largest-contentful-paint'),
    shift: figure('cumulative-layout-shift'),
    blocked: figure('total-blocking-time'),
    requests: items.length,
    bytes: figure('total-byte-weight'),
    failed: categories.flatMap((category) =>
      (lhr.categories[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
        .map(({ id }) => id),
    ),
  };
}

/** On a busy machine a trace may miss the moment that the load began. */
const attempts = 3;

async function run(url: string, flags: Flags, left: number): Promise<Result> {
  const result = await lighthouse(url, flags);
  const error = result ? result.lhr.runtimeError : { message: 'Lighthouse said nothing' };
  if (result && !error) return result.lhr;
  if (left > 1) return run(url, flags, left - 1);
  throw new Error(`${url}: ${error?.message}`);
}
