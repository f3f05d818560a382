import type { Page } from 'playwright';
import type { WeightLimit } from './weight-limits.ts';

const phone = { width: 375, height: 812 };

/** Sums the response bodies of a first visit on a phone, then the JavaScript once every island is hydrated. */
export async function weigh(page: Page, address: string): Promise<WeightLimit> {
  const sums: Record<string, number> = {};
  const sized: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    const type = request.resourceType();
    const added = request.sizes().then(({ responseBodySize }) => {
      sums[type] = (sums[type] ?? 0) + responseBodySize;
    });
    sized.push(added);
  });
  const sum = async (type: string) => {
    await page.waitForLoadState('networkidle');
    await Promise.all(sized);
    return sums[type] ?? 0;
  };
  await page.setViewportSize(phone);
  // A playing film would keep the network busy.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address, { waitUntil: 'networkidle' });
  const [script, stylesheet, document] = [
    await sum('script'),
    await sum('stylesheet'),
    await sum('document'),
  ];
  await hydrateEverything(page);
  return { script, stylesheet, document, hydrated: await sum('script') };
}

async function hydrateEverything(page: Page): Promise<void> {
  for (const island of await page.locator('[data-island] > :first-child').all()) {
    if (await island.isVisible()) await island.scrollIntoViewIfNeeded();
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
  await page.locator('[data-island]:not([data-hydrated])').first().waitFor({ state: 'detached' });
}
