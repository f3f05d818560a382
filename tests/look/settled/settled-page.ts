import {
  type BrowserContextOptions,
  type CDPSession,
  expect,
  type Page,
  type Request,
} from '@playwright/test';
import type { Locale } from '../../../content/locale.ts';
import { hasStarted } from '../../browser/support/fixtures.ts';
import { type Day, days } from '../days.ts';
import type { Window } from '../views/page-kinds.ts';
import {
  decodePictures,
  finishAnimations,
  layOutSkippedSections,
  observeLayoutShifts,
  pendingParts,
  stubRandomAndMedia,
} from './in-page.ts';

/** Milliseconds of the page's clock after its day began: when it is opened, */
const openedMs = 1000;
/** when it is settled, before any carousel moves, */
const settledMs = 4000;
/** and when it is settled after an interaction, before any toast closes. */
const afterInteractionMs = 5500;
const stepMs = 10;
/** Three waits of this many steps end before `settledMs`. A tooltip takes 70. */
const mostSteps = 74;
/** Longest real time for files and answers; much longer than an idle machine needs. */
const timeoutMs = 30_000;
/** One island may load the next: a page is settled after this many checks without a request. */
const quietChecks = 4;

/** A visitor whose browser prefers the page's language, so that no other is offered. */
export function visitor(language: Locale, viewport: Window): BrowserContextOptions {
  return { viewport, locale: language === 'ar' ? 'ar-SA' : 'en-GB', timezoneId: 'Europe/London' };
}

const openedAt = new WeakMap<Page, number>();
const pendingRequests = new WeakMap<Page, ReadonlySet<Request>>();

/**
 * Opens a page with a fake clock and waits until fonts, pictures and islands have loaded and nothing moves.
 * @param part 'window' waits for the first window only, which is several times faster
 * @throws Error naming what did not load
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
  // Islands that hydrate when they become visible are observed from then on.
  await advanceUntil(
    page,
    () => page.evaluate(hasStarted),
    () => 'started',
  );
  if (part === 'whole') await scrollThrough(page);
  await waitUntilLoaded(page, part);
  // Islands may have added pictures that load when they come near the window.
  if (part === 'whole') {
    await scrollThrough(page);
    await waitUntilLoaded(page, part);
  }
  await page.evaluate(decodePictures);
  await page.clock.pauseAt(now + settledMs);
  await page.evaluate(finishAnimations);
}

/** Opens a page in a browser without scripts. */
export async function openWithoutScript(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'load' });
  await page.evaluate(layOutSkippedSections);
  await page.evaluate(decodePictures);
  await page.evaluate(finishAnimations);
  await nextFrame(page);
}

/** Lays out the whole page at once, as for a visitor who comes back to it (app/start-script.ts). */
export function layOutWhole(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.documentElement.dataset.laidOut = 'whole';
  });
}

/**
 * Moves the page's clock on until its islands, fonts, pictures and requests are done.
 * @throws Error naming what is missing after 30 s
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

/** Requests of the page that have not ended, films aside. */
function trackRequests(page: Page): ReadonlySet<Request> {
  const pending = new Set<Request>();
  page.on('request', (request) => request.resourceType() !== 'media' && pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return pending;
}

/** After an interaction: waits until scrolling and pictures are done, and stops the clock again. */
export async function settle(page: Page): Promise<void> {
  await page.clock.pauseAt((openedAt.get(page) ?? days.beforeLaunch) + afterInteractionMs);
  await waitForScrollEnd(page);
  await waitForFiles(page);
  await page.evaluate(decodePictures);
  await page.evaluate(finishAnimations);
  await nextFrame(page);
}

/** An interaction may show pictures that start to load only then. */
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

/** Smooth scrolling follows the browser's own clock, which the fake one does not stop. */
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
 * Moves the page's paused clock on by small steps until `isDone`.
 * @param what completes the sentence "not ..." in the error
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
    if (step < mostSteps) await page.clock.runFor(stepMs);
    // Without a frame, lazy pictures do not start to load.
    await nextFrame(page);
  }
}

/** Scrolls through the page so that everything enters the window once, and loads every picture. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  const [height, step] = await page.evaluate(() => [document.documentElement.scrollHeight, innerHeight]);
  for (let top = 0; top < height; top += step) await scrollToTop(page, top);
  await scrollToTop(page, 0);
}

/** Scrolls at once. @returns how far down the page is, which is less than `top` at its end */
export async function scrollToTop(page: Page, top: number): Promise<number> {
  const at = await page.evaluate((to) => {
    scrollTo({ top: to, behavior: 'instant' });
    return Math.round(scrollY);
  }, top);
  await nextFrame(page);
  return at;
}

const sessions = new WeakMap<Page, CDPSession>();

/** The page's session of the DevTools protocol. */
export async function devtools(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  return session;
}

const pixel = { x: 0, y: 0, width: 1, height: 1, scale: 1 };

/** Has the page draw a frame and waits for it. An idle page draws none by itself, and its clock is paused. */
export async function nextFrame(page: Page): Promise<void> {
  await (await devtools(page)).send('Page.captureScreenshot', { clip: pixel, optimizeForSpeed: true });
  await page.evaluate(finishAnimations);
}

/** After a change of the window's size: carousels measure themselves in the frame after it. */
export async function afterResize(page: Page): Promise<void> {
  await nextFrame(page);
  await page.clock.runFor(100);
  await nextFrame(page);
}
