import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

// On a phone, `content-visibility` skips the layout of sections until they are near the viewport.
test.use({ viewport: { width: 375, height: 812 } });

/** @returns the number of sections with layout, and of all sections */
function sections(page: Page): Promise<{ laidOut: number; all: number }> {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll('main section, footer')];
    const laidOut = all.filter((each) =>
      each.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
    );
    return { laidOut: laidOut.length, all: all.length };
  });
}

for (const [path, tag] of [
  ['/football/liverpool', []],
  ['/', ['@long']],
  ['/features', ['@long']],
] as const)
  test(`${path} lays out only the sections near the window`, { tag: [...tag] }, async ({ page }) => {
    await page.goto(path);
    const { laidOut, all } = await sections(page);
    expect(laidOut).toBeGreaterThan(0);
    expect(laidOut).toBeLessThan(all / 2);
    await page.locator('footer a').last().scrollIntoViewIfNeeded();
    await expect(page.locator('footer a').last()).toBeInViewport();
    // Scrolls up step by step, because scroll anchoring must work while the heights above change.
    for (let turns = 0; turns < 30; turns += 1) await page.mouse.wheel(0, -700);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.locator('h1')).toBeInViewport();
  });

test.describe('layout below the window', { tag: '@long' }, () => {
  test('a computer lays out the whole page', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/');
    const { laidOut, all } = await sections(page);
    expect(laidOut).toBe(all);
  });

  test('going back and reloading restore the scroll position', async ({ page }) => {
    await page.goto('/football/liverpool');
    const question = page.locator('.questions summary').first();
    await question.scrollIntoViewIfNeeded();
    await expect(question).toBeInViewport();
    await page.goto('/features');
    await page.goBack();
    await expect(question).toBeInViewport();
    await page.reload();
    await expect(question).toBeInViewport();
  });

  test.describe('without its script', () => {
    test.use({ expectedErrors: [/ERR_FAILED|Failed to fetch/] });

    test('a reloaded page is laid out completely at once', async ({ page }) => {
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto('/football/liverpool', { waitUntil: 'load' });
      const first = await sections(page);
      expect(first.laidOut).toBeLessThan(first.all);
      await page.reload();
      const reloaded = await sections(page);
      expect(reloaded.laidOut).toBe(reloaded.all);
    });
  });
});
