import type { BrowserContextOptions, Page } from '@playwright/test';
import type { Language, Window } from './page-kinds.ts';

/** What the pages are looked at as if it were now; the server's clock is set to the same day. */
const now = Date.UTC(2026, 10, 22, 12);
/** From here the page's clock runs by small steps until it is awake, */
const firstMs = 1000;
/** and here it stands: before any carousel has turned. */
const lastMs = 4000;
const stepMs = 10;
const steps = 150;

/** A visitor whose browser asks for the page's language, so that no other is offered. */
export function visitor(language: Language, viewport: Window): BrowserContextOptions {
  return { viewport, locale: language === 'ar' ? 'ar-SA' : 'en-GB', timezoneId: 'Europe/London' };
}

/** Stops clock, chance and film before the page is opened. */
async function standStill(page: Page): Promise<void> {
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + firstMs);
  await page.addInitScript(() => {
    Math.random = () => 0.5;
    HTMLMediaElement.prototype.load = () => {};
    HTMLMediaElement.prototype.play = () => Promise.resolve();
  });
}

/** Opens a page that stands still, all of it seen once: pictures and fonts there, islands awake, at the top. */
export async function openStill(page: Page, path: string): Promise<void> {
  await standStill(page);
  await page.goto(path);
  await wake(page);
}

/** Waits until all that wakes by itself has, and sets the clock to where it stands in every run. */
async function wake(page: Page): Promise<void> {
  await page.evaluate(walkThrough);
  for (let step = 0; step < steps; step += 1) {
    await page.clock.runFor(stepMs);
    if (await page.evaluate(isAwake)) break;
  }
  await page.clock.pauseAt(now + lastMs);
  await page.evaluate(finishMotion);
}

/** Runs in the page: scrolls through it, so that all which waits to be seen is, and loads every picture. */
async function walkThrough(): Promise<void> {
  const frame = () =>
    new Promise<void>((resolve) => {
      const seen = new IntersectionObserver(() => {
        seen.disconnect();
        resolve();
      });
      seen.observe(document.body);
    });
  for (const image of document.images) image.loading = 'eager';
  const { documentElement: root } = document;
  root.style.scrollBehavior = 'auto';
  for (let at = 0; at < root.scrollHeight; at += innerHeight / 2) {
    scrollTo(0, at);
    await frame();
  }
  scrollTo(0, 0);
  await frame();
  root.style.scrollBehavior = '';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  await document.fonts.ready;
}

/** Runs in the page. */
function isAwake(): boolean {
  const asleep = [...document.querySelectorAll('[data-island]:not([data-awake])')];
  return document.fonts.status === 'loaded' && asleep.length === 0;
}

/** Runs in the page: every transition at its end; what never ends, or hangs on scrolling, is left to the picture. */
function finishMotion(): void {
  for (const animation of document.getAnimations()) {
    const end = animation.effect?.getComputedTiming().endTime;
    if (animation.timeline === document.timeline && typeof end === 'number' && Number.isFinite(end))
      animation.finish();
  }
}
