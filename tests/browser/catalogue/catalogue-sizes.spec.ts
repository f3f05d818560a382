import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

test.use({ reducedMotion: 'reduce' });

async function open(page: Page, path: string, width: number, height = 800): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
}

test('a league of a long name stays inside the narrowest phone', async ({ page }) => {
  await open(page, '/football', 320, 640);
  await page
    .locator('.league-row-name bdi')
    .first()
    .evaluate((name) => name.replaceChildren('Championship'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('the way into a community stands in the first window of a small laptop', async ({ page }) => {
  for (const team of [
    '/football/liverpool',
    '/football/real-madrid',
    '/f1/mercedes',
    '/nfl/kansas-city-chiefs',
  ]) {
    await open(page, team, 1280);
    const button = page.locator('.join-strip .button');
    await expect(button).toBeInViewport({ ratio: 1 });
  }
});

test('badge, ground and year of a cover keep apart, however large the window', async ({ page }) => {
  for (const [width, height] of [
    [375, 812],
    [1024, 768],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    for (const path of ['/football/borussia-dortmund', '/ar/football/liverpool', '/football/boca-juniors']) {
      await open(page, path, width, height);
      const [badge, ...others] = await page
        .locator('.cover-badge, .cover-venue dd, .cover-founded strong')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()));
      for (const { left, right, top, bottom } of others) {
        const apart =
          left >= badge.right || right <= badge.left || top >= badge.bottom - 8 || bottom <= badge.top;
        expect(apart, `${path} at ${width}`).toBe(true);
      }
    }
  }
});
