import { glob, readFile, stat } from 'node:fs/promises';
import { weigh } from '../../bench/page-speed/weigh.ts';
import { type WeightLimit, weightLimits, weightLimitsOf } from '../../bench/page-speed/weight-limits.ts';
import { localizedPaths } from '../../content/locale.ts';
import { builtAssets } from './support/built-assets.ts';
import { expect, test } from './support/fixtures.ts';

const inGate = ['/', '/coming-soon', '/football/liverpool'];
const addresses = Object.keys(weightLimits).flatMap(localizedPaths);

test.describe('weight', () => {
  test.use({ expectedErrors: [/status of 404/] });

  for (const address of addresses)
    test(`${address} does not exceed its limits of bytes and of islands that hydrate untouched`, {
      tag: inGate.includes(address) ? [] : '@long',
    }, async ({ page }) => {
      const weight = await weigh(page, address);
      test.info().annotations.push({ type: 'bytes', description: JSON.stringify(weight) });
      const limits = weightLimitsOf(address);
      for (const kind of Object.keys(limits) as (keyof WeightLimit)[])
        expect.soft(weight[kind], `${kind} of ${address}`).toBeLessThanOrEqual(limits[kind]);
    });
});

test('the HTML of each page kind is at most as long as its limit', async ({ request }) => {
  for (const address of addresses) {
    const response = await request.get(address, { failOnStatusCode: false });
    const { length } = await response.body();
    expect(length, address).toBeGreaterThan(50_000);
    expect.soft(length, address).toBeLessThanOrEqual(weightLimitsOf(address).html);
  }
});

test('the script that measures Web Vitals has at most 3 KB in brotli and imports nothing', async () => {
  const file = `dist/current/client${(await builtAssets()).vitals}`;
  expect((await stat(`${file}.br`)).size).toBeLessThanOrEqual(3_000);
  expect(await readFile(file, 'utf8')).not.toMatch(/\bimport\b/);
});

test('the production build does not contain the webhook test panel', async () => {
  const found: string[] = [];
  let read = 0;
  for await (const file of glob('dist/current/client/assets/*.js')) {
    read += 1;
    if (/webhook/i.test(await readFile(file, 'utf8'))) found.push(file);
  }
  expect(read).toBeGreaterThan(10);
  expect(found).toEqual([]);
});
