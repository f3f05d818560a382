import type { Page } from '@playwright/test';
import messages from '../../messages/en/frame.json' with { type: 'json' };
import { expect, test } from './support/fixtures.ts';
import { hydrateShare, shareButton } from './support/share.ts';

/** Hides elements as the rule of a filter list does. */
function hide(page: Page, selector: string): Promise<void> {
  return page.evaluate((hidden) => {
    const style = new CSSStyleSheet();
    style.replaceSync(`${hidden} { display: none !important; }`);
    document.adoptedStyleSheets.push(style);
  }, selector);
}
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

for (const [what, selector] of [
  ['the panel', '#share-menu'],
  ['its list', '#share-menu ul'],
  ['Copy Link', '#share-menu [data-channel=copy]'],
] as const)
  test(`a press copies the link and says so if ${what} is hidden`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/features');
    await hide(page, selector);
    await hydrateShare(shareButton(page));
    await shareButton(page).click();
    await expect(page.getByText(messages.toast_copied)).toBeVisible();
    expect(await copied(page)).toMatch(/\/features$/);
  });

test('the press that hydrates the button copies too', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/features');
  await hide(page, '#share-menu');
  await shareButton(page).press('Enter');
  await expect(page.getByText(messages.toast_copied)).toBeVisible();
});

test('without clipboard access the toast shows the address', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.goto('/features');
  await hide(page, '#share-menu');
  await shareButton(page).press('Enter');
  await expect(page.locator('.toast')).toContainText(/\/features$/);
});
