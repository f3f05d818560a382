import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { chooseLanguage } from './support/language.ts';
import { fillIn } from './support/sign-up.ts';

test.use({ reducedMotion: 'reduce' });

type Size = readonly [width: number, height: number];

/** Windows of common laptops and screens, without the bars of the browser and the system. */
const computers: readonly Size[] = [
  [1024, 600],
  [1280, 633],
  [1366, 625],
  [1366, 657],
  [1280, 720],
  [1440, 764],
  [1536, 730],
  [1920, 950],
];
/** Windows of common phones, with the bars of the browser. */
const phones: readonly Size[] = [
  [360, 640],
  [375, 667],
  [390, 664],
];
/** Distance of the hero's button from the bottom of a computer's window. */
const hemPx = 24;

type Box = { top: number; bottom: number; left: number; right: number };

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not shown`);
  return { top: box.y, bottom: box.y + box.height, left: box.x, right: box.x + box.width };
}

const areApart = (one: Box, other: Box) =>
  one.bottom <= other.top || one.top >= other.bottom || one.right <= other.left || one.left >= other.right;

/**
 * Expects that these elements are below the bar and end `hem` pixels above the bottom of the
 * window.
 */
async function expectInWindow(page: Page, locators: readonly Locator[], hem = 0): Promise<void> {
  const bar = await boxOf(page.getByRole('banner'));
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  for (const locator of locators) {
    const { top, bottom } = await boxOf(locator);
    expect.soft(top, `top of ${locator} at ${width}×${height}`).toBeGreaterThanOrEqual(bar.bottom - 1);
    expect.soft(bottom, `bottom of ${locator} at ${width}×${height}`).toBeLessThanOrEqual(height - hem);
  }
}

async function eachWindow(page: Page, sizes: readonly Size[], check: () => Promise<void>): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await check();
  }
}

for (const path of ['/coming-soon', '/ar/coming-soon'])
  test(`all fields and the button of ${path} are in the first window`, {
    tag: path.startsWith('/ar') ? [] : '@long',
  }, async ({ page }) => {
    await chooseLanguage(page);
    await page.goto(path);
    const fields = ['name', 'team', 'email'].map((name) => page.locator(`[name=${name}]`));
    await eachWindow(page, [...computers, ...phones], () =>
      expectInWindow(page, [...fields, page.locator('.sign-up-button')]),
    );
  });

for (const path of ['/', '/ar'])
  test(`the sign-up button of ${path} is in the first window`, {
    tag: path === '/' ? [] : '@long',
  }, async ({ page }) => {
    await chooseLanguage(page);
    await page.goto(path);
    const signUp = page.locator('.hero-actions .button').first();
    await expect(signUp).toHaveAttribute('href', /\/coming-soon$/);
    await eachWindow(page, computers, () => expectInWindow(page, [signUp], hemPx));
    await eachWindow(page, phones, () => expectInWindow(page, [signUp]));
  });

for (const path of ['/features', '/ar/features'])
  test(`logo, ticket and menu button of ${path} fit the bar of a phone`, {
    tag: path.startsWith('/ar') ? [] : '@long',
  }, async ({ page }) => {
    await page.goto(path);
    const bar = page.getByRole('banner');
    const parts = [
      bar.locator('.navigation-logo'),
      bar.locator('.navigation-ticket'),
      bar.locator('.navigation-menu'),
    ];
    await eachWindow(page, [[320, 568], ...phones], async () => {
      const { width = 0 } = page.viewportSize() ?? {};
      const boxes = await Promise.all(parts.map(boxOf));
      for (const [index, box] of boxes.entries()) {
        const others = boxes.filter((_, other) => other !== index);
        expect
          .soft(
            others.every((other) => areApart(box, other)),
            `${index} at ${width}`,
          )
          .toBe(true);
        expect.soft(box.left >= 0 && box.right <= width, `${index} at ${width}`).toBe(true);
        expect.soft(Math.min(box.right - box.left, box.bottom - box.top)).toBeGreaterThanOrEqual(44);
      }
    });
  });

for (const [width, height] of [
  [375, 667],
  [1280, 720],
] as const)
  test.describe(`in a window of ${width}×${height}`, () => {
    test.use({ viewport: { width, height } });

    test('a booked ticket is in the window, and no toast covers it', async ({ page }) => {
      await page.route('**/api/early-access', (route) =>
        route.fulfill({ status: 201, json: { ok: true, ticket: 'x' } }),
      );
      await page.goto('/coming-soon');
      await fillIn(page);
      await expect(page.locator('[data-island="sign-up"]')).toHaveAttribute('data-hydrated', '');
      await page.locator('[name=email]').press('Enter');
      await expect(page.locator('.toast[data-kind=success]')).toBeVisible();
      await expect(page.locator('.stub-stamp')).toBeInViewport({ ratio: 1 });
      await expectInWindow(page, [
        page.locator('.ticket-stub'),
        page.getByRole('heading', { level: 2 }).first(),
      ]);
      const ticket = await boxOf(page.locator('.ticket-stub'));
      for (const toast of await page.locator('.toast').all())
        expect((await boxOf(toast)).bottom).toBeLessThanOrEqual(ticket.top);
    });

    test('Enter in an empty form shows the first error in the window', async ({ page }) => {
      await page.goto('/coming-soon');
      await page.locator('[name=email]').press('Enter');
      const name = page.locator('[name=name]');
      await expect(name).toBeFocused();
      await expectInWindow(page, [name, page.locator('#field-name-error')]);
    });

    test.describe('of a browser that prefers Arabic', () => {
      test.use({ locale: 'ar-SA' });

      test('the language offer does not cover the buttons', async ({ page }) => {
        await page.goto('/');
        const offer = page.locator('.language-offer');
        await expect(offer).toBeVisible();
        for (const button of await page.locator('.hero-actions .button').all())
          expect(areApart(await boxOf(offer), await boxOf(button))).toBe(true);
      });
    });
  });
