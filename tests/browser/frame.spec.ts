import { expect, test } from './support/fixtures.ts';
import { stopClock } from './support/standing-clock.ts';

const phone = { width: 375, height: 812 };

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

test('the menu answers a press with its ground, and what it holds follows a frame later', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/coming-soon');
  const seen = await page.evaluate(async () => {
    const menu = document.querySelector<HTMLElement>('#mobile-menu');
    const parts = [...(menu?.querySelectorAll('.menu-bar, .menu-pages a, .menu-hubs a') ?? [])];
    const shown = () => parts.map((part) => part.checkVisibility());
    menu?.showPopover();
    await new Promise(requestAnimationFrame);
    const first = shown();
    await Promise.all(menu?.getAnimations({ subtree: true }).map(({ finished }) => finished) ?? []);
    await new Promise(requestAnimationFrame);
    return { first, after: shown() };
  });
  const [bar, ...held] = seen.first;
  expect([bar, held.includes(true)]).toEqual([true, false]);
  expect(seen.after).not.toContain(false);
});

test('Escape closes the menu from its search too, once that is empty', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/football');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.locator('#mobile-menu');
  const field = menu.getByRole('combobox');
  await field.fill('liv');
  await expect(menu.getByRole('option').first()).toBeVisible();
  for (const left of ['liv', '']) {
    await field.press('Escape');
    await expect(menu).toBeVisible();
    await expect(field).toHaveValue(left);
  }
  await field.press('Escape');
  await expect(menu).toBeHidden();
});

test('who comes back to a page is not met by the menu that led away', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/features');
  await page.locator('header [popovertarget=mobile-menu]').first().click();
  const menu = page.locator('#mobile-menu');
  await expect(menu).toBeVisible();
  await expect(page.locator('main')).toHaveAttribute('inert', '');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await expect(menu).toBeHidden();
  await expect(page.locator('main')).not.toHaveAttribute('inert');
});

test('the menu holds hubs, search, sign-up and language, and keeps keys from the page beneath', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/football');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.locator('#mobile-menu');
  for (const name of ['Cricket', 'Premier League', 'Admit one Early access list Sign Up', 'العربية'])
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(page.locator('main')).toHaveJSProperty('inert', true);
  await menu.getByRole('combobox').fill('liverpool');
  await expect(menu.getByRole('option').first()).toHaveAttribute('href', '/football/liverpool');
  await menu.getByRole('button', { name: 'Close menu' }).click();
  await expect(page.locator('main')).toHaveJSProperty('inert', false);
});

test('the language switch keeps the page', async ({ page }) => {
  await page.goto('/features');
  await page.getByRole('banner').getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL(/\/ar\/features$/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('a tooltip comes after 700 ms, the next at once, and goes with Escape', async ({ page }) => {
  await stopClock(page);
  await page.goto('/features');
  const tooltip = page.locator('.tooltip');
  const share = page.getByRole('banner').getByRole('button', { name: 'Share' });
  const pause = page.locator('.detail-carousel .round-button').first();
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
  await page.clock.runFor(600);
  await expect(tooltip).toBeHidden();
  await page.clock.runFor(150);
  await expect(tooltip).toHaveText(/rotation|slides|Pause|Play/i);
  await page.locator('.detail-carousel .round-button').nth(1).hover();
  await page.clock.runFor(20);
  await expect(tooltip).toHaveText('Previous slide');
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
    await page.route('**/assets/wake-countdown-*.js', (route) => route.abort());
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
    await page.waitForLoadState('networkidle');
    await expect(offer).toBeHidden();
  });
});
