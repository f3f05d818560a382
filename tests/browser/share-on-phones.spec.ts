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
