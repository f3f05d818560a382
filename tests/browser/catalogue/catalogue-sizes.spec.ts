import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

test.describe('catalogue pages', { tag: '@long' }, () => {
  test.use({ reducedMotion: 'reduce' });

  async function open(page: Page, path: string, width: number, height = 800): Promise<void> {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
  }

  test('badge, ground and year of a cover do not overlap in any window', async ({ page }) => {
    for (const [width, height] of [
      [375, 812],
      [1024, 768],
      [1280, 800],
      [1920, 1080],
    ] as const)
      for (const path of [
        '/football/borussia-dortmund',
        '/ar/football/liverpool',
        '/football/boca-juniors',
      ]) {
        await open(page, path, width, height);
        const [badge, ...others] = await page
          .locator('.cover-badge, .cover-venue dd, .cover-founded strong')
          .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()));
        for (const { left, right, top, bottom } of others) {
          const isApart =
            left >= badge.right || right <= badge.left || top >= badge.bottom - 8 || bottom <= badge.top;
          expect(isApart, `${path} at ${width}`).toBe(true);
        }
      }
  });

  test('each hub with one team has its own sign and colours', async ({ page }) => {
    const signs: string[] = [];
    for (const path of ['/darts', '/chess', '/caving', '/ar/fencing']) {
      await page.goto(path);
      signs.push(await page.locator('.card-mosaic svg').innerHTML());
    }
    expect(new Set(signs).size).toBe(signs.length);
  });

  test('an accessible name has a straight apostrophe where the text shows a curly one', async ({ page }) => {
    await page.goto('/womens-cricket');
    await expect(page.getByRole('heading', { level: 1, name: "Women's Cricket" })).toBeVisible();
  });

  test.describe('in forced colours', () => {
    test.use({ forcedColors: 'active' });

    test('buttons keep a border, questions their sign and a season its dots', async ({ page }) => {
      await page.goto('/football/premier-league');
      await expect(page.locator('.league-cover .button')).toHaveCSS('border-top-width', '2px');
      const question = page.locator('.questions-list summary').first();
      await expect(question).toBeVisible();
      const sign = await question.evaluate((summary) => getComputedStyle(summary, '::after').backgroundImage);
      expect(sign).toContain('gradient');
      await expect(page.locator('.season-dots')).toHaveCSS('background-image', /gradient/);
    });
  });
});
