import type { Locator } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { chooseLanguage } from './support/language.ts';

test.use({ reducedMotion: 'reduce' });

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not shown`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

for (const path of ['/', '/ar'])
  test(`the hero of ${path} fits the first window of a computer without overlaps`, {
    tag: path === '/ar' ? [] : '@long',
  }, async ({ page }) => {
    await chooseLanguage(page);
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    for (const size of [
      { width: 1280, height: 800 },
      { width: 1024, height: 768 },
      { width: 1440, height: 760 },
    ]) {
      await page.setViewportSize(size);
      const window = `${size.width}×${size.height}`;
      expect((await boxOf(page.locator('.hero-explore'))).bottom, window).toBeLessThanOrEqual(size.height);
      const board = await boxOf(page.locator('.hero-board .scoreboard'));
      const heading = await page.locator('.hero-heading').evaluate((element) => {
        const words = document.createRange();
        words.selectNodeContents(element.firstChild ?? element);
        const { left, right, top } = words.getBoundingClientRect();
        return { left, right, top };
      });
      const isBeside = heading.right <= board.x || heading.left >= board.right;
      expect(isBeside || heading.top >= board.bottom - 4, `headline and board at ${window}`).toBe(true);
    }
    await page.setViewportSize({ width: 1920, height: 1080 });
    const clock = await boxOf(page.locator('.match-clock-plate'));
    expect(clock.bottom).toBeLessThan((await boxOf(page.locator('.hero-scarf'))).y);
  });

for (const path of ['/', '/ar'])
  test(`the scarf and the crowd of ${path} reach the window's end`, {
    tag: path === '/ar' ? [] : '@long',
  }, async ({ page }) => {
    await page.goto(path);
    for (const width of [1280, 1366, 1440, 1536, 1600, 1760, 1920, 2560])
      for (const height of [600, 657, 730, 764, 850, 1100]) {
        await page.setViewportSize({ width, height });
        for (const drawing of ['.hero-scarf', '.hero-crowd']) {
          const { x, right } = await boxOf(page.locator(drawing));
          const gap = path === '/' ? width - right : x;
          expect(gap, `${drawing} at ${width}×${height}`).toBeLessThanOrEqual(0.5);
        }
      }
  });
