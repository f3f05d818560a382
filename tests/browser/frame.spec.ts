import type { Page } from '@playwright/test';
import { expect, reload, test } from './support/fixtures.ts';
import { openWithStoppedClock } from './support/stopped-clock.ts';

const phone = { width: 375, height: 812 };
const menuOf = (page: Page) => page.locator('#mobile-menu');
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });

test('the skip link moves focus to the content, and the bar turns dark when scrolled', async ({ page }) => {
  await page.goto('/coming-soon');
  const bar = page.getByRole('banner');
  await expect(bar).not.toHaveAttribute('data-scrolled');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.mouse.wheel(0, 400);
  await expect(bar).toHaveAttribute('data-scrolled', '');
});

test('a link of the mobile menu opens its page at the top with the menu closed', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/coming-soon');
  await menuButton(page).click();
  await menuOf(page).getByRole('link', { name: 'Features' }).click();
  await expect(page).toHaveURL(/\/features$/);
  await expect(menuOf(page)).toBeHidden();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the mobile menu paints its content a frame after its background', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/coming-soon');
  const seen = await page.evaluate(async () => {
    const menu = document.querySelector<HTMLElement>('#mobile-menu');
    const parts = [
      ...(menu?.querySelectorAll('.mobile-menu-bar, .mobile-menu-pages a, .mobile-menu-hubs a') ?? []),
    ];
    const shown = () => parts.map((part) => part.checkVisibility());
    menu?.showPopover();
    await new Promise(requestAnimationFrame);
    const first = shown();
    await Promise.all(menu?.getAnimations({ subtree: true }).map(({ finished }) => finished) ?? []);
    await new Promise(requestAnimationFrame);
    return { first, after: shown() };
  });
  const [bar, ...content] = seen.first;
  expect([bar, content.includes(true)]).toEqual([true, false]);
  expect(seen.after).not.toContain(false);
});

test('Escape in the menu search closes results, then clears, then closes the menu', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/football');
  await menuButton(page).press('Enter');
  const menu = menuOf(page);
  const field = menu.getByRole('combobox');
  await field.fill('liv');
  await expect(menu.getByRole('option').first()).toBeVisible();
  for (const value of ['liv', '']) {
    await field.press('Escape');
    await expect(menu).toBeVisible();
    await expect(field).toHaveValue(value);
  }
  await field.press('Escape');
  await expect(menu).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
});

test('the mobile menu makes the page inert, and closes on pagehide', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/football');
  const menu = menuOf(page);
  const main = page.locator('main');
  await menuButton(page).click();
  for (const name of ['Cricket', 'Premier League', 'Admit one Early-access list Sign Up', 'العربية'])
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(main).toHaveJSProperty('inert', true);
  await menu.getByRole('combobox').fill('liverpool');
  await expect(menu.getByRole('option').first()).toHaveAttribute('href', '/football/liverpool');
  await menu.getByRole('button', { name: 'Close menu' }).click();
  await expect(main).toHaveJSProperty('inert', false);

  // Fired when a page enters the back/forward cache, which would restore the open menu.
  await menuButton(page).click();
  await expect(menu).toBeVisible();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await expect(menu).toBeHidden();
  await expect(main).toHaveJSProperty('inert', false);
});

test('Tab stays in the mobile menu while it is open', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/features');
  await menuButton(page).press('Enter');
  const menu = menuOf(page);
  await expect(page.locator('.navigation')).toHaveJSProperty('inert', true);
  await expect(menu.getByRole('button', { name: 'Close menu' })).toBeFocused();
  for (let press = 0; press < 25; press += 1) {
    await page.keyboard.press('Tab');
    const isInside = await menu.evaluate(
      (element) => document.activeElement === document.body || element.contains(document.activeElement),
    );
    expect(isInside, `after ${press + 1} presses`).toBe(true);
  }
  await menu.getByRole('link', { name: 'Features' }).focus();
  await page.keyboard.press('Escape');
  await expect(menuButton(page)).toBeFocused();
});

test('the language switch opens the same page in the other language', async ({ page }) => {
  await page.goto('/features');
  await page.getByRole('banner').getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL(/\/ar\/features$/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('a tooltip opens after 700 ms by hover or focus, and the next one at once', async ({ page }) => {
  await openWithStoppedClock(page, '/features');
  const tooltip = page.locator('.tooltip');
  const share = page.getByRole('banner').getByRole('button', { name: 'Share' });
  const buttons = page.locator('.detail-carousel .button-round');
  const pause = buttons.first();
  await share.hover();
  await page.clock.runFor(600);
  await expect(tooltip).toBeHidden();
  await page.clock.runFor(150);
  await expect(tooltip).toHaveText('Share');
  const [box, anchor] = [await tooltip.boundingBox(), await share.boundingBox()];
  expect((box?.y ?? 0) - ((anchor?.y ?? 0) + (anchor?.height ?? 0))).toBeCloseTo(4, 0);
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();

  await page.mouse.move(0, 0);
  await share.focus();
  await page.clock.runFor(750);
  await expect(tooltip).toHaveText('Share');
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();

  await pause.scrollIntoViewIfNeeded();
  await page.clock.runFor(1000);
  await pause.hover();
  await page.clock.runFor(600);
  await expect(tooltip).toBeHidden();
  await page.clock.runFor(150);
  await expect(tooltip).toHaveText('Pause');
  await buttons.nth(1).hover();
  await page.clock.runFor(20);
  await expect(tooltip).toHaveText('Previous slide');
});

test.describe('an address without a page', () => {
  test.use({ expectedErrors: [/404/] });

  test('returns 404 with a page of working links, in both languages', async ({ page }) => {
    for (const [path, heading] of [
      ['/no/such/page/here', 'Page not found'],
      ['/ar/no-such-page', 'الصفحة غير موجودة'],
    ] as const) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
      for (const link of await page.getByRole('main').getByRole('link').all()) {
        const href = (await link.getAttribute('href')) ?? '';
        expect((await page.request.get(href)).status(), href).toBe(200);
      }
    }
  });

  // The server renders one 404 page and fills in the parts that depend on the address.
  test('shares the nearest parent page, and switches the language to it', async ({ page }) => {
    for (const [path, shared, switched] of [
      ['/football/no-such-club', '/football', '/ar/football'],
      ['/ar/football/events/no-such-night', '/ar/football', '/football'],
      ['/ar/no-such-page', '/ar', '/'],
      ['/football/another-one', '/football', '/ar/football'],
    ] as const) {
      await page.goto(path);
      const banner = page.getByRole('banner');
      await expect(banner.locator('.language-switch').first()).toHaveAttribute('href', switched);
      const x = (await banner.locator('a[data-channel=X]').first().getAttribute('href')) ?? '';
      expect(new URL(new URL(x).searchParams.get('url') ?? '').pathname, path).toBe(shared);
    }
  });
});

test.describe('a browser that prefers Arabic', () => {
  test.use({ locale: 'ar-SA' });

  test('is offered Arabic without a redirect, and not again after an answer', async ({ page }) => {
    await page.goto('/features');
    await expect(page).toHaveURL(/\/features$/);
    const offer = page.getByRole('complementary');
    await expect(offer).toContainText('بالعربية');
    await page.getByRole('button', { name: 'Stay in English' }).click();
    await expect(offer).toBeHidden();
    // The offer appears at the latest at the load event.
    await reload(page);
    await expect(offer).toBeHidden();
  });

  test('follows the offer by keyboard', async ({ page }) => {
    await page.goto('/features');
    await page.getByRole('complementary').getByRole('link').press('Enter');
    await expect(page).toHaveURL(/\/ar\/features$/);
  });
});
