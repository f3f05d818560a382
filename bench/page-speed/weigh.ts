import type { Page } from 'playwright';
import type { WeightLimit } from './weight-limits.ts';

const phone = { width: 375, height: 812 };
/** The first turn of a carousel is due by then, so it hydrates earlier if it is in view. */
const untouchedMs = 5000;

/**
 * Counts the islands that hydrate in a first visit on a phone, and sums the response bodies, then
 * the JavaScript once every island is hydrated.
 */
export async function weigh(page: Page, address: string): Promise<WeightLimit> {
  const bodies: { url: string; type: string; bytes: number }[] = [];
  const sized: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    const added = request.sizes().then(({ responseBodySize: bytes }) => {
      const url = request.url();
      // Scripts are fetched first, and imported from the cache (app/islands/fetch-then-import.ts).
      const type = url.endsWith('.js') ? 'script' : request.resourceType();
      const known = bodies.find((body) => body.url === url && body.type === type);
      if (known) known.bytes = Math.max(known.bytes, bytes);
      else bodies.push({ url, type, bytes });
    });
    sized.push(added);
  });
  const sum = async (type: string, urls?: ReadonlySet<string>) => {
    await page.waitForLoadState('networkidle');
    await Promise.all(sized);
    return bodies
      .filter((body) => body.type === type && (urls?.has(body.url) ?? true))
      .reduce((total, { bytes }) => total + bytes, 0);
  };
  await page.setViewportSize(phone);
  // A playing film would keep the network busy.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const response = await page.goto(address, { waitUntil: 'networkidle' });
  const html = (await response?.body())?.length ?? Number.NaN;
  await page.waitForFunction((ms) => performance.now() >= ms, untouchedMs);
  const islands = await page.locator('[data-island][data-hydrated]').count();
  const script = await sum('script', await entryScripts(page));
  const untouched = await sum('script');
  const [stylesheet, document] = [await sum('stylesheet'), await sum('document')];
  await hydrateEverything(page);
  return { islands, script, untouched, stylesheet, document, html, hydrated: await sum('script') };
}

/**
 * @returns the URLs of the entry script and its static imports, which load before any island
 * hydrates
 */
async function entryScripts(page: Page): Promise<ReadonlySet<string>> {
  const html = await (await page.request.get(page.url(), { failOnStatusCode: false })).text();
  const [, entry = ''] = /data-scripts="([^"]+)"/.exec(html) ?? [];
  const found = new Set<string>();
  const waiting = [new URL(entry, page.url()).href];
  for (let url = waiting.pop(); url; url = waiting.pop()) {
    if (found.has(url)) continue;
    found.add(url);
    const code = await (await page.request.get(url)).text();
    for (const [, path = ''] of code.matchAll(
      /(?:^|[;}\s])(?:import|export)\b[^;()]*?["'](\.[^"']+\.js)["']/g,
    ))
      waiting.push(new URL(path, url).href);
  }
  return found;
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
