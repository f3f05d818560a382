import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

test.describe('when the page requests its script', { tag: '@long' }, () => {
  test('a first visit requests it after the first paint', async ({ page }) => {
    for (const path of ['/', '/ar/football', '/coming-soon']) {
      await page.goto(path);
      const { painted, requested } = await page.evaluate(() => ({
        painted: performance.getEntriesByType('paint')[0]?.startTime,
        requested: performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.js'))
          ?.startTime,
      }));
      expect(painted, path).toBeGreaterThan(0);
      expect(requested, path).toBeGreaterThanOrEqual(painted ?? Number.POSITIVE_INFINITY);
    }
  });

  test('without paint events a first visit requests it when its timer fires', async ({ page }) => {
    await hidePaintEvents(page);
    const requested = recordScriptRequests(page);
    await page.goto('/football', { waitUntil: 'load' });
    expect(requested).toEqual([]);
    await page.evaluate(() => (window as unknown as { fireTimer: () => void }).fireTimer());
    await expect(page.locator('html')).toHaveAttribute('data-store');
    expect(requested).not.toEqual([]);
  });

  test('without paint events a second page or a reload requests it at once', async ({ page }) => {
    await hidePaintEvents(page);
    await page.goto('/football/premier-league', { waitUntil: 'load' });
    await page.locator('main a[href="/football/liverpool"]').first().click();
    await page.waitForURL('**/liverpool');
    await expect(page.locator('html')).toHaveAttribute('data-store');
    await page.goto('/football', { waitUntil: 'load' });
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-store');
  });
});

/** Hides paint entries, and holds the 3 s timer of the start script until `fireTimer` is called. */
async function hidePaintEvents(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { observe } = PerformanceObserver.prototype;
    PerformanceObserver.prototype.observe = function (options) {
      if (options?.type !== 'paint') observe.call(this, options);
    };
    const { setTimeout } = window;
    const holdStart = (handler: () => void, delay?: number) => {
      if (delay !== 3000) return setTimeout(handler, delay);
      Object.assign(window, { fireTimer: handler });
      return 0;
    };
    Object.assign(window, { setTimeout: holdStart });
  });
}

function recordScriptRequests(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requested.push(request.url());
  });
  return requested;
}
