import { expect, test } from 'vitest';
import { openBuiltSite } from '../../bundler/built-site.ts';
import { currentRelease, distFolder } from '../../bundler/releases.ts';
import { timedTextPeriod } from '../../content/clock/timed-text.ts';
import { defaultSiteContext } from '../../content/site-context.ts';
import { cachedBytes, cacheKey, createPageCache } from '../../server/pages/page-cache.ts';
import { pageCacheBytes } from '../../server/pages/page-server.ts';

/** At the change of a period the cache holds the pages of both. */
const periods = 2;
/** At least so many pages can be added after this test begins to fail. */
const sparePages = 20;
/**
 * Measures each fifth page, because all of them would take half a minute. Odd, because languages
 * alternate.
 */
const sampling = 5;

const mebibytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MiB`;

test('the page cache has room for all pages of two periods, and for more', { timeout: 120_000 }, async () => {
  const release = await currentRelease(distFolder);
  if (!release) throw new Error('There is no built site in dist/. Build it first: npm run build');
  const rethrow = (error: unknown) => {
    throw error;
  };
  const built = await openBuiltSite(release.folder, rethrow, true);
  const site = defaultSiteContext();
  const period = timedTextPeriod(site);
  const cache = createPageCache({
    maxBytes: pageCacheBytes,
    render: (url) => built.render({ url, site }),
    periodOf: () => period,
  });
  const urls = built.allPaths();
  const measured = urls.filter((_url, index) => index % sampling === 0);
  let bytes = 0;
  for (const url of measured)
    for (const encoding of ['br', 'gzip'] as const) {
      const page = await cache.get({ url, encoding, time: site.now });
      bytes += cachedBytes(page, cacheKey(period, encoding, url));
    }
  const bytesPerPage = (periods * bytes) / measured.length;
  const pagesThatFit = Math.floor(pageCacheBytes / bytesPerPage);
  expect(
    pagesThatFit,
    `The page cache of ${mebibytes(pageCacheBytes)} has room for ${pagesThatFit} pages. The site has ${urls.length}, which take ${mebibytes(urls.length * bytesPerPage)} in ${periods} periods. Soon they evict each other and are rendered again for each request. Raise pageCacheBytes in server/pages/page-server.ts.`,
  ).toBeGreaterThanOrEqual(urls.length + sparePages);
});
