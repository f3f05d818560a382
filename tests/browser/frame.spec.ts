import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { passTimeUntilThere, stopClock } from './standing-clock.ts';

const phone = { width: 375, height: 812 };

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

test('the skip link is the first stop and leads to the content', async ({ page }) => {
  await page.goto('/coming-soon');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('the bar is dark after 20 px of scrolling and clear before', async ({ page }) => {
  await page.goto('/coming-soon');
  const bar = page.getByRole('banner');
  await expect(bar).not.toHaveAttribute('data-scrolled');
  await page.mouse.wheel(0, 400);
  await expect(bar).toHaveAttribute('data-scrolled', '');
});

test('the mobile menu opens, and a change of page closes it at the top', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/coming-soon');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.locator('#mobile-menu').getByRole('link', { name: 'Features' }).click();
  await expect(page).toHaveURL(/\/features$/);
  await expect(page.locator('#mobile-menu')).toBeHidden();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the language switch keeps the page', async ({ page }) => {
  await page.goto('/features');
  await page.getByRole('banner').getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL(/\/ar\/features$/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

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

test('a tooltip comes after 700 ms, the next at once, and goes with Escape', async ({ page }) => {
  await stopClock(page);
  await page.goto('/features');
  const tooltip = page.locator('.tooltip');
  const share = page.getByRole('banner').getByRole('button', { name: 'Share' });
  const pause = page.locator('.detail-carousel .round-button').first();
  await passTimeUntilThere(page, '[data-island][data-awake]');
  await share.hover();
  await page.clock.runFor(600);
  await expect(tooltip).toBeHidden();
  await page.clock.runFor(150);
  await expect(tooltip).toHaveText('Share');
  const [box, anchor] = [await tooltip.boundingBox(), await share.boundingBox()];
  expect((box?.y ?? 0) - ((anchor?.y ?? 0) + (anchor?.height ?? 0))).toBeCloseTo(4, 0);
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
  await pause.scrollIntoViewIfNeeded();
  await page.clock.runFor(1000);
  await pause.hover();
  await page.clock.runFor(750);
  await expect(tooltip).toHaveText(/rotation|slides|Pause|Play/i);
  await page.locator('.detail-carousel .round-button').nth(1).hover();
  await page.clock.runFor(20);
  await expect(tooltip).toHaveText('Previous slide');
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
  await expect(page.getByLabel('Copy this address')).toHaveValue(/\/features$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  for (const [outcome, toast, menu] of [
    ['shares', 'Thanks for sharing!', false],
    ['cancels', null, true],
    ['fails', 'Sharing did not work. Choose another way below.', true],
    ['is missing', 'Native sharing not supported on this device.', true],
  ] as const) {
    test(`the device's share sheet ${outcome}`, async ({ page }) => {
      await stubShare(page, outcome);
      await page.goto('/features');
      await page.locator('[data-island=share][data-awake]').first().waitFor({ state: 'attached' });
      await page.getByRole('banner').getByRole('button', { name: 'Share' }).click();
      if (toast) await expect(page.getByText(toast)).toBeVisible();
      await expect(page.getByRole('menu', { name: 'Share this page' })).toBeVisible({ visible: menu });
      if (!toast) await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the share menu opens and its links lead on', async ({ page }) => {
    await page.goto('/ar/features');
    await page.getByRole('banner').getByRole('button', { name: 'مشاركة' }).click();
    const whatsapp = page.getByRole('menuitem', { name: 'WhatsApp' });
    await expect(whatsapp).toBeVisible();
    expect(await whatsapp.getAttribute('href')).toContain(encodeURIComponent('/ar/features'));
  });
});

test.describe('addresses that no page has', () => {
  test.use({ expectedErrors: [/404/] });

  for (const [path, heading] of [
    ['/no/such/page/here', 'Page not found'],
    ['/ar/no-such-page', 'الصفحة غير موجودة'],
  ] as const) {
    test(`${path} answers 404 and shows the ways in`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
      for (const link of await page.getByRole('main').getByRole('link').all()) {
        const href = (await link.getAttribute('href')) ?? '';
        expect((await page.request.get(href)).status(), href).toBe(200);
      }
    });
  }
});

test.describe('the 404 page under a page', () => {
  test.use({ expectedErrors: [/404/] });

  test('leads on from there, though it is made once for all addresses', async ({ page }) => {
    for (const [path, shared, switched] of [
      ['/football/no-such-club', '/football', '/ar/football'],
      ['/ar/football/no-such-club', '/ar/football', '/football'],
      ['/no-such-sport', '/', '/ar'],
      ['/football/another-one', '/football', '/ar/football'],
    ] as const) {
      await page.goto(path);
      const banner = page.getByRole('banner');
      await expect(banner.locator('a[hreflang]').first()).toHaveAttribute('href', switched);
      const x = (await banner.locator('a[role=menuitem]').first().getAttribute('href')) ?? '';
      expect(new URL(new URL(x).searchParams.get('url') ?? '').pathname, path).toBe(shared);
      await expect(banner).not.toHaveAttribute('data-solid');
    }
  });
});

test.describe('a part that cannot be loaded', () => {
  test.use({ expectedErrors: [/Failed to load|dynamically imported|ERR_FAILED/] });

  test('after a new deployment the page is loaded anew once, then fails aloud', async ({ page }) => {
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.route('**/assets/countdown-*.js', (route) => route.abort());
    const failure = page.waitForEvent('pageerror');
    await page.goto('/coming-soon');
    expect((await failure).message).toMatch(/dynamically imported module/);
    expect(loads).toBe(2);
  });
});

test.describe('a browser that prefers Arabic', () => {
  test.use({ locale: 'ar-SA' });

  test('is offered Arabic quietly, never sent there, and asked no more after an answer', async ({ page }) => {
    await page.goto('/features');
    await expect(page).toHaveURL(/\/features$/);
    const offer = page.getByRole('complementary');
    await expect(offer).toContainText('بالعربية');
    await page.getByRole('button', { name: 'Stay in English' }).click();
    await expect(offer).toBeHidden();
    await page.reload();
    await page.locator('[data-island=language-offer][data-awake]').waitFor({ state: 'attached' });
    await expect(offer).toBeHidden();
  });
});
