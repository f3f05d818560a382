import type { Page } from '@playwright/test';
import { builtAssets } from './support/built-assets.ts';
import { expect, test } from './support/fixtures.ts';

declare global {
  interface Window {
    beacons: [url: string, body: string][];
  }
}

/**
 * Adds the script to the page, because the test server collects no Web Vitals.
 * @returns the URL of the script
 */
async function addVitals(page: Page): Promise<string> {
  const { vitals } = await builtAssets();
  await page.route(/\/football$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<html ', `<html data-vitals="${vitals}" `);
    await route.fulfill({ response, body });
  });
  await page.addInitScript(() => {
    window.beacons = [];
    navigator.sendBeacon = (url, body) => {
      window.beacons.push([String(url), String(body)]);
      return true;
    };
  });
  return vitals;
}

async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}

test('a page sends its Web Vitals in one beacon when it is hidden', async ({ page }) => {
  const script = await addVitals(page);
  const loaded = page.waitForResponse(`**${script}`);
  await page.goto('/football');
  await (await loaded).finished();
  // Observers of the library receive their buffered entries in later tasks.
  await page.waitForTimeout(500);
  // A real click ends LCP. The library ignores untrusted events.
  await page.mouse.click(1, 1);
  await page.waitForTimeout(500);
  await hide(page);
  const beacons = await page.evaluate(() => window.beacons);
  expect(beacons.map(([url, body]) => [url, JSON.parse(body)])).toEqual([
    [
      '/api/vitals',
      expect.objectContaining({ path: '/football', LCP: expect.any(Number), CLS: expect.any(Number) }),
    ],
  ]);
});

test('with Global Privacy Control a page does not load the script', async ({ page }) => {
  const script = await addVitals(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await page.goto('/football');
  await page.waitForLoadState('networkidle');
  expect(urls.filter((url) => url.endsWith(script))).toEqual([]);
});
