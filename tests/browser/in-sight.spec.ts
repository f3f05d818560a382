import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

/** What one needs now stands in the window, whole, and nothing lies on it. */

test.use({ reducedMotion: 'reduce' });

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not shown`);
  return box;
}

async function bottomOf(locator: Locator): Promise<number> {
  const { y, height } = await boxOf(locator);
  return y + height;
}

const barBottom = (page: Page) => bottomOf(page.locator('header.navigation'));

for (const path of ['/', '/ar'])
  for (const size of [
    { width: 1280, height: 800 },
    { width: 1024, height: 768 },
    { width: 1440, height: 760 },
  ])
    test(`the way on stands in the first window of ${path} at ${size.width}×${size.height}`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      expect(await bottomOf(page.locator('.hero-explore'))).toBeLessThanOrEqual(size.height);
      const board = await boxOf(page.locator('.hero-board .scoreboard'));
      const heading = await page.locator('.hero-heading').evaluate((element) => {
        const words = document.createRange();
        words.selectNodeContents(element.firstChild ?? element);
        const { left, right, top } = words.getBoundingClientRect();
        return { left, right, top };
      });
      const beside = heading.right <= board.x || heading.left >= board.x + board.width;
      expect(beside || heading.top >= board.y + board.height - 4, 'the headline is clear of the board').toBe(
        true,
      );
    });

for (const path of ['/', '/ar'])
  test(`the clock in the margin of ${path} stands clear of the scarf`, async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.goto(path);
    expect(await bottomOf(page.locator('.match-clock-plate'))).toBeLessThan(
      (await boxOf(page.locator('.hero-scarf'))).y,
    );
  });

test('a field that was refused is brought into sight with its name', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/coming-soon');
  await page.locator('[name=name]').fill('J');
  await page.locator('[name=email]').fill('jonas@mail.example');
  await page.getByRole('button', { name: 'Sign Up for Early Access' }).click();
  await expect(page.locator('[name=name]')).toBeFocused();
  expect((await boxOf(page.locator('label[for=field-name]'))).y).toBeGreaterThanOrEqual(
    await barBottom(page),
  );
});

for (const path of ['/coming-soon', '/ar/coming-soon'])
  test(`what the ticket of ${path} offers stands in one line each on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto(path);
    await page.locator('[name=name]').fill('Jonas');
    await page.locator('[name=email]').fill(`fan-${randomUUID()}@sportbuddy.example`);
    await page.locator('form.sign-up-form [type=submit]').click();
    const offers = page.locator('.booked-actions .button');
    await expect(offers).toHaveCount(2);
    for (const offer of await offers.all()) expect((await boxOf(offer)).height).toBeLessThanOrEqual(60);
  });

test('a toast lies over the menu that fills a phone', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
  });
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/features');
  await page.locator('header [popovertarget=mobile-menu]').first().click();
  await page.locator('#mobile-menu [aria-haspopup=menu]').click();
  const toast = page.locator('.toast');
  await expect(toast).toBeVisible();
  expect(
    await toast.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }),
  ).toBe(true);
  await expect(page.locator('#mobile-menu')).toBeVisible();
});
