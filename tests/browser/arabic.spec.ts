import { expect, test } from './support/fixtures.ts';

const width = 1280;
test.use({ viewport: { width, height: 900 } });

test.describe('a page that neither language has', () => {
  test.use({ expectedErrors: [/404/] });

  for (const [path, alternate] of [
    ['/football/no-such-club', '/ar/football'],
    ['/ar/football/events/no-such-night', '/football'],
    ['/ar/no-such-page', '/'],
  ]) {
    test(`from ${path} the language switch leads to ${alternate}`, async ({ page }) => {
      await page.goto(path ?? '');
      const other = page.locator('header .language-switch').first();
      await expect(other).toHaveAttribute('href', alternate ?? '');
      expect((await page.request.get(alternate ?? '')).status()).toBe(200);
    });
  }
});

test('the share menu opens under its button, inside the window, with Arabic names', async ({ page }) => {
  await page.goto('/ar/features');
  const button = page.getByRole('banner').getByRole('button', { name: 'شارك' });
  await button.click();
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  await expect(menu.getByRole('menuitem').last()).toHaveText(/[\u0600-\u06ff]/);
  const [menuBox, buttonBox] = [await menu.boundingBox(), await button.boundingBox()];
  if (!menuBox || !buttonBox) throw new Error('the menu or its button has no box');
  expect(menuBox.x).toBeGreaterThanOrEqual(0);
  expect(menuBox.x + menuBox.width).toBeLessThanOrEqual(width);
  // The share button stands near the left edge, so the menu hangs from there.
  expect(buttonBox.x).toBeLessThan(width / 2);
  expect(menuBox.y).toBeGreaterThanOrEqual(buttonBox.y);
});

test.describe('a sign-up that fails', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });
  test('shows its toasts on the side where reading starts', async ({ page }) => {
    for (const [path, side] of [
      ['/ar/coming-soon', 'right'],
      ['/coming-soon', 'left'],
    ]) {
      await page.goto(path ?? '');
      const toast = page.locator('.toast').first();
      // Nothing is stored: the toast of a form sent, and refused, is what is looked at.
      await page.route('**/api/early-access', (route) => route.abort());
      await page.locator('[name=name]').fill('Noura');
      await page.locator('[name=email]').fill('noura@example.com');
      await page.locator('.sign-up-ticket [type=submit]').click();
      await expect(toast).toBeVisible();
      const box = await toast.boundingBox();
      if (!box) throw new Error('the toast has no box');
      const middle = box.x + box.width / 2;
      expect(side === 'right' ? middle > width / 2 : middle < width / 2, `${path}: ${middle}`).toBe(true);
    }
  });
});

test('arrows that point onwards point left, and clocks and figures keep their order', async ({ page }) => {
  await page.goto('/ar/features');
  const arrow = page.locator('main a svg').first();
  const turned = await arrow.evaluate((icon) => {
    const matrix = new DOMMatrix(getComputedStyle(icon).transform);
    const scale = getComputedStyle(icon).scale;
    return matrix.a < 0 || scale.startsWith('-1');
  });
  expect(turned).toBe(true);
  await page.goto('/ar/watch-video');
  await expect(page.locator('.player-chapters .figures').first()).toHaveAttribute('dir', 'ltr');
});

test('nothing is letter-spaced and nothing is wider than the window', async ({ page }) => {
  for (const path of ['/ar', '/ar/features', '/ar/coming-soon', '/ar/football', '/ar/football/liverpool']) {
    for (const wide of [375, 768, 1280]) {
      await page.setViewportSize({ width: wide, height: 900 });
      await page.goto(path);
      const found = await page.evaluate(() => ({
        over: document.documentElement.scrollWidth - window.innerWidth,
        spaced: [...document.querySelectorAll('main *, header *, footer *')]
          .filter((element) => element.checkVisibility() && /[\u0600-\u06ff]/.test(element.textContent ?? ''))
          .filter((element) => !['normal', '0px'].includes(getComputedStyle(element).letterSpacing))
          .map((element) => element.className),
      }));
      expect(found.over, `${path} at ${wide}`).toBeLessThanOrEqual(0);
      expect(found.spaced, `${path} at ${wide}`).toEqual([]);
    }
  }
});
