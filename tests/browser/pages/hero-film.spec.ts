import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { openWithStoppedClock, runUntilPresent } from '../support/stopped-clock.ts';

const film = /\/media\/hero\/.*\.(mp4|webm)/;
/** If the film has not loaded by then, the fallback is shown (docs/product.md). */
const filmTimeoutMs = 5000;
/** States of an `HTMLMediaElement`, such as `HAVE_CURRENT_DATA`. */
const [haveCurrentData, haveFutureData, haveEnoughData] = [2, 3, 4];
const requested = '.hero-video[data-state=loading], .hero-video[data-state=loaded]';

const video = (page: Page) => page.locator('.hero-video');
const fallback = (page: Page) => page.locator('.hero-fallback');

/** Speed and latency of Chromium's 3G. */
async function emulateThirdGeneration(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const bytesPerSecond = 700_000 / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

/** Blocks the browser's own `stalled` event, which fires in real time, but not that of a test. */
const blockOwnStalls = () =>
  window.addEventListener('stalled', (event) => event.isTrusted && event.stopImmediatePropagation(), {
    capture: true,
  });

test('the film loads after the poster, and is paused by click and by keyboard', async ({ page }) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await openWithStoppedClock(page, '/');
  await runUntilPresent(page, requested);
  await expect(video(page)).toHaveAttribute('data-state', 'loaded');
  const poster = urls.findIndex((url) => /\/media\/hero\/.*\.(avif|webp)/.test(url));
  expect(poster).toBeGreaterThanOrEqual(0);
  expect(urls.findIndex((url) => film.test(url))).toBeGreaterThan(poster);
  await expect(video(page)).toHaveJSProperty('muted', true);
  await expect(video(page)).toHaveJSProperty('loop', true);
  await expect(video(page)).toHaveJSProperty('paused', false);
  await page.getByRole('button', { name: 'Pause the film' }).click();
  await expect(video(page)).toHaveJSProperty('paused', true);
  await page.getByRole('button', { name: 'Play the film' }).press('Enter');
  await expect(video(page)).toHaveJSProperty('paused', false);
});

test.describe('when the film is blocked', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('the gradient replaces it', async ({ page }) => {
    await page.route(film, (route) => route.abort());
    await page.goto('/');
    await expect(video(page)).toHaveAttribute('data-state', 'failed');
    await expect(fallback(page)).toHaveCSS('opacity', '1');
    await expect(page.getByRole('button', { name: 'Pause the film' })).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true });

  for (const [position, viewport] of [
    ['upright', { width: 375, height: 812 }],
    ['sideways', { width: 812, height: 375 }],
  ] as const)
    test(`held ${position}, at most 450 KB of one file are loaded`, async ({ page }) => {
      const loaded = new Map<string, number>();
      page.on('requestfinished', async (request) => {
        const url = request.url();
        if (!film.test(url)) return;
        const { responseBodySize } = await request.sizes();
        loaded.set(url, (loaded.get(url) ?? 0) + responseBodySize);
      });
      await page.setViewportSize(viewport);
      await page.goto('/');
      // The loop has begun again, so the whole file has been loaded.
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            const video = document.querySelector('video');
            video?.addEventListener('seeked', resolve, { once: true });
            video?.addEventListener('playing', () => (video.playbackRate = 16), { once: true });
          }),
      );
      await expect.poll(() => loaded.size).toBe(1);
      const [bytes = 0] = loaded.values();
      expect(bytes).toBeGreaterThan(100_000);
      expect(bytes).toBeLessThanOrEqual(450_000);
    });
});

for (const [preference, tag, arrange] of [
  ['reduced motion', [], (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  ['a connection of 3G', ['@long'], emulateThirdGeneration],
  [
    'Save-Data',
    ['@long'],
    (page: Page) =>
      page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })),
  ],
] as const)
  test(`with ${preference} the film is never fetched`, { tag: [...tag] }, async ({ page }) => {
    let isFetched = false;
    page.on('request', (request) => {
      isFetched ||= film.test(request.url());
    });
    await arrange(page);
    await openWithStoppedClock(page, '/');
    await runUntilPresent(page, '[data-island="hero-film"][data-hydrated]');
    await page.clock.runFor(10_000);
    await expect(video(page)).toHaveAttribute('data-state', 'waiting');
    expect(isFetched).toBe(false);
  });

