import { expect, test } from '@playwright/test';
import { keyboardFaults } from './keyboard.ts';
import { languages, pageKinds, pathIn, windows } from './page-kinds.ts';
import { openStill, visitor } from './still-page.ts';

for (const language of languages)
  for (const size of windows) {
    test.describe(`${language}, ${size.width} px`, () => {
      test.use(visitor(language, size));

      for (const kind of pageKinds)
        test(`${kind.name}: the Tab key leads through it in order, seen at every stop`, async ({ page }) => {
          test.setTimeout(120_000);
          await openStill(page, pathIn(language, kind.path));
          expect(await keyboardFaults(page)).toEqual([]);
        });

      for (const [what, opener] of [
        ['the share menu', 'header [aria-haspopup=menu]'],
        ...(size.width === 375 ? [['the mobile menu', '[popovertarget=mobile-menu]']] : []),
      ] as const)
        test(`Escape leads from ${what} back to its button`, async ({ page }) => {
          await openStill(page, pathIn(language, '/features'));
          const button = page.locator(opener).first();
          await button.focus();
          await page.keyboard.press('Enter');
          await expect(page.locator(':popover-open').first()).toBeVisible();
          await page.keyboard.press('Tab');
          await page.keyboard.press('Escape');
          await expect(page.locator(':popover-open')).toHaveCount(0);
          await expect(button).toBeFocused();
        });
    });
  }
