import type { Page } from '@playwright/test';

/** @returns what `read` finds in a page's window of each of these widths, CSS pixels */
export async function atEachWidth<Found>(
  page: Page,
  widths: readonly number[],
  read: () => Promise<Found>,
): Promise<Record<number, Found>> {
  const found: Record<number, Found> = {};
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    found[width] = await read();
  }
  return found;
}
