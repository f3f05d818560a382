import { expect, hasStarted, test } from './support/fixtures.ts';
import { holdScripts } from './support/hold-scripts.ts';
import { hydrateShare, shareButton, shareLinks } from './support/share.ts';
import { fillIn, submitButton } from './support/sign-up.ts';

for (const [held, tag] of [
  ['all', []],
  ['all but the entry', ['@long']],
] as const)
  test(`a click on a carousel button before hydration is replayed (held: ${held})`, {
    tag: [...tag],
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { release } = await holdScripts(page, held);
    await page.goto('/features', held === 'all' ? { waitUntil: 'commit' } : {});
    const carousel = page.locator('.detail-carousel');
    const next = carousel.getByRole('button', { name: 'Next slide' });
    await next.click();
    await expect(next).toHaveCSS('opacity', '0.6');
    release();
    await expect(carousel.locator('.carousel-count')).toHaveText('2 / 4');
    await expect(page.locator('[data-pressed]')).toHaveCount(0);
  });

test('text typed into the search before its script loads is searched for after it', async ({ page }) => {
  const { release } = await holdScripts(page, 'all');
  await page.goto('/football', { waitUntil: 'commit' });
  await page.getByRole('combobox').fill('liverpool');
  release();
  await expect(page.getByRole('option').first()).toHaveAttribute('href', '/football/liverpool');
});

test('a form submitted before hydration is sent after it', async ({ page }) => {
  const { release } = await holdScripts(page, 'all but the entry');
  await page.goto('/coming-soon');
  await fillIn(page);
  await submitButton(page).click();
  await expect(submitButton(page)).toHaveCSS('opacity', '0.6');
  release();
  await expect(page.getByText('You’re in, Jonas')).toBeVisible();
});

for (const [when, result] of [
  ['before hydration', 'copies after it'],
  ['whose island does not load', 'shows the address'],
] as const)
  test(`a press on Copy Link ${when} ${result}`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { release } = await holdScripts(page, 'all but the entry');
    await page.goto('/football');
    await shareButton(page).click();
    await shareLinks(page).last().click();
    if (when === 'before hydration') {
      release();
      await expect(page.getByText('Link copied to clipboard!')).toBeVisible();
    } else await expect(page.getByRole('textbox', { name: 'Copy this address' })).toBeVisible();
  });

test.describe('when the script of the form fails', () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to fetch/] });

  test('the sign-up is sent as plain HTML', async ({ page }) => {
    await page.route('**/assets/sign-up.island-*.js', (route) => route.abort());
    await page.goto('/coming-soon');
    await fillIn(page);
    await submitButton(page).click();
    await expect(page.getByRole('heading', { name: 'Admit one' })).toBeVisible();
  });
});

test.describe('before any script', { tag: '@long' }, () => {
  test('the share panel opens and shows the address, and Copy Link works after the start', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { release } = await holdScripts(page, 'all');
    await page.goto('/football', { waitUntil: 'commit' });
    await shareButton(page).click();
    const links = shareLinks(page);
    await links.last().click();
    await expect(page.getByRole('textbox', { name: 'Copy this address' })).toHaveValue(/\/football$/);
    release();
    await page.waitForFunction(hasStarted);
    await hydrateShare(links.last());
    await links.last().click();
    await expect(page.getByText('Link copied to clipboard!')).toBeVisible();
    await expect(links.first()).toBeHidden();
  });

  test('the mobile menu opens, and makes the page inert after the start', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    const { release } = await holdScripts(page, 'all');
    await page.goto('/football', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.locator('#mobile-menu')).toBeVisible();
    release();
    await expect(page.locator('main')).toHaveJSProperty('inert', true);
  });

  test('a click on Print is replayed', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    const { release } = await holdScripts(page, 'all');
    await page.goto('/terms-of-service', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Print' }).click();
    release();
    await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  });

  test('a selected sport stays selected and filters the pubs', async ({ page }) => {
    const { release } = await holdScripts(page, 'all');
    await page.goto('/', { waitUntil: 'commit' });
    const cricket = page.getByRole('radio', { name: 'Cricket' });
    await cricket.check();
    const all = await page.locator('.pub-row').count();
    release();
    await expect(page.locator('[data-island=pub-finder][data-hydrated]')).toHaveCount(1);
    await expect.poll(() => page.locator('.pub-row').count()).toBeLessThan(all);
    await expect(cricket).toBeChecked();
  });

  test.describe('in a browser that prefers Arabic', () => {
    test.use({ locale: 'ar-SA' });

    test('a switch to English suppresses the language offer', async ({ page }) => {
      const { release } = await holdScripts(page, 'all');
      await page.goto('/ar/features', { waitUntil: 'commit' });
      await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
      await page.waitForURL(/:\d+\/features$/, { waitUntil: 'commit' });
      release();
      await page.waitForLoadState('load');
      await page.waitForFunction(hasStarted);
      await expect(page.locator('.language-offer')).toHaveCount(0);
    });
  });
});

test.describe('with the entry script alone', { tag: '@long' }, () => {
  test('Enter in the search opens the first result when it has loaded', async ({ page }) => {
    const { release } = await holdScripts(page, 'all but the entry');
    await page.goto('/football');
    await page.getByRole('combobox').fill('liverpool');
    await page.keyboard.press('Enter');
    release();
    await page.waitForURL('**/football/liverpool');
  });

  for (const key of ['Escape', 'Tab'])
    test(`${key} cancels an Enter in the search`, async ({ page }) => {
      const { release } = await holdScripts(page, 'all but the entry');
      await page.goto('/football');
      const field = page.getByRole('combobox');
      await field.fill('liverpool');
      await field.press('Enter');
      await field.press(key);
      release();
      await field.fill('arsenal');
      await expect(page.getByRole('option').first()).toHaveAttribute('href', '/football/arsenal');
      await expect(page).toHaveURL(/\/football$/);
    });
});

test.describe('an island that throws during hydration', () => {
  test.use({ expectedErrors: [/Reduce of empty array|ERR_INTERNET_DISCONNECTED/] });

  test('shows an error and does not affect the rest of the page', { tag: '@long' }, async ({
    page,
    context,
  }) => {
    await page.route(/\/$/, async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(
        /(data-island="london-lights"[^>]*?`beams`:\[).*?\](?=\}")/s,
        '$1]',
      );
      await route.fulfill({ response, body: html });
    });
    const failure = page.waitForEvent('pageerror');
    await page.goto('/');
    await page.locator('.london-plane').scrollIntoViewIfNeeded();
    expect((await failure).message).toContain('Reduce of empty array');
    const message = page.locator('.island-error');
    await expect(message).toHaveRole('alert');
    await expect(message).toContainText('Unexpected Application Error!');
    await expect(message.getByRole('button', { name: 'Load again' })).toBeVisible();
    await expect(message).toHaveCSS('border-inline-start-width', '6px');
    const reload = message.getByRole('button', { name: 'Load again' });
    await context.setOffline(true);
    await reload.click();
    await expect(reload).toBeEnabled();
    await expect(message).toBeVisible();
    await context.setOffline(false);
    await expect(page.locator('[data-island="london-lights"]')).toHaveAttribute('data-hydrated', '');
    await expect(page.locator('.london-words h2')).toBeVisible();
  });
});
