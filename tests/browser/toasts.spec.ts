import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { hydrateShare, shareButton, shareLink, shareLinks } from './support/share.ts';
import { fillIn, submitButton } from './support/sign-up.ts';
import { openWithStoppedClock, runUntil, runUntilPresent } from './support/stopped-clock.ts';

/** Longer than the display time of a toast. */
const longMs = 8000;

/**
 * Shows a toast by keyboard, so that the pointer does not move. Waits for the asynchronous copy to
 * finish.
 */
async function copyLink(page: Page): Promise<void> {
  const link = shareLink(page, 'Copy Link');
  const toasts = page.locator('.toast');
  const before = await toasts.count();
  await shareButton(page).press('Enter');
  // The panel moves the focus to its first link when it has opened.
  await expect(shareLinks(page).first()).toBeFocused();
  await link.press('Enter');
  await expect(link).toBeHidden();
  await runUntil(page, async () => (await toasts.count()) > before);
}

/** Opens a page with a stopped clock and a hydrated share button. @returns its toasts */
async function openReadyToCopy(page: Page, context: BrowserContext): Promise<Locator> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openWithStoppedClock(page, '/features');
  await shareButton(page).focus();
  await runUntilPresent(page, '[data-island=share-control][data-hydrated]');
  return page.locator('.toast');
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
  const toasts = await openReadyToCopy(page, context);

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
    // A synthetic event, because the toast slides away from a real pointer.
    await page.locator('.toast').dispatchEvent('mouseover');
    await copyLink(page);
    await expect(toasts).toHaveCount(2);
    await setVisibility(page, 'hidden');
    await setVisibility(page, 'visible');
    await page.clock.runFor(longMs);
    await expect(toasts).toHaveCount(2);
    await toasts.first().dispatchEvent('mouseout');
    await page.clock.runFor(longMs);
    await expect(toasts).toHaveCount(0);
  });
});

test('a fifth toast replaces the first, and closed toasts leave no tab stop', { tag: '@long' }, async ({
  page,
  context,
}) => {
  const toasts = await openReadyToCopy(page, context);
  for (let shown = 0; shown < 4; shown += 1) await copyLink(page);
  await expect(toasts).toHaveCount(4);
  await copyLink(page);
  await page.clock.runFor(1000);
  await expect(toasts).toHaveCount(4);
  await page.clock.runFor(longMs);
  await expect(toasts).toHaveCount(0);
  await expect(page.locator('.toasts').locator('[tabindex="0"], ol')).toHaveCount(0);
  expect(await page.locator('.toasts').evaluate((region) => region.matches(':popover-open'))).toBe(false);
});

test('the live region is in the server-rendered HTML', async ({ page }) => {
  const html = await (await page.request.get('/ar/features')).text();
  expect(html).toMatch(/class="toasts"><section[^>]* aria-live="polite"/);
});

test('in Arabic toasts are at the bottom right', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/ar/features');
  const button = page.getByRole('banner').getByRole('button', { name: 'شارك' });
  await hydrateShare(button);
  await button.click();
  await page.evaluate(() => window.addEventListener('click', (event) => event.preventDefault()));
  await page.locator('#share-menu [data-channel=email]').click();
  const toast = page.locator('.toast');
  await expect(toast).toHaveCSS('direction', 'rtl');
  await expect
    .poll(async () => {
      const box = await toast.boundingBox();
      return box && [1280 - box.x - box.width, 800 - box.y - box.height];
    })
    .toEqual([24, 24]);
});

test('toasts of a sign-up appear in a browser that refuses storage', async ({ page }) => {
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, storage, {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
  });
  await page.goto('/coming-soon');
  await fillIn(page);
  await submitButton(page).click();
  await expect(page.locator('.toast[data-kind=success]')).toContainText('Form submitted successfully!');
  await expect(page.locator('.toast[data-kind=progress]')).toHaveCount(0);
  await expect(page.getByText('You’re in, Jonas')).toBeVisible();
});
