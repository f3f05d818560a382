import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

/** When the page's script was asked for, in milliseconds since its page began to load. */
function askedAt(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise((found) => {
        const look = () => {
          const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
          if (scripts[0]) found(scripts[0].startTime);
          else setTimeout(look, 20);
        };
        look();
      }),
  );
}

/** A browser that says nothing of what it paints. */
async function tellNoPaints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { observe } = PerformanceObserver.prototype;
    PerformanceObserver.prototype.observe = function (options) {
      if (options?.type !== 'paint') observe.call(this, options);
    };
  });
}

test('a first visitor sees the page before its script is asked for', async ({ page }) => {
  for (const path of ['/', '/ar/football', '/coming-soon']) {
    await page.goto('about:blank');
    await page.goto(path);
    const asked = await askedAt(page);
    const painted = await page.evaluate(() => performance.getEntriesByType('paint')[0]?.startTime);
    expect(painted, path).toBeGreaterThan(0);
    expect(asked, path).toBeGreaterThanOrEqual(painted ?? Number.POSITIVE_INFINITY);
  }
});

test('a browser that tells of no paint gets it all the same, after a while', async ({ page }) => {
  await tellNoPaints(page);
  await page.goto('/football');
  expect(await askedAt(page)).toBeGreaterThan(2900);
  await expect(page.locator('html')).toHaveAttribute('data-store');
});

test('who comes from another page, or comes back, waits for no paint', async ({ page }) => {
  await tellNoPaints(page);
  await page.goto('/football/premier-league');
  const link = page.locator('main a[href="/football/liverpool"]').first();
  await link.click();
  await page.waitForURL('**/liverpool');
  expect(await askedAt(page)).toBeLessThan(2900);
  await page.goto('/football');
  await page.reload();
  expect(await askedAt(page)).toBeLessThan(2900);
});
