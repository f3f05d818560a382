import { expect, test } from '@playwright/test';
import { locales, localizedPath } from '../../content/locale.ts';
import { keyboardFaults } from './checks/keyboard.ts';
import { openStill, visitor } from './still/still-page.ts';
import { pageKinds, windows } from './views/page-kinds.ts';
import { onlyWidth } from './views/views.ts';

/** A menu; a toast lies over it and takes no keys. */
const opened = ':popover-open:not(.toasts)';

for (const language of locales)
  for (const size of windows) {
    test.describe(`${language}, ${size.width} px`, () => {
      test.use(visitor(language, size));

      // What keys reach hangs on the window, and its order on both: each language is walked through in one window.
      for (const kind of size.width === onlyWidth[language] ? pageKinds : [])
        test(`${kind.name}: the Tab key leads through it in order, seen at every stop`, async ({ page }) => {
          test.setTimeout(120_000);
          await openStill(page, localizedPath(kind.path, language));
          expect(await keyboardFaults(page)).toEqual([]);
        });

      for (const [what, opener] of [
        ['the share menu', 'header [aria-haspopup=menu]'],
        ...(size.width === 375 ? [['the mobile menu', '[popovertarget=mobile-menu]']] : []),
      ] as const)
        test(`Escape leads from ${what} back to its button`, async ({ page }) => {
          await openStill(page, localizedPath('/features', language));
          const button = page.locator(opener).first();
          await button.focus();
          await page.keyboard.press('Enter');
          await expect(page.locator(opened).first()).toBeVisible();
          await page.keyboard.press('Tab');
          await page.keyboard.press('Escape');
          await expect(page.locator(opened)).toHaveCount(0);
          await expect(button).toBeFocused();
        });
    });
  }
