import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { shareInMenu, shareLinks, stubShareSheet } from './support/share.ts';

const phone = { width: 375, height: 812 };

for (const [outcome, tag, toast, isPanelOpen] of [
  ['shares', [], 'Thanks for sharing!', false],
  ['is cancelled', [], null, false],
  ['fails', ['@long'], 'Sharing did not work. Choose another way below.', true],
] as const)
  test(`on a phone: the device’s share sheet ${outcome}`, { tag: [...tag] }, async ({ page }) => {
    await page.setViewportSize(phone);
    await stubShareSheet(page, outcome);
    await page.goto('/features');
    await (await shareInMenu(page)).click();
    if (toast) await expect(page.getByText(toast)).toBeVisible();
    await expect(shareLinks(page).first()).toBeVisible({ visible: isPanelOpen });
    if (!toast) await expect(page.locator('.toast')).toHaveCount(0);
  });

test('on a phone a second click does not open a second share sheet', async ({ page }) => {
  await page.setViewportSize(phone);
  await stubShareSheet(page, 'stays open');
  await page.goto('/features');
  const button = await shareInMenu(page);
  for (const _press of [1, 2]) await button.click();
  await expect(page.locator('html')).toHaveAttribute('data-sheets', '1');
  await expect(shareLinks(page).first()).toBeHidden();
  await expect(page.locator('.toast')).toHaveCount(0);
});

test('a click without user activation opens the panel instead of the share sheet', async ({ page }) => {
  await page.setViewportSize(phone);
  await stubShareSheet(page, 'fails');
  // Opening the menu activates the page, in Chromium for five seconds.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'userActivation', { value: { isActive: false, hasBeenActive: true } }),
  );
  await page.goto('/features');
  await (await shareInMenu(page)).click();
  await expect(shareLinks(page).first()).toBeVisible();
  await expect(page.locator('.toast')).toHaveCount(0);
});

test('on a phone without a share sheet a toast is shown above the mobile menu', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await stubShareSheet(page, 'is missing');
  await page.goto('/features');
  await (await shareInMenu(page)).click();
  const toast = page.locator('.toast');
  await expect(toast).toHaveText('Native sharing not supported on this device.');
  const isOnTop = await toast.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isOnTop).toBe(true);
  await expect(page.locator('#mobile-menu')).toBeVisible();
});

/** A phone network: 150 ms to the server, 1.6 Mbit/s. */
async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  });
}

/** A share sheet that opens only for a press, as on devices. Records the shared address. */
function stubStrictSheet(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const share = async ({ url }: ShareData) => {
      if (!navigator.userActivation.isActive) throw new DOMException('too late', 'NotAllowedError');
      document.documentElement.dataset.shared = url ?? '';
    };
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  });
}

test.describe('on a phone network, the first press on a share button opens the share sheet', () => {
  test('in the menu', async ({ page }) => {
    await page.setViewportSize(phone);
    await stubStrictSheet(page);
    await throttle(page);
    await page.goto('/football');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.locator('#mobile-menu').getByRole('button', { name: 'Share', exact: true }).tap();
    await expect(page.locator('html')).toHaveAttribute('data-shared', new URL('/football', page.url()).href);
    await expect(page.getByText('Thanks for sharing!')).toBeVisible();
    await expect(shareLinks(page).first()).toBeHidden();
  });

  test('“Share with friends!”', async ({ page }) => {
    await page.setViewportSize(phone);
    await stubStrictSheet(page);
    await throttle(page);
    await page.goto('/ar/coming-soon');
    await page.locator('[popovertarget=share-seat]').first().tap();
    await expect(page.locator('html')).toHaveAttribute('data-shared', page.url());
    await expect(page.locator('#share-seat')).toBeHidden();
  });

  test.use({ hasTouch: true });
});

for (const [path, height] of [
  ['/', 667],
  ['/ar', 667],
  ['/football', 553],
] as const)
  test(`${path}: the open menu shows its share button at 375 × ${height} without scrolling`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height });
    await page.goto(path);
    await page.locator('[popovertarget=mobile-menu]').first().click();
    const button = page.locator('#mobile-menu [popovertarget=share-from-menu]').first();
    await expect(button).toBeInViewport({ ratio: 1 });
    const isOnTop = await button.evaluate((element) => {
      const { left, top, width, height: size } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + size / 2));
    });
    expect(isOnTop).toBe(true);
  });
