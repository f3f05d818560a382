import type { Page } from 'playwright';
import type { WeightLimit } from './weight-limits.ts';

const phone = { width: 375, height: 812 };

/** Adds up the bodies that a first visit on a phone fetches: at first, and the JavaScript once everything is awake. */
export async function weigh(page: Page, address: string): Promise<WeightLimit> {
  const sums: Record<string, number> = {};
  const counted: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    const kind = request.resourceType();
    const count = request.sizes().then(({ responseBodySize }) => {
      sums[kind] = (sums[kind] ?? 0) + responseBodySize;
    });
    counted.push(count);
  });
  const sum = async (kind: string) => {
    await page.waitForLoadState('networkidle');
    await Promise.all(counted);
    return sums[kind] ?? 0;
  };
  await page.setViewportSize(phone);
  // A film that plays keeps the network busy.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address, { waitUntil: 'networkidle' });
  const [script, stylesheet, document] = [
    await sum('script'),
    await sum('stylesheet'),
    await sum('document'),
  ];
  await wakeEverything(page);
  return { script, stylesheet, document, awake: await sum('script') };
}

async function wakeEverything(page: Page): Promise<void> {
  for (const island of await page.locator('[data-island] > :first-child').all()) {
    if (!(await island.isVisible())) continue;
    await island.scrollIntoViewIfNeeded();
    await island.dispatchEvent('pointerover', { bubbles: true });
  }
  await page.locator('[popovertarget=mobile-menu]').first().click();
  await page.locator('#menu-search').fill('liverpool');
  await page.locator('.search-result').first().waitFor();
  await page.locator('#mobile-menu [popovertargetaction=hide]').first().click();
  const send = page.locator('form [type=submit]');
  if (await send.count()) {
    await send.click();
    await page.locator('[aria-invalid=true]').first().waitFor();
  }
  await page.locator('[data-island]:not([data-awake])').first().waitFor({ state: 'detached' });
}