test.describe('film: rare conditions', { tag: '@long' }, () => {
  test('a window is sent only the film of its orientation', async ({ page }) => {
    for (const [width, cut] of [
      [375, 'portrait'],
      [1280, 'landscape'],
    ] as const) {
      await page.setViewportSize({ width, height: 812 });
      await page.goto('/');
      const sources = page.locator('.hero-video source');
      await expect(sources).not.toHaveCount(0);
      for (const source of await sources.all())
        expect(await source.evaluate((element: HTMLSourceElement) => element.src)).toContain(cut);
    }
  });

  test('the film pauses out of view, and plays after the back/forward cache', async ({ page }) => {
    await page.goto('/');
    await expect(video(page)).toHaveAttribute('data-state', 'loaded');
    await expect(video(page)).toHaveJSProperty('paused', false);
    await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
    await expect(video(page)).toHaveJSProperty('paused', true);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(video(page)).toHaveJSProperty('paused', false);
    // Chromium pauses the film of a page that it caches.
    await video(page).evaluate((element: HTMLVideoElement) => element.pause());
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(video(page)).toHaveJSProperty('paused', false);
  });

  test('a film that takes longer than five seconds is replaced by the gradient', async ({ page }) => {
    await page.addInitScript(blockOwnStalls);
    // No response.
    await page.route(film, () => {});
    await openWithStoppedClock(page, '/');
    await runUntilPresent(page, '.hero-video[data-state=loading]');
    await page.clock.runFor(filmTimeoutMs - 200);
    await expect(video(page)).toHaveAttribute('data-state', 'loading');
    await page.clock.runFor(200);
    await expect(video(page)).toHaveAttribute('data-state', 'failed');
    await expect(video(page).locator('source')).toHaveCount(0);
  });

  test('a film that stalls is reloaded once, then replaced by the gradient', async ({ page }) => {
    await page.addInitScript(blockOwnStalls);
    await page.addInitScript(() => {
      const { load } = HTMLMediaElement.prototype;
      Object.assign(window, { filmLoads: 0 });
      HTMLMediaElement.prototype.load = function (this: HTMLMediaElement) {
        (window as unknown as { filmLoads: number }).filmLoads += 1;
        return load.call(this);
      };
    });
    const loads = () => page.evaluate(() => (window as unknown as { filmLoads: number }).filmLoads);
    // The state is set, because that of a playing film changes under load.
    const stall = (readyState: number) =>
      video(page).evaluate((element: HTMLVideoElement, value) => {
        Object.defineProperty(element, 'readyState', { value, configurable: true });
        element.dispatchEvent(new Event('stalled'));
      }, readyState);
    await openWithStoppedClock(page, '/');
    await runUntilPresent(page, requested);
    await expect(video(page)).toHaveAttribute('data-state', 'loaded');
    await expect(video(page)).toHaveJSProperty('readyState', haveEnoughData);
    const before = await loads();
    // The page ignores `stalled` while the film has enough data to continue.
    await stall(haveFutureData);
    await expect(video(page)).toHaveAttribute('data-state', 'loaded');
    expect(await loads()).toBe(before);
    await page.route(film, () => {});
    await stall(haveCurrentData);
    await expect.poll(loads).toBe(before + 1);
    await expect(video(page)).toHaveAttribute('data-state', 'loading');
    await stall(haveCurrentData);
    await expect(video(page)).toHaveAttribute('data-state', 'failed');
  });

  test('a film that the browser refuses to play is shown as paused, and a click plays it', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const { play } = HTMLMediaElement.prototype;
      let isPressed = false;
      window.addEventListener('pointerdown', () => (isPressed = true), true);
      HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
        if (isPressed) return play.call(this);
        return Promise.reject(new DOMException('needs a press', 'NotAllowedError'));
      };
    });
    await page.goto('/');
    await page.getByRole('button', { name: 'Play the film' }).click();
    await expect(video(page)).toHaveAttribute('data-state', 'loaded');
    await expect(video(page)).toHaveJSProperty('paused', false);
    await expect(page.getByRole('button', { name: 'Pause the film' })).toBeVisible();
  });
});
