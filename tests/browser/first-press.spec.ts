import { randomUUID } from 'node:crypto';
import { expect, test } from './support/fixtures.ts';
import { holdScripts } from './support/held-scripts.ts';

test.describe('before any script has come', () => {
  test('the share menu opens, and its arrow keys work once it has', async ({ page }) => {
    const { letGo } = await holdScripts(page, 'all');
    await page.goto('/football', { waitUntil: 'commit' });
    await page.getByRole('banner').getByRole('button', { name: 'Share' }).click();
    const items = page.getByRole('menu', { name: 'Share this page' }).getByRole('menuitem');
    await expect(items.first()).toBeVisible();
    letGo();
    await page.waitForLoadState('networkidle');
    await items.first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(items.nth(1)).toBeFocused();
  });

  test('Copy Link shows the address, to be copied by hand', async ({ page }) => {
    await holdScripts(page, 'all');
    await page.goto('/football', { waitUntil: 'commit' });
    await page.getByRole('banner').getByRole('button', { name: 'Share' }).click();
    await page.getByRole('menuitem', { name: 'Copy Link' }).click();
    await expect(page.getByRole('textbox', { name: 'Copy this address' })).toHaveValue(/\/football$/);
  });

  test('the menu opens, and keeps keys from the page beneath once it has', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    const { letGo } = await holdScripts(page, 'all');
    await page.goto('/football', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.locator('#mobile-menu')).toBeVisible();
    letGo();
    await expect(page.locator('main')).toHaveJSProperty('inert', true);
  });

  test('what is pointed at has its tooltip once it has', async ({ page }) => {
    const { letGo } = await holdScripts(page, 'all');
    await page.goto('/football', { waitUntil: 'commit' });
    await page.getByRole('banner').getByRole('button', { name: 'Share' }).hover();
    letGo();
    await expect(page.locator('.tooltip')).toHaveText('Share');
  });

  test('Print is remembered', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    const { letGo } = await holdScripts(page, 'all');
    await page.goto('/terms-of-service', { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Print' }).click();
    letGo();
    await expect(page.locator('html')).toHaveAttribute('data-printed', '');
    expect(new URL(page.url()).hash).toBe('');
  });

  test('a carousel turns once it has', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { letGo } = await holdScripts(page, 'all');
    await page.goto('/features', { waitUntil: 'commit' });
    const carousel = page.locator('.detail-carousel');
    await carousel.getByRole('button', { name: 'Next slide' }).click();
    letGo();
    await expect(carousel.locator('.carousel-count')).toHaveText('2 / 4');
    await expect(page.locator('[data-pressed]')).toHaveCount(0);
  });

  test('what was typed into the search is searched for', async ({ page }) => {
    const { letGo } = await holdScripts(page, 'all');
    await page.goto('/football', { waitUntil: 'commit' });
    await page.getByRole('combobox').fill('liverpool');
    letGo();
    await expect(page.getByRole('option').first()).toHaveAttribute('href', '/football/liverpool');
  });

  test('the sport that was chosen stays chosen, and the pubs are its own', async ({ page }) => {
    const { letGo } = await holdScripts(page, 'all');
    await page.goto('/', { waitUntil: 'commit' });
    const cricket = page.getByRole('radio', { name: 'Cricket' });
    await cricket.check();
    const all = await page.locator('.pub-row').count();
    letGo();
    await expect(page.locator('[data-island=pub-finder][data-awake]')).toHaveCount(1);
    await expect.poll(() => page.locator('.pub-row').count()).toBeLessThan(all);
    await expect(cricket).toBeChecked();
  });

  test.describe('in a browser that prefers Arabic', () => {
    test.use({ locale: 'ar-SA' });
    test('the language that was chosen is not put in question', async ({ page }) => {
      const { letGo } = await holdScripts(page, 'all');
      await page.goto('/ar/features', { waitUntil: 'commit' });
      await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
      await page.waitForURL(/:\d+\/features$/, { waitUntil: 'commit' });
      letGo();
      await page.waitForLoadState('networkidle');
      await expect(page.locator('.language-offer')).toHaveCount(0);
    });
  });
});

