import { type BrowserContextOptions, expect, type Page, type Request } from '@playwright/test';
import type { Locale } from '../../../content/locale.ts';
import { hasStarted } from '../../browser/support/fixtures.ts';
import { type Day, days } from '../days.ts';
import type { Window } from '../views/page-kinds.ts';
import { screenshot } from './devtools.ts';
import {
  decodePictures,
  finishAnimations,
  layOutSkippedSections,
  observeLayoutShifts,
  pendingParts,
  stubRandomAndMedia,
} from './in-page.ts';

/** Time at which the page is opened, in milliseconds of the fake clock after `day`. */
const openedMs = 1000;
/** Time at which the page is settled. Before the first rotation of a carousel. */
const settledMs = 4000;
/** Time at which the page is settled after an interaction. Before a toast closes. */
const afterInteractionMs = 5500;
const stepMs = 10;
/** Three waits of this many steps end before `settledMs`. A tooltip needs 70 steps. */
const maxSteps = 74;
/** Real time limit for files and responses. */
const timeoutMs = 30_000;
/**
 * A page is settled after this many checks without a request, because one island may load the next.
 */
const quietChecks = 4;

/** Options of a browser that prefers the page's language, so that no language offer appears. */
export function visitor(language: Locale, viewport: Window): BrowserContextOptions {
  return { viewport, locale: language === 'ar' ? 'ar-SA' : 'en-GB', timezoneId: 'Europe/London' };
}

const openedAt = new WeakMap<Page, number>();
const pendingRequests = new WeakMap<Page, ReadonlySet<Request>>();

/**
 * Opens a page with a fake clock and waits until fonts, pictures and islands have loaded and
 * nothing moves.
 * @param part 'window' waits only for the first window, which is several times faster
 * @throws Error with the islands and files that did not load
 */
export async function openSettled(
  page: Page,
  path: string,
  part: 'whole' | 'window' = 'whole',
  day: Day = 'beforeLaunch',
): Promise<void> {
  const now = days[day];
  openedAt.set(page, now);
  // The clock runs until it is paused, which takes seconds on a busy machine.
  await page.clock.install({ time: now - 60_000 });
  await page.clock.pauseAt(now + openedMs);
  await page.addInitScript(stubRandomAndMedia);
  await page.addInitScript(observeLayoutShifts);
  pendingRequests.set(page, trackRequests(page));
  await page.goto(path);
  await page.evaluate(layOutSkippedSections);
  // The start also creates the observer of islands that hydrate when visible.
  await advanceUntil(
    page,
    () => page.evaluate(hasStarted),
    () => 'started',
  );
  if (part === 'whole') await scrollThrough(page);
  await waitUntilLoaded(page, part);
  // Islands may have added lazy pictures.
  if (part === 'whole') {
    await scrollThrough(page);
    await waitUntilLoaded(page, part);
  }
  await page.evaluate(decodePictures);
  await page.clock.pauseAt(now + settledMs);
  // The step changed a digit of the countdown, whose flap moves from the next frame on.
  await nextFrame(page);
}

/** Opens and settles a page in a browser with JavaScript disabled. */
export async function openWithoutScript(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'load' });
  await page.evaluate(layOutSkippedSections);
  await page.evaluate(decodePictures);
  await page.evaluate(finishAnimations);
  await nextFrame(page);
}

/** Lays out the whole page at once, as after a reload (app/client/start-script.ts). */
export function layOutWhole(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.documentElement.dataset.laidOut = 'whole';
  });
}

/**
 * Advances the page's clock until its islands, fonts, pictures and requests have loaded.
 * @throws Error with the missing parts after 30 s
 */
export async function waitUntilLoaded(page: Page, part: 'whole' | 'window'): Promise<void> {
  let quiet = 0;
  let pending: string[] = [];
  const isQuiet = async () => {
    const requests = [...(pendingRequests.get(page) ?? [])].map((request) => request.url());
    const { islands, files } = await page.evaluate(pendingParts, part);
    pending = [...requests, ...islands, ...files];
    quiet = pending.length === 0 ? quiet + 1 : 0;
    return quiet === quietChecks;
  };
  await advanceUntil(page, isQuiet, () => `loaded: ${pending.join(', ')}`);
}

/** @returns a live set of pending requests, except those for films */
function trackRequests(page: Page): ReadonlySet<Request> {
  const pending = new Set<Request>();
  page.on('request', (request) => request.resourceType() !== 'media' && pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return pending;
}

/**
 * Waits after an interaction until scrolling has ended and pictures have loaded. Stops the clock
 * again.
 */
export async function settle(page: Page): Promise<void> {
  await page.clock.pauseAt((openedAt.get(page) ?? days.beforeLaunch) + afterInteractionMs);
  await waitForScrollEnd(page);
  await waitForFiles(page);
  await page.evaluate(decodePictures);
  await page.evaluate(finishAnimations);
  await nextFrame(page);
}

/** Waits for pictures that an interaction has shown. */
async function waitForFiles(page: Page): Promise<void> {
  await expect
    .poll(
      async () => {
        await nextFrame(page);
        return (await page.evaluate(pendingParts, 'window' as const)).files;
      },
      { timeout: timeoutMs },
    )
    .toEqual([]);
}

/** Polls the scroll position, because smooth scrolling does not use the fake clock. */
async function waitForScrollEnd(page: Page): Promise<void> {
  let before = Number.NaN;
  let unchanged = 0;
  while (unchanged < 3 * quietChecks) {
    await nextFrame(page);
    const top = await page.evaluate(() => scrollY);
    unchanged = top === before ? unchanged + 1 : 0;
    before = top;
  }
}

/**
 * Advances the page's paused clock in small steps until `isDone` returns true.
 * @param what completes "is not …" in the error message
 * @throws Error after 30 s
 */
export async function advanceUntil(
  page: Page,
  isDone: () => Promise<boolean>,
  what: () => string,
): Promise<void> {
  const end = performance.now() + timeoutMs;
  for (let step = 0; !(await isDone()); step += 1) {
    if (performance.now() > end)
      throw new Error(`After ${timeoutMs / 1000} s ${page.url()} is not ${what()}`);
    if (step < maxSteps) await page.clock.runFor(stepMs);
    // Lazy pictures start to load only after a frame.
    await nextFrame(page);
  }
}

/** Scrolls through the page so that every element is in view once, and loads every picture. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  const [height, step] = await page.evaluate(() => [document.documentElement.scrollHeight, innerHeight]);
  for (let top = 0; top < height; top += step) await scrollToTop(page, top);
  await scrollToTop(page, 0);
}

/**
 * Scrolls without animation. @returns the scroll position, less than `top` at the end of the page
 */
export async function scrollToTop(page: Page, top: number): Promise<number> {
  const at = await page.evaluate((to) => {
    scrollTo({ top: to, behavior: 'instant' });
    return Math.round(scrollY);
  }, top);
  await nextFrame(page);
  return at;
}

const pixel = { x: 0, y: 0, width: 1, height: 1 };

/** Forces a frame with a screenshot. An idle page with a paused clock paints no frames. */
export async function nextFrame(page: Page): Promise<void> {
  await screenshot(page, pixel);
  await page.evaluate(finishAnimations);
}

/** Waits after a resize, because carousels measure themselves in the next frame. */
export async function afterResize(page: Page): Promise<void> {
  await nextFrame(page);
  await page.clock.runFor(100);
  await nextFrame(page);
}
