import { days } from '../../look/days.ts';
import { anHourMs, turning } from '../support/feature-carousel.ts';
import { expect, test } from '../support/fixtures.ts';

for (const [width, cut] of [
  [375, 'portrait'],
  [1280, 'landscape'],
] as const)
  test(`a window of ${width} px is sent the ${cut} film alone`, async ({ page }) => {
    await page.setViewportSize({ width, height: 812 });
    await page.goto('/');
    const sources = page.locator('.hero-video source');
    await expect(sources).not.toHaveCount(0);
    for (const source of await sources.all())
      expect(await source.evaluate((element: HTMLSourceElement) => element.src)).toContain(cut);
  });

test('the film rests while it is scrolled away, and goes on when it is back', async ({ page }) => {
  await page.goto('/');
  const video = page.locator('.hero-video');
  await expect(video).toHaveAttribute('data-state', 'loaded');
  await expect(video).toHaveJSProperty('paused', false);
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
  await expect(video).toHaveJSProperty('paused', true);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(video).toHaveJSProperty('paused', false);
});

test('the film goes on when the page comes back as the browser has kept it', async ({ page }) => {
  await page.goto('/');
  const video = page.locator('.hero-video');
  await expect(video).toHaveAttribute('data-state', 'loaded');
  // As Chromium does with a page that it keeps.
  await video.evaluate((film: HTMLVideoElement) => film.pause());
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(video).toHaveJSProperty('paused', false);
});

for (const [width, turnMs] of [
  [1280, 3000],
  [375, 4000],
] as const)
  test(`at ${width} px badges turn after ${turnMs / 1000} seconds and not before`, async ({ page }) => {
    await page.setViewportSize({ width, height: 812 });
    await page.clock.install({ time: days.beforeLaunch });
    await page.goto('/');
    const carousel = page.locator('section.badge-carousel');
    await carousel.evaluate((region) => region.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect(carousel.locator('.carousel-view')).toHaveAttribute('data-mover', 'embla');
    await turning(carousel);
    await page.clock.pauseAt(days.beforeLaunch + anHourMs);
    const first = carousel.locator('.scarf-dot').first();
    // What is pressed starts the count anew.
    await first.evaluate((dot: HTMLElement) => dot.click());
    await page.clock.runFor(turnMs - 500);
    await expect(first).toHaveAttribute('aria-current');
    await page.clock.runFor(1000);
    await expect(first).not.toHaveAttribute('aria-current');
  });