test.describe('when no script has come but the entry', () => {
  test("the device's share sheet opens in the moment of the press, and thanks are shown", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.addInitScript(() => {
      const share = async () => {
        if (!navigator.userActivation.isActive) throw new DOMException('too late', 'NotAllowedError');
      };
      Object.defineProperty(navigator, 'share', { value: share });
    });
    await holdScripts(page, 'all but the entry');
    await page.goto('/football');
    await page.getByRole('banner').getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('Thanks for sharing!')).toBeVisible();
  });

  test.describe('in a browser that prefers Arabic', () => {
    test.use({ locale: 'ar-SA' });
    test('the offer of the other language comes, and goes when declined', async ({ page }) => {
      await holdScripts(page, 'all but the entry');
      await page.goto('/features');
      await page.getByRole('button', { name: 'Stay in English' }).click();
      await expect(page.locator('.language-offer')).toHaveCount(0);
    });
  });

  test('Enter in the search opens the first result once there is one', async ({ page }) => {
    const { letGo } = await holdScripts(page, 'all but the entry');
    await page.goto('/football');
    await page.getByRole('combobox').fill('liverpool');
    await page.keyboard.press('Enter');
    letGo();
    await page.waitForURL('**/football/liverpool');
  });

  test('a carousel turns once it can', async ({ page }) => {
    const { letGo } = await holdScripts(page, 'all but the entry');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/features');
    const carousel = page.locator('.detail-carousel');
    await carousel.getByRole('button', { name: 'Next slide' }).click();
    letGo();
    await expect(carousel.locator('.carousel-count')).toHaveText('2 / 4');
  });

  test('a sign-up is sent once its form is awake', async ({ page }) => {
    const { letGo } = await holdScripts(page, 'all but the entry');
    await page.goto('/coming-soon');
    await page.getByLabel('Name').fill('Jonas');
    await page.getByLabel('Email').fill(`fan-${randomUUID()}@sportbuddy.example`);
    await page.getByRole('button', { name: 'Sign Up for Early Access' }).click();
    letGo();
    await expect(page.getByText('You’re in, Jonas')).toBeVisible();
  });
});

test.describe('when the form cannot be woken', () => {
  test.use({ expectedErrors: [/ERR_FAILED|dynamically imported/] });

  test('the sign-up is sent as plain HTML', async ({ page }) => {
    await page.route('**/assets/sign-up-ticket-*.js', (route) => route.abort());
    // The page has been loaded anew already, in the hope of a newer deployment.
    await page.addInitScript(() => sessionStorage.setItem('sportbuddy-reloaded-at', String(Date.now())));
    await page.goto('/coming-soon');
    await page.getByLabel('Name').fill('Jonas');
    await page.getByLabel('Email').fill(`fan-${randomUUID()}@sportbuddy.example`);
    await page.getByRole('button', { name: 'Sign Up for Early Access' }).click();
    await expect(page.getByRole('heading', { name: 'Admit one' })).toBeVisible();
  });
});

test.describe('a part that breaks', () => {
  test.use({ expectedErrors: [/Reduce of empty array/] });

  test('says so in its own place and in the console, and the page around it stays', async ({ page }) => {
    await page.route(/\/$/, async (route) => {
      const answer = await route.fetch();
      const html = (await answer.text()).replace(
        /(data-island="london-lights"[^>]*?&quot;beams&quot;:\[).*?\](?=\}")/s,
        '$1]',
      );
      await route.fulfill({ response: answer, body: html });
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
    await expect(page.locator('[data-island="london-lights"]')).toHaveAttribute('data-awake', '');
    await expect(page.locator('.london-words h2')).toBeVisible();
  });
});
