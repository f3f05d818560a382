import type { BrowserContextOptions, Page, Request } from '@playwright/test';
import type { Locale } from '../../../content/locale.ts';
import { type Day, days } from '../days.ts';
import type { Window } from '../views/page-kinds.ts';
import {
  finishMotion,
  hearNothingOfPictures,
  layOutWhatWaits,
  stopChanceAndFilm,
  unpackPictures,
  whatSleeps,
} from './in-the-page.ts';
import { seeAll } from './see-all.ts';

/** Milliseconds from the page's day, to which the server's clock is set too. From here the page's clock runs by small steps until it is awake, */
const firstMs = 1000;
/** here it stands, before any carousel has turned, */
const lastMs = 4000;
/** and here once something has been done, before any toast has gone. */
const doneMs = 5500;
const stepMs = 10;
/** So many steps at a time at most, so that two waits end before `doneMs`. A tooltip takes 70. */
const steps = 74;
/** How long files and answers may take beyond them, in real time: most is for a machine with much else to do. */
const patienceMs = 30_000;
/** The script works after the first frame: two of the clock's, for one may just have been missed. */
const firstFramesMs = 40;
/** A page is awake when for so many steps nothing has been asked for: one part may load the next. */
const quietSteps = 4;
const longestFrameMs = 1000;
const unpackingMs = 500;

/** A visitor whose browser asks for the page's language, so that no other is offered. */
export function visitor(language: Locale, viewport: Window): BrowserContextOptions {
  return { viewport, locale: language === 'ar' ? 'ar-SA' : 'en-GB', timezoneId: 'Europe/London' };
}

/**
 * Opens a page that stands still at its top: pictures and fonts there, islands awake. All of it has been seen once, or
 * its first window alone, which is many times as quick.
 */
export async function openStill(
  page: Page,
  path: string,
  part: 'whole' | 'window' = 'whole',
  day: Day = 'beforeLaunch',
): Promise<void> {
  const now = days[day];
  opened.set(page, now);
  // It runs until it is stopped, which on a busy machine may be seconds later.
  await page.clock.install({ time: now - 60_000 });
  await page.clock.pauseAt(now + firstMs);
  await page.addInitScript(stopChanceAndFilm);
  await page.addInitScript(hearNothingOfPictures);
  filesUnderWay.set(page, countFiles(page));
  await page.goto(path);
  await page.evaluate(layOutWhatWaits);
  await page.clock.runFor(firstFramesMs);
  if (part === 'whole') await seeAll(page);
  await wakeUp(page, part);
  // What woke may wait to be seen in its turn.
  if (part === 'whole') await seeAll(page);
  await page.evaluate(unpackPictures);
  await page.clock.pauseAt(now + lastMs);
  await page.evaluate(finishMotion);
}

/** A page whose layout is measured at many sizes waits with none of it, as for somebody who comes back to it (app/start-script.ts). */
export function layOutWhole(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.documentElement.dataset.laidOut = 'whole';
  });
}

/** The moment at which each page's clock began. */
const opened = new WeakMap<Page, number>();
const filesUnderWay = new WeakMap<Page, ReadonlySet<Request>>();

/** Lets time pass until everything in the page, or in its window, is awake and has come. */
export async function wakeUp(page: Page, part: 'whole' | 'window'): Promise<void> {
  let quiet = 0;
  let asleep: string[] = [];
  await letPassUntil(page, async () => {
    const files = [...(filesUnderWay.get(page) ?? [])].map((request) => request.url());
    const { parts, pictures } = await page.evaluate(whatSleeps, part);
    asleep = files.length > 0 ? files : [...parts, ...pictures];
    quiet = asleep.length === 0 ? quiet + 1 : 0;
    return quiet === quietSteps;
  });
  if (quiet < quietSteps)
    console.warn(`${page.url()} is not awake, so it may look other than it is: ${asleep.join(', ')}`);
}

/** What the page waits for, a film aside. */
function countFiles(page: Page): ReadonlySet<Request> {
  const underWay = new Set<Request>();
  page.on('request', (request) => request.resourceType() !== 'media' && underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return underWay;
}

/** Opens a page in a browser without scripts, where nothing moves but what styles move. */
export async function openWithoutScript(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.evaluate(layOutWhatWaits);
  // What has come is unpacked beside the drawing, which shows it a moment later.
  await page.evaluate(unpackPictures);
  await page.screenshot();
  await new Promise((resolve) => setTimeout(resolve, unpackingMs));
}

/** After something has been done on a page: lets it end, and stops it anew. */
export async function standAgain(page: Page): Promise<void> {
  await page.clock.pauseAt((opened.get(page) ?? days.beforeLaunch) + doneMs);
  await scrolledToEnd(page);
  await picturesCome(page);
  await page.evaluate(finishMotion);
  await nextFrame(page);
}

/** What has been opened shows pictures that begin to come only then. */
async function picturesCome(page: Page): Promise<void> {
  const end = performance.now() + patienceMs;
  let late: string[];
  do {
    await nextFrame(page);
    late = (await page.evaluate(whatSleeps, 'window' as const)).pictures;
  } while (late.length > 0 && performance.now() < end);
  if (late.length > 0) console.warn(`${page.url()} is without pictures: ${late.join(', ')}`);
  await page.evaluate(unpackPictures);
}

/** Scrolling smoothly goes by the browser's own clock, which nobody stops, and begins when it has a frame to spare. */
async function scrolledToEnd(page: Page): Promise<void> {
  let [before, rests] = [Number.NaN, 0];
  while (rests < 3 * quietSteps) {
    await new Promise((resolve) => setTimeout(resolve, 2 * stepMs));
    const at = await page.evaluate(() => scrollY);
    rests = at === before ? rests + 1 : 0;
    before = at;
  }
}

/** Moves a page's stopped clock on by small steps until `happened`, or it is time to stand. */
export async function letPassUntil(page: Page, happened: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + patienceMs;
  for (let step = 0; !(await happened()) && performance.now() < end; step += 1) {
    if (step < steps) await page.clock.runFor(stepMs);
    // A page that nothing moves draws no frame by itself, and without one no picture that waits to be seen begins to come.
    else await nextFrame(page);
    // Files and answers come in real time.
    await new Promise((resolve) => setTimeout(resolve, 2 * stepMs));
  }
}

/** Waits until the page has drawn what stands in it, though its clock is stopped. */
export async function nextFrame(page: Page): Promise<void> {
  const drawn = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const seen = new IntersectionObserver(() => {
          seen.disconnect();
          resolve();
        });
        seen.observe(document.body);
      }),
  );
  // A page without scripts never says so, and one for paper not always.
  await Promise.race([drawn.catch(() => {}), new Promise((resolve) => setTimeout(resolve, longestFrameMs))]);
  await page.evaluate(finishMotion);
}

/** After a page's window has changed: what measures its room, as carousels do, does so in the frame after. */
export async function measuredAnew(page: Page): Promise<void> {
  await nextFrame(page);
  await page.clock.runFor(100);
  await nextFrame(page);
}
