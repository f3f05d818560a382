import type { Browser, Page } from 'playwright';

/** A phone on stadium Wi-Fi: slow, far, and with a quarter of this machine's speed. */
const network = {
  offline: false,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
  latency: 150,
};
const cpuSlowdown = 4;
const viewport = { width: 375, height: 812 };

/** Milliseconds, except `shift`, which is CLS; `longest` is the longest task after load. */
export type Speed = { paint: number; shift: number; longest: number };

/** Loads a page once in a fresh profile, with or without its scripts. */
export async function measureOnce(browser: Browser, url: string, scripts: boolean): Promise<Speed> {
  const context = await browser.newContext({ viewport, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  // Not the browser's switch, which would stop the measuring as well: the page's scripts never arrive. Both ways
  // every script is held up here, so that holding them up is no difference.
  await page.route(/\.js(\?|$)/, (route) => (scripts ? route.continue() : route.abort()));
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'networkidle' });
  const speed = await read(page);
  await context.close();
  return speed;
}

function observe() {
  const seen = { paint: 0, shift: 0, longest: 0 };
  Object.assign(window, { seen });
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => {
    seen.paint = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) seen.shift += shift.value;
  });
  watch('longtask', (entry) => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (navigation?.loadEventEnd && entry.startTime > navigation.loadEventEnd)
      seen.longest = Math.max(seen.longest, entry.duration);
  });
}

function read(page: Page): Promise<Speed> {
  return page.evaluate(() => (window as unknown as { seen: Speed }).seen);
}
