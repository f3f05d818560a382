import type { Page } from '@playwright/test';
import messages from '../../messages/en/frame.json' with { type: 'json' };
import { expect, test } from './support/fixtures.ts';
import { holdScripts } from './support/hold-scripts.ts';
import { hydrateShare, shareButton, shareLink, shareLinks, stubShareSheet } from './support/share.ts';

/** Opens a page and waits until its share button is hydrated. */
async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrateShare(shareButton(page));
}

test('the share panel is a list of links, returns focus, and closes on a click outside', async ({ page }) => {
  await openHydrated(page, '/coming-soon');
  const button = shareButton(page);
  await button.press('Enter');
  const links = shareLinks(page);
  await expect(links).toHaveText(['X', 'WhatsApp', 'TikTok', 'Instagram', 'Email', 'SMS', 'Copy Link']);
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(links.first()).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await expect(links.first()).toBeVisible();
  await page.mouse.click(10, 700);
  await expect(links.first()).toBeHidden();
});

test('the share panel closes when Tab leaves it', async ({ page }) => {
  await openHydrated(page, '/features');
  await shareButton(page).press('Enter');
  // An opened panel focuses its first link.
  await expect(shareLinks(page).first()).toBeFocused();
  const last = shareLinks(page).last();
  await last.focus();
  await page.keyboard.press('Tab');
  await expect(last).toBeHidden();
  await expect(shareButton(page)).not.toBeFocused();
});

test('the open share panel stays under its button when the window gets narrower', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openHydrated(page, '/features');
  await shareButton(page).click();
  const panel = page.locator('#share-menu');
  await expect(panel).toBeVisible();
  await page.setViewportSize({ width: 820, height: 800 });
  await expect
    .poll(async () => {
      const box = await panel.boundingBox();
      return box && box.x >= 0 && box.x + box.width <= 820;
    })
    .toBe(true);
});

test('the open share panel follows a button that scrolls', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/coming-soon');
  const button = page.getByRole('main').getByRole('button', { name: 'Share with friends!' });
  await hydrateShare(button);
  await button.click();
  const panel = page.locator('#share-seat');
  await expect(panel).toBeVisible();
  // A hovered button is raised by 2 px.
  await page.mouse.move(5, 5);
  const distance = async () => ((await panel.boundingBox())?.y ?? 0) - ((await button.boundingBox())?.y ?? 0);
  await expect.poll(distance).not.toBe(0);
  const before = await distance();
  await page.mouse.wheel(0, -60);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect.poll(distance).toBeCloseTo(before, 0);
});

test('a network opens in its own tab without access to the opener', async ({ page, context }) => {
  await context.route(/x\.com/, (route) =>
    route.fulfill({ body: '<title>network</title>', contentType: 'text/html' }),
  );
  await openHydrated(page, '/coming-soon');
  await shareButton(page).click();
  const opened = context.waitForEvent('page');
  await shareLink(page, 'X').click();
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
  await openHydrated(page, '/features');
  await shareButton(page).press('Enter');
  await shareLink(page, 'WhatsApp').press('Enter');
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
  await openHydrated(page, '/features');
  await shareButton(page).click();
  await shareLink(page, 'Instagram').click();
  await expect(page.locator('.toast')).toHaveText(messages.toast_instagram);
  await expect(page.locator('html')).toHaveAttribute('data-copied', /\/features$/);
});

test('without clipboard access Copy Link shows the address in a selected field', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await openHydrated(page, '/features');
  await shareButton(page).click();
  await shareLink(page, 'Copy Link').click();
  const field = page.getByRole('textbox', { name: 'Copy this address' });
  await expect(field).toHaveValue(/\/features$/);
  await expect(field).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/\/features$/);
});

test('Email and SMS open the message with the address and show a toast', async ({ page }) => {
  await openHydrated(page, '/features');
  // Prevents the mail program from opening, and records whether the page had prevented it.
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
    expect(await shareLink(page, name).getAttribute('href')).toMatch(new RegExp(`^${scheme}`));
    await shareLink(page, name).click();
    await expect(page.locator('html')).toHaveAttribute('data-prevented', 'false');
    await expect(page.locator('.toast').filter({ hasText: toast })).toBeVisible();
  }
});

test.describe('without SITE_URL, shared addresses open this server', () => {
  test('Copy Link copies the address of the page', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/ar/features');
    await page.getByRole('banner').getByRole('button', { name: 'شارك' }).click();
    await page.locator('#share-menu [data-channel=copy]').click();
    await expect(page.locator('.toast')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });

  test('links and the field for copying by hand have it before hydration', async ({ page }) => {
    await holdScripts(page, 'all but the entry');
    await page.goto('/features');
    await shareButton(page).click();
    await expect(page.locator('#share-menu-address input')).toHaveValue(page.url());
    const whatsapp = shareLink(page, 'WhatsApp');
    await whatsapp.hover();
    expect(new URL((await whatsapp.getAttribute('href')) ?? '').searchParams.get('text')).toContain(
      ` ${page.url()}`,
    );
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      'https://sportbuddy.example/features',
    );
  });
});

test('“Share with friends” opens the device’s share sheet on a computer too', async ({ page }) => {
  await stubShareSheet(page, 'shares');
  await page.goto('/coming-soon');
  const button = page.getByRole('main').getByRole('button', { name: 'Share with friends!' });
  await hydrateShare(button);
  await button.click();
  await expect(page.getByText('Thanks for sharing!')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the share menu opens and its links contain the address', async ({ page }) => {
    await page.goto('/ar/features');
    await page.getByRole('banner').getByRole('button', { name: 'شارك' }).click();
    const whatsapp = page.locator('#share-menu').getByRole('link', { name: 'WhatsApp' });
    await expect(whatsapp).toBeVisible();
    expect(await whatsapp.getAttribute('href')).toContain(encodeURIComponent('/ar/features'));
  });
});
