import { glob, readFile, stat } from 'node:fs/promises';
import { weigh } from '../../bench/page-speed/weigh.ts';
import { type WeightLimit, weightLimits } from '../../bench/page-speed/weight-limits.ts';
import { locales, localizedPath } from '../../content/locale.ts';
import { builtAssets } from './support/built-assets.ts';
import { expect, test } from './support/fixtures.ts';

const inGate = ['/', '/coming-soon', '/football/liverpool'];

test.describe('weight', () => {
  test.use({ expectedErrors: [/status of 404/] });

  for (const [path, limits] of Object.entries(weightLimits))
    for (const address of locales.map((locale) => localizedPath(path, locale)))
      test(`${address} does not exceed its limits of bytes and of islands that hydrate untouched`, {
        tag: inGate.includes(address) ? [] : '@long',
      }, async ({ page }) => {
        const weight = await weigh(page, address);
        test.info().annotations.push({ type: 'bytes', description: JSON.stringify(weight) });
        for (const kind of Object.keys(limits) as (keyof WeightLimit)[])
          expect.soft(weight[kind], `${kind} of ${address}`).toBeLessThanOrEqual(limits[kind]);
      });
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
