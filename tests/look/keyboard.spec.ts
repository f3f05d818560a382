import { expect, test } from '@playwright/test';
import { type Locale, locales, localizedPath } from '../../content/locale.ts';
import { keyboardFaults } from './checks/keyboard.ts';
import { openSettled, visitor } from './settled/settled-page.ts';
import { pageKinds, windows } from './views/page-kinds.ts';
import { onlyWidth } from './views/views.ts';

/** An open menu. Excludes toasts, which do not handle keys. */
const opened = ':popover-open:not(.toasts)';

/**
 * Page kinds whose tab order the gate checks. `npm run test:all` checks all kinds in both
 * languages.
 */
const inGate: Record<Locale, readonly string[]> = {
  en: ['features', 'sign-up'],
  ar: ['film', 'hub', 'team'],
};

for (const language of locales)
  for (const size of windows) {
    test.describe(`${language}, ${size.width} px`, () => {
      test.use(visitor(language, size));

      // One window per language is enough.
      for (const kind of size.width === onlyWidth[language] ? pageKinds : [])
        test(`${kind.name}: Tab moves through it in order with visible focus`, {
          tag: inGate[language].includes(kind.name) ? [] : '@long',
        }, async ({ page }) => {
          test.setTimeout(120_000);
          await openSettled(page, localizedPath(kind.path, language));
          expect(await keyboardFaults(page)).toEqual([]);
        });

      const [what, opener] =
        size.width === 375
          ? (['the mobile menu', '[popovertarget=mobile-menu]'] as const)
          : (['the share panel', '[popovertarget=share-menu]'] as const);
      test(`Escape closes ${what} and focuses its button`, {
        tag: size.width === onlyWidth[language] ? [] : '@long',
      }, async ({ page }) => {
        await openSettled(page, localizedPath('/features', language));
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
