import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The share button of the navigation. */
export const shareButton = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: 'Share' });

/** Mocks `navigator.share`. */
export function stubShareSheet(
  page: Page,
  outcome: 'shares' | 'stays open' | 'is cancelled' | 'fails' | 'is missing',
) {
  return page.addInitScript((how) => {
    const share = {
      shares: () => Promise.resolve(),
      'stays open': () => {
        const { dataset } = document.documentElement;
        dataset.sheets = String(Number(dataset.sheets ?? 0) + 1);
        return new Promise(() => {});
      },
      'is cancelled': () => Promise.reject(new DOMException('cancelled', 'AbortError')),
      fails: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
      'is missing': undefined,
    }[how];
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  }, outcome);
}

/** Opens the mobile menu. @returns its share button, hydrated */
export async function shareInMenu(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const button = page.locator('#mobile-menu').getByRole('button', { name: 'Share', exact: true });
  await hydrateShare(button);
  return button;
}

const panelList = (page: Page) => page.getByRole('list', { name: 'Share this page' });

/** The links of the navigation's share panel. */
export const shareLinks = (page: Page): Locator => panelList(page).getByRole('link');

export const shareLink = (page: Page, name: string): Locator =>
  panelList(page).getByRole('link', { name, exact: true });

/**
 * Hovers a share button until it is hydrated. Before that, the browser opens the panel natively.
 */
export async function hydrateShare(button: Locator): Promise<void> {
  await button.hover();
  await expect(button.locator('xpath=ancestor::*[@data-island="share-control"]')).toHaveAttribute(
    'data-hydrated',
  );
}
