import type { Browser, Page } from 'playwright';
import { median } from '../median.ts';
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

/** One press varies by half on a processor that does something else beside it. */
const presses = 5;
const settleMs = 1500;

/** @returns milliseconds from each press, made as soon as the page's script answers, to the next paint: of the longest event, medians */
export async function measureInteractions(browser: Browser, origin: string): Promise<Map<string, number>> {
  const found = new Map(interactions.map(({ name }): [string, number[]] => [name, []]));
  for (let press = 0; press < presses; press += 1)
    for (const { name, path, act } of interactions) {
      const page = await openSlowPhone(browser);
      await page.goto(origin + path, { waitUntil: 'load' });
      await page.waitForFunction(() => document.querySelector('script[data-scripts]') === null);
      await act(page);
      await page.waitForTimeout(settleMs);
      const took = await page.evaluate(
        () => (window as unknown as { seen: { interaction: number } }).seen.interaction,
      );
      found.get(name)?.push(took);
      await page.context().close();
    }
  return new Map([...found].map(([name, took]) => [name, median(took)]));
}
