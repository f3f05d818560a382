import { type Browser, errors, type Page } from 'playwright';

/** A phone on stadium Wi-Fi: slow, far, and so many times slower than this machine. */
export const slowPhone = { megabits: 1.6, latencyMs: 150, slowdown: 4 };
const network = {
  offline: false,
  downloadThroughput: (slowPhone.megabits * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
  latency: slowPhone.latencyMs,
};
const viewport = { width: 375, height: 812 };

/** Milliseconds, except `shift`, which is CLS; `longest` is the longest task after load. */
export type Speed = { first: number; paint: number; shift: number; longest: number };

/** A page on that phone, in a fresh profile, which notes in `window.seen` what it goes through. */
export async function openSlowPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.slowdown });
  await page.addInitScript(observe);
  return page;
}

/** Loads a page once, with or without its scripts. */
export async function measureOnce(browser: Browser, url: string, scripts: boolean): Promise<Speed> {
  const page = await openSlowPhone(browser);
  // Not the browser's switch, which would stop the measuring as well: the page's scripts never arrive. Both ways
  // every script is held up here, so that holding them up is no difference.
  await page.route(/\.js(\?|$)/, (route) => (scripts ? route.continue() : route.abort()));
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle', { timeout: restMs }).catch(onTimeout);
  const speed = await page.evaluate(() => (window as unknown as { seen: Speed }).seen);
  await page.context().close();
  return speed;
}

/** So long a page may go on loading before it is read as it is: a film that plays fills its buffer for a minute. */
const restMs = 15_000;

function onTimeout(error: unknown): void {
  if (!(error instanceof errors.TimeoutError)) throw error;
}

function observe() {
  const seen = { first: 0, paint: 0, shift: 0, longest: 0, interaction: 0 };
  Object.assign(window, { seen });
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...(type === 'event' && { durationThreshold: 16 }),
    });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.first = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    seen.paint = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) seen.shift += shift.value;
  });
  watch('event', (entry) => {
    const { interactionId } = entry as PerformanceEntry & { interactionId?: number };
    if (interactionId) seen.interaction = Math.max(seen.interaction, entry.duration);
  });
  watch('longtask', (entry) => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (navigation?.loadEventEnd && entry.startTime > navigation.loadEventEnd)
      seen.longest = Math.max(seen.longest, entry.duration);
  });
}
