import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { openWithStoppedClock } from './support/stopped-clock.ts';

/** Longer than a toast is shown. */
const longMs = 8000;

/**
 * Shows a toast by keyboard, so that the pointer stays where it is.
 * Copying is asynchronous and closes the menu at its end. A press on Share before that would close it as well.
 */
async function copyLink(page: Page): Promise<void> {
  const item = page.getByRole('menuitem', { name: 'Copy Link' });
  await page.getByRole('banner').getByRole('button', { name: 'Share' }).press('Enter');
  await item.press('Enter');
  await expect(item).toBeHidden();
}

function setVisibility(page: Page, visibility: 'visible' | 'hidden') {
  return page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visibility === 'hidden');
}

test('a toast disappears, but not while the page is hidden or the toasts are hovered', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openWithStoppedClock(page, '/features');
  const toasts = page.locator('.toast');

  await test.step('after a while', async () => {
    await copyLink(page);
    await expect(toasts).toHaveText('Link copied to clipboard!');
    await page.clock.runFor(longMs);
    await expect(toasts).toHaveCount(0);
  });

  await test.step('while the page is hidden', async () => {
    await copyLink(page);
    await setVisibility(page, 'hidden');
    await copyLink(page);
    await expect(toasts).toHaveCount(2);
    await page.clock.runFor(longMs);
    await expect(toasts).toHaveCount(2);
    await setVisibility(page, 'visible');
    await page.clock.runFor(longMs);
    await expect(toasts).toHaveCount(0);
  });

  await test.step('while the pointer is on the toasts', async () => {
    await copyLink(page);
    // Dispatched: a toast that slides in moves away from under a real pointer.
    await page.locator('.toasts').dispatchEvent('pointerenter');
    await copyLink(page);
    await expect(toasts).toHaveCount(2);
    await setVisibility(page, 'hidden');
    await setVisibility(page, 'visible');
    await page.clock.runFor(longMs);
    await expect(toasts).toHaveCount(2);
    await page.locator('.toasts').dispatchEvent('pointerleave');
    await page.clock.runFor(longMs);
    await expect(toasts).toHaveCount(0);
  });
});
