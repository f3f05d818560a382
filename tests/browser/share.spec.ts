import type { Page } from '@playwright/test';
import messages from '../../messages/en/frame.json' with { type: 'json' };
import { expect, test } from './support/fixtures.ts';

const phone = { width: 375, height: 812 };
const shareButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Share' });
const itemOf = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });

/** Replaces the device's share sheet. */
function stubShareSheet(page: Page, outcome: 'shares' | 'is cancelled' | 'fails' | 'is missing') {
  return page.addInitScript((how) => {
    const share = {
      shares: () => Promise.resolve(),
      'is cancelled': () => Promise.reject(new DOMException('cancelled', 'AbortError')),
      fails: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
      'is missing': undefined,
    }[how];
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  }, outcome);
}

test('the share menu moves by arrow keys, returns focus, and closes on a click outside', async ({ page }) => {
  await page.goto('/coming-soon');
  const button = shareButton(page);
  await button.press('Enter');
  const items = page.getByRole('menu', { name: 'Share this page' }).getByRole('menuitem');
  await expect(items).toHaveText(['X', 'WhatsApp', 'TikTok', 'Instagram', 'Email', 'SMS', 'Copy Link']);
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(items.last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(items.first()).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await expect(items.first()).toBeVisible();
  await page.mouse.click(10, 700);
  await expect(items.first()).toBeHidden();
});

test('a network opens in its own tab without access to the opener', async ({ page, context }) => {
  await context.route(/x\.com/, (route) =>
    route.fulfill({ body: '<title>network</title>', contentType: 'text/html' }),
  );
  await page.goto('/coming-soon');
  await shareButton(page).click();
  const opened = context.waitForEvent('page');
  await itemOf(page, 'X').click();
  const tab = await opened;
  expect(new URL(tab.url()).searchParams.get('url')).toContain('/coming-soon');
  await expect(page.getByText('Shared via X!')).toBeVisible();
  expect(await tab.evaluate(() => window.opener)).toBeNull();
});

test('a blocked popup shows an error and copies the link instead', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/features');
  await shareButton(page).press('Enter');
  await itemOf(page, 'WhatsApp').press('Enter');
  await expect(page.getByText('Popup blocked! Please allow popups or copy the link manually.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/features$/);
});

test('Instagram: the link is copied before the new tab takes focus', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() => {
    let isAllowed = true;
    const clipboard = {
      writeText: async (text: string) => {
        if (!isAllowed) throw new DOMException('not now', 'NotAllowedError');
        document.documentElement.dataset.copied = text;
      },
    };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard });
    window.open = () => {
      isAllowed = false;
      return {} as Window;
    };
  });
  await page.goto('/features');
  await shareButton(page).click();
  await itemOf(page, 'Instagram').click();
  await expect(page.locator('.toast')).toHaveText(messages.toast_instagram);
  await expect(page.locator('html')).toHaveAttribute('data-copied', /\/features$/);
});

test('without clipboard access Copy Link shows the address in a selected field', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.goto('/features');
  await shareButton(page).click();
  await itemOf(page, 'Copy Link').click();
  await expect(page.getByRole('textbox', { name: 'Copy this address' })).toHaveValue(/\/features$/);
});

test('Email and SMS open the message with the address and show a toast', async ({ page }) => {
  await page.goto('/features');
  // Keeps the mail program closed, and records that the page did not.
  await page.evaluate(() =>
    window.addEventListener('click', (event) => {
      if (!(event.target instanceof Element && event.target.closest('a'))) return;
      document.documentElement.dataset.prevented = String(event.defaultPrevented);
      event.preventDefault();
    }),
  );
  for (const [name, scheme, toast] of [
    ['Email', 'mailto:', messages.toast_email],
    ['SMS', 'sms:', messages.toast_sms],
  ] as const) {
    await shareButton(page).press('Enter');
    expect(await itemOf(page, name).getAttribute('href')).toMatch(new RegExp(`^${scheme}`));
    await itemOf(page, name).click();
    await expect(page.locator('html')).toHaveAttribute('data-prevented', 'false');
    await expect(page.locator('.toast').last()).toHaveText(toast);
  }
});

test('“Share with friends” opens the device’s share sheet on a computer too', async ({ page }) => {
  await stubShareSheet(page, 'shares');
  await page.goto('/coming-soon');
  await page.getByRole('main').getByRole('button', { name: 'Share with friends!' }).click();
  await expect(page.getByText('Thanks for sharing!')).toBeVisible();
});

for (const [outcome, tag, toast, menu] of [
  ['shares', [], 'Thanks for sharing!', false],
  ['is cancelled', [], null, true],
  ['fails', ['@long'], 'Sharing did not work. Choose another way below.', true],
] as const)
  test(`on a phone: the device’s share sheet ${outcome}`, { tag: [...tag] }, async ({ page }) => {
    await page.setViewportSize(phone);
    await stubShareSheet(page, outcome);
    await page.goto('/features');
    await shareButton(page).click();
    if (toast) await expect(page.getByText(toast)).toBeVisible();
    await expect(page.getByRole('menu', { name: 'Share this page' })).toBeVisible({ visible: menu });
    if (!toast) await expect(page.locator('.toast')).toHaveCount(0);
  });

test('on a phone without a share sheet a toast lies over the mobile menu', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await stubShareSheet(page, 'is missing');
  await page.goto('/features');
  await page.locator('header [popovertarget=mobile-menu]').first().click();
  await page.locator('#mobile-menu [aria-haspopup=menu]').click();
  const toast = page.locator('.toast');
  await expect(toast).toHaveText('Native sharing not supported on this device.');
  const isOnTop = await toast.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isOnTop).toBe(true);
  await expect(page.locator('#mobile-menu')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the share menu opens and its links carry the address', async ({ page }) => {
    await page.goto('/ar/features');
    await page.getByRole('banner').getByRole('button', { name: 'شارك' }).click();
    const whatsapp = page.getByRole('menuitem', { name: 'WhatsApp' });
    await expect(whatsapp).toBeVisible();
    expect(await whatsapp.getAttribute('href')).toContain(encodeURIComponent('/ar/features'));
  });
});
