import type { BrowserContextOptions, Page, Request } from '@playwright/test';
import type { Language, Window } from './page-kinds.ts';

/** What the pages are looked at as if it were now; the server's clock is set to the same day. */
const now = Date.UTC(2026, 10, 22, 12);
/** Milliseconds from then. From here the page's clock runs by small steps until it is awake, */
const firstMs = 1000;
/** here it stands, before any carousel has turned, */
const lastMs = 4000;
/** and here once something has been done, before any toast has gone. */
const doneMs = 5500;
const stepMs = 10;
const steps = 140;
/** A page is awake when for so many steps nothing has been asked for: one part may load the next. */
const quietSteps = 4;

/** A visitor whose browser asks for the page's language, so that no other is offered. */
export function visitor(language: Language, viewport: Window): BrowserContextOptions {
  return { viewport, locale: language === 'ar' ? 'ar-SA' : 'en-GB', timezoneId: 'Europe/London' };
}

/** Opens a page that stands still, all of it seen once: pictures and fonts there, islands awake, at the top. */
export async function openStill(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + firstMs);
  await page.addInitScript(stopChanceAndFilm);
  await page.addInitScript(hearNothingOfPictures);
  const underWay = filesUnderWay(page);
  await page.goto(path);
  await page.evaluate(walkThrough);
  let quiet = 0;
  await letPassUntil(page, async () => {
    quiet = underWay.size === 0 && (await page.evaluate(isAwake)) ? quiet + 1 : 0;
    return quiet === quietSteps;
  });
  // What woke may wait to be seen in its turn.
  await page.evaluate(walkThrough);
  await page.clock.pauseAt(now + lastMs);
  await page.evaluate(finishMotion);
}

/** What the page waits for, a film aside. */
function filesUnderWay(page: Page): ReadonlySet<Request> {
  const underWay = new Set<Request>();
  page.on('request', (request) => request.resourceType() !== 'media' && underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return underWay;
}

/** Opens a page in a browser without scripts, where nothing moves but what styles move. */
export async function openWithoutScript(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
}

/** After something has been done on a page: lets it end, and stops it anew. */
export async function standAgain(page: Page): Promise<void> {
  await page.clock.pauseAt(now + doneMs);
  await page.evaluate(finishMotion);
  await nextFrame(page);
}

/** Moves a page's stopped clock on by small steps until `happened`, or it is time to stand. */
export async function letPassUntil(page: Page, happened: () => Promise<boolean>): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    if (await happened()) return;
    await page.clock.runFor(stepMs);
    // Files and answers come in real time.
    await new Promise((resolve) => setTimeout(resolve, 2 * stepMs));
  }
}

/** Waits until the page has drawn what stands in it, though its clock is stopped. */
export async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const seen = new IntersectionObserver(() => {
          seen.disconnect();
          resolve();
        });
        seen.observe(document.body);
      }),
  );
  await page.evaluate(finishMotion);
}

function stopChanceAndFilm(): void {
  Math.random = () => 0.5;
  HTMLMediaElement.prototype.load = () => {};
  HTMLMediaElement.prototype.play = () => Promise.resolve();
}

/**
 * Runs in the page. For the picture of a whole page the browser makes the window a pixel wide for a moment, and who
 * hears of that, as carousels do, measures in it.
 */
function hearNothingOfPictures(): void {
  const Original = ResizeObserver;
  const isHeard = () => !('photographed' in window);
  window.ResizeObserver = class extends Original {
    constructor(callback: ResizeObserverCallback) {
      super((entries, observer) => isHeard() && callback(entries, observer));
    }
  };
  addEventListener('resize', (event) => isHeard() || event.stopImmediatePropagation(), { capture: true });
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
  for (let at = 0; at < root.scrollHeight; at += innerHeight / 2) {
    scrollTo({ top: at, behavior: 'instant' });
    await frame();
  }
  scrollTo({ top: 0, behavior: 'instant' });
  await frame();
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  await document.fonts.ready;
}

/** Runs in the page. What is in a closed menu wakes when that opens. */
function isAwake(): boolean {
  const asleep = '[data-island]:not([data-awake], [data-timing=use]), .carousel-view:not([data-mover])';
  const late = [...document.querySelectorAll(asleep)].filter(
    (part) => !part.closest('[popover]:not(:popover-open)'),
  );
  return document.fonts.status === 'loaded' && late.length === 0;
}

/** Runs in the page: every transition at its end, and what hangs on scrolling as where nothing can hang on it. */
function finishMotion(): void {
  const page = document as Document & { stillness?: CSSStyleSheet };
  if (!page.stillness) {
    page.stillness = new CSSStyleSheet();
    const hanging = ['', '::before', '::after'].map((part) => `[data-hangs-on-scroll]${part}`).join(', ');
    page.stillness.replaceSync(`
      * { caret-color: transparent !important; }
      video::-webkit-media-controls { display: none !important; }
      ${hanging} { animation: none !important; }`);
    document.adoptedStyleSheets.push(page.stillness);
  }
  for (const animation of document.getAnimations()) {
    const { effect, timeline } = animation;
    const end = effect?.getComputedTiming().endTime;
    if (timeline !== document.timeline) {
      if (effect instanceof KeyframeEffect) effect.target?.setAttribute('data-hangs-on-scroll', '');
    } else if (typeof end === 'number' && Number.isFinite(end)) animation.finish();
  }
}
