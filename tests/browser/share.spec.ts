import type { Page } from '@playwright/test';
import said from '../../messages/en/frame.json' with { type: 'json' };
import { expect, test } from './support/fixtures.ts';

/** Stands in for the device's share sheet. */
function stubShare(page: Page, outcome: 'shares' | 'cancels' | 'fails' | 'is missing') {
  return page.addInitScript((how) => {
    const share = {
      shares: () => Promise.resolve(),
      cancels: () => Promise.reject(new DOMException('cancelled', 'AbortError')),
      fails: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
      'is missing': undefined,
    }[how];
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  }, outcome);
}

test('the share menu offers seven ways, moves by arrows, and gives focus back', async ({ page }) => {
  await page.goto('/coming-soon');
  const button = page.getByRole('banner').getByRole('button', { name: 'Share' });
  await button.click();
  const items = page.getByRole('menu', { name: 'Share this page' }).getByRole('menuitem');
  await expect(items).toHaveText(['X', 'WhatsApp', 'TikTok', 'Instagram', 'Email', 'SMS', 'Copy Link']);
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(items.last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(items.first()).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await page.mouse.click(10, 700);
  await expect(items.first()).toBeHidden();
});

test('a network opens in a tab of its own that cannot reach back', async ({ page, context }) => {
  await context.route(/x\.com|wa\.me/, (route) =>
    route.fulfill({ body: '<title>network</title>', contentType: 'text/html' }),
  );
  await page.goto('/coming-soon');
  await page.getByRole('banner').getByRole('button', { name: 'Share' }).click();
  const opened = context.waitForEvent('page');
  await page.getByRole('menuitem', { name: 'X', exact: true }).click();
  const tab = await opened;
  expect(new URL(tab.url()).searchParams.get('url')).toContain('/coming-soon');
  await expect(page.getByText('Shared via X!')).toBeVisible();
  expect(await tab.evaluate(() => window.opener)).toBeNull();
});

test('a blocked popup is told, and the link is copied instead', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/features');
  await page.getByRole('banner').getByRole('button', { name: 'Share' }).click();
  await page.getByRole('menuitem', { name: 'WhatsApp' }).click();
  await expect(page.getByText('Popup blocked! Please allow popups or copy the link manually.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/features$/);
});

test('Instagram gets its home page and the visitor the link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.route(/instagram\.com/, (route) => route.fulfill({ body: 'x', contentType: 'text/html' }));
  await page.goto('/features');
  await page.getByRole('banner').getByRole('button', { name: 'Share' }).click();
  await page.getByRole('menuitem', { name: 'Instagram' }).click();
  await expect(page.getByText('Copy the link and share it on Instagram!')).toBeVisible();
});

test('for Instagram the link is copied before its tab takes the press and the focus', async ({ page }) => {
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
  await page.getByRole('banner').getByRole('button', { name: 'Share' }).click();
  await page.getByRole('menuitem', { name: 'Instagram' }).click();
  await expect(page.locator('.toast')).toHaveText(said.toast_instagram);
  await expect(page.locator('html')).toHaveAttribute('data-copied', /\/features$/);
});

test('the link is copied with a word of success', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/features');
  await page.getByRole('banner').getByRole('button', { name: 'Share' }).click();
  await page.getByRole('menuitem', { name: 'Copy Link' }).click();
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/features$/);
});

test('where the clipboard refuses, the address can be selected by hand', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.goto('/features');
  await page.getByRole('banner').getByRole('button', { name: 'Share' }).click();
  await page.getByRole('menuitem', { name: 'Copy Link' }).click();
  await expect(page.getByRole('textbox', { name: 'Copy this address' })).toHaveValue(/\/features$/);
});

for (const [name, scheme, toast] of [
  ['Email', 'mailto:', 'toast_email'],
  ['SMS', 'sms:', 'toast_sms'],
] as const)
  test(`${name} writes a message with the address, and says so`, async ({ page }) => {
    await page.goto('/features');
    await page.getByRole('banner').getByRole('button', { name: 'Share' }).click();
    const way = page.getByRole('menuitem', { name, exact: true });
    expect(await way.getAttribute('href')).toMatch(new RegExp(`^${scheme}`));
    // No program opens, but the press is the visitor's.
    await page.evaluate(() =>
      window.addEventListener('click', (event) => {
        document.documentElement.dataset.prevented = String(event.defaultPrevented);
        event.preventDefault();
      }),
    );
    await way.click();
    await expect(page.locator('html')).toHaveAttribute('data-prevented', 'false');
    await expect(page.locator('.toast')).toHaveText(said[toast]);
  });

test('friends are told by the device’s own sheet on a computer too', async ({ page }) => {
  await stubShare(page, 'shares');
  await page.goto('/coming-soon');
  await page.getByRole('main').getByRole('button', { name: 'Share with friends!' }).click();
  await expect(page.getByText('Thanks for sharing!')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  for (const [outcome, toast, menu] of [
    ['shares', 'Thanks for sharing!', false],
    ['cancels', null, true],
    ['fails', 'Sharing did not work. Choose another way below.', true],
    ['is missing', 'Native sharing not supported on this device.', true],
  ] as const) {
    test(`the device's share sheet ${outcome}`, async ({ page }) => {
      await stubShare(page, outcome);
      await page.goto('/features');
      await page.getByRole('banner').getByRole('button', { name: 'Share' }).click();
      if (toast) await expect(page.getByText(toast)).toBeVisible();
      await expect(page.getByRole('menu', { name: 'Share this page' })).toBeVisible({ visible: menu });
      if (!toast) await expect(page.locator('.toast')).toHaveCount(0);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the share menu opens and its links lead on', async ({ page }) => {
    await page.goto('/ar/features');
    await page.getByRole('banner').getByRole('button', { name: 'شارك' }).click();
    const whatsapp = page.getByRole('menuitem', { name: 'WhatsApp' });
    await expect(whatsapp).toBeVisible();
    expect(await whatsapp.getAttribute('href')).toContain(encodeURIComponent('/ar/features'));
  });
});
