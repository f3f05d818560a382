import { glob, readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Budgets in bytes as they travel (brotli, headers counted); JavaScript is all that a first visit loads without being touched. */
const budgets = {
  '/coming-soon': { script: 95_000, stylesheet: 12_000, document: 30_000 },
  '/': { script: 100_000, stylesheet: 15 * 1_024, document: 30_000 },
  '/features': { script: 100_000, stylesheet: 14_000, document: 30_000 },
  '/football/liverpool': { script: 95_000, stylesheet: 14_000, document: 30_000 },
  '/football': { script: 95_000, stylesheet: 14_000, document: 30_000 },
} as const;

/** Adds up what a first visit transfers, by kind, until the network has been quiet. */
async function transferred(page: Page, path: string): Promise<Record<string, number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map<string, string>();
  const sums: Record<string, number> = { script: 0, stylesheet: 0, document: 0 };
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type.toLowerCase()));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'other';
    sums[kind] = (sums[kind] ?? 0) + encodedDataLength;
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return sums;
}

for (const [path, budget] of Object.entries(budgets)) {
  for (const prefix of ['', '/ar']) {
    const address = prefix + (path === '/' && prefix ? '' : path);
    test(`${address} keeps to its weight`, async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 812 });
      const sums = await transferred(page, address);
      test.info().annotations.push({ type: 'bytes', description: JSON.stringify(sums) });
      for (const [kind, limit] of Object.entries(budget)) {
        expect(sums[kind], `${kind} bytes of ${address}`).toBeLessThanOrEqual(limit);
      }
    });
  }
}

test('a production build holds nothing of the webhook test panel', async () => {
  const found: string[] = [];
  let read = 0;
  for await (const file of glob('dist/current/client/assets/*.js')) {
    read += 1;
    if (/webhook/i.test(await readFile(file, 'utf8'))) found.push(file);
  }
  expect(read).toBeGreaterThan(10);
  expect(found).toEqual([]);
});
