import type { Page } from '@playwright/test';

/** @returns the results of `read` by window width, in CSS pixels */
export async function atEachWidth<Result>(
  page: Page,
  widths: readonly number[],
  read: () => Promise<Result>,
): Promise<Record<number, Result>> {
  const results: Record<number, Result> = {};
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    results[width] = await read();
  }
  return results;
}
