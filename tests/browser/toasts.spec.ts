import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { passTimeUntilStarted, stopClock } from './support/standing-clock.ts';

/** Longer than any toast is shown. */
const longMs = 8000;

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await stopClock(page);
  await page.goto('/features');
  await passTimeUntilStarted(page);
});

/** By the keyboard: the mouse stays where it is. */
async function copyLink(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Share' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Copy Link' }).press('Enter');
}

function turnTo(page: Page, shown: 'shown' | 'hidden') {
  return page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, shown === 'hidden');
}

test('a toast goes once it has been read', async ({ page }) => {
  await copyLink(page);
  await expect(page.locator('.toast')).toHaveCount(1);
  await page.clock.runFor(longMs);
  await expect(page.locator('.toast')).toHaveCount(0);
});

test('a toast that comes while the page is hidden waits until it is seen', async ({ page }) => {
  await copyLink(page);
  await turnTo(page, 'hidden');
  await copyLink(page);
  await expect(page.locator('.toast')).toHaveCount(2);
  await page.clock.runFor(longMs);
  await expect(page.locator('.toast')).toHaveCount(2);
  await turnTo(page, 'shown');
  await page.clock.runFor(longMs);
  await expect(page.locator('.toast')).toHaveCount(0);
});

test('a toast that comes while others are pointed at waits with them', async ({ page }) => {
  await copyLink(page);
  // By events: a toast that slides in takes itself from under a real pointer.
  await page.locator('.toasts').dispatchEvent('pointerenter');
  await copyLink(page);
  await expect(page.locator('.toast')).toHaveCount(2);
  await turnTo(page, 'hidden');
  await turnTo(page, 'shown');
  await page.clock.runFor(longMs);
  await expect(page.locator('.toast')).toHaveCount(2);
  await page.locator('.toasts').dispatchEvent('pointerleave');
  await page.clock.runFor(longMs);
  await expect(page.locator('.toast')).toHaveCount(0);
});
