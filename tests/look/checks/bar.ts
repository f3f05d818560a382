import type { Page } from '@playwright/test';
import { nextFrame } from '../still/still-page.ts';
import { contrastFaults } from './contrast.ts';

/** How far down the page the bar is looked at: it lies on other grounds there. */
const places = [0, 0.2, 0.5, 0.8];

/** @returns what of the navigation cannot be read on the grounds that pass under it */
export async function barFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const bar = await page.locator('header:has(> nav)').boundingBox();
  if (!bar) return ['there is no bar'];
  for (const share of places) {
    await page.evaluate((part) => {
      const { scrollHeight } = document.documentElement;
      scrollTo({ top: Math.round((scrollHeight - innerHeight) * part), behavior: 'instant' });
    }, share);
    await nextFrame(page);
    const here = await contrastFaults(page, bar, 'header:has(> nav)');
    faults.push(...here.map((fault) => `${Math.round(share * 100)} % down: ${fault}`));
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await nextFrame(page);
  return faults;
}
