import type { Browser, Page } from 'playwright';
import { openSlowPhone } from './measure.ts';

type Interaction = { name: string; path: string; act(page: Page): Promise<void> };

const interactions: readonly Interaction[] = [
  { name: 'menu', path: '/', act: (page) => page.locator('.menu-button').click() },
  {
    name: 'share',
    path: '/football',
    act: (page) => page.locator('[popovertarget=share-menu]').first().click(),
  },
  {
    name: 'carousel',
    path: '/features',
    act: (page) => page.locator('.carousel [data-turn="1"]').first().click(),
  },
  {
    name: 'search',
    path: '/football',
    act: (page) => page.locator('#site-search').pressSequentially('liv'),
  },
  { name: 'form', path: '/coming-soon', act: (page) => page.locator('form [type=submit]').click() },
];

/** @returns milliseconds from each press, made as soon as the page has loaded, to the next paint: the longest of its events */
export async function measureInteractions(browser: Browser, origin: string): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const { name, path, act } of interactions) {
    const page = await openSlowPhone(browser);
    await page.goto(origin + path, { waitUntil: 'load' });
    await act(page);
    await page.waitForTimeout(settleMs);
    found.set(
      name,
      await page.evaluate(() => (window as unknown as { seen: { interaction: number } }).seen.interaction),
    );
    await page.context().close();
  }
  return found;
}

const settleMs = 1500;
