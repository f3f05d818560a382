import type { Page } from '@playwright/test';
import { speedLimits } from '../../bench/page-speed/measurements.ts';
import { expect, test } from './support/fixtures.ts';
import { recordShifts, shiftsAbove } from './support/layout-shifts.ts';

const sizes = [
  [320, 640],
  [360, 800],
  [600, 800],
  [768, 1024],
  [1024, 768],
  [1366, 657],
  [1920, 1080],
] as const;

/** @returns the texts of the page and the bar that lie below the offer, or on it */
function coveredTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const offer = document.querySelector('.language-offer')?.getBoundingClientRect();
    if (!offer) return ['there is no offer'];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const covered: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true })) continue;
      if (!node.textContent?.trim() || element.closest('.language-offer, .visually-hidden')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const isOnOffer = [...range.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          left < offer.right && right > offer.left && top < offer.bottom && bottom > offer.top,
      );
      if (isOnOffer) covered.push(node.textContent.trim());
    }
    return covered;
  });
}

for (const [locale, prefix] of [
  ['en-GB', '/ar'],
  ['ar-SA', ''],
] as const)
  test.describe(`in a browser that prefers ${locale}`, { tag: prefix === '/ar' ? [] : '@long' }, () => {
    test.use({ locale, reducedMotion: 'reduce' });

    test(`the language offer covers nothing on pages below ${prefix || '/'}`, async ({ page }) => {
      for (const path of ['/coming-soon', '/features', '/football/liverpool', '/help', '']) {
        await page.goto(`${prefix}${path}` || '/');
        await expect(page.locator('.language-offer')).toBeVisible();
        for (const [width, height] of sizes) {
          await page.setViewportSize({ width, height });
          await expect.poll(() => coveredTexts(page), `${path} at ${width}`).toEqual([]);
        }
      }
      await page.locator('.language-offer button').click();
      await expect(page.locator('.language-offer')).toHaveCount(0);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.style.getPropertyValue('--offer-height')))
        .toBe('0px');
    });

    test(`the language offer moves nothing on ${prefix || '/'}`, async ({ page }) => {
      await recordShifts(page);
      await page.goto(prefix || '/');
      await expect(page.locator('.language-offer')).toBeVisible();
      expect(await shiftsAbove(page, speedLimits.shift)).toEqual([]);
    });
  });
