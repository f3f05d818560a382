import type { Page } from '@playwright/test';

type Counting = { shifted: number };

/**
 * Adds up the layout shifts (CLS) of the pages opened from now on.
 * @returns what reads the sum so far
 */
export async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counting = Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        counting.shifted += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as Counting).shifted);
}
