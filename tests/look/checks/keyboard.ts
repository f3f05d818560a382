import type { Page } from '@playwright/test';
import { capture } from '../capture.ts';
import type { Clip } from '../settled/devtools.ts';
import { nextFrame, waitUntilLoaded } from '../settled/settled-page.ts';
import { contrastOf } from './contrast.ts';

/** The focused element after a press of Tab. */
type Stop = {
  name: string;
  /** Identifies stops that look the same. */
  look: string;
  left: number;
  top: number;
  width: number;
  height: number;
  /** True if it is above the previous stop, and not beside it in reading direction. */
  goesBack: boolean;
  inBar: boolean;
  barBottom: number;
  windowWidth: number;
  windowHeight: number;
};

/** More than the stops of any page. A longer walk is an endless loop. */
const maxStops = 400;
/** Number of stops with the same look whose focus ring is checked. */
const maxPerLook = 2;
/** Largest distance of a focus ring from its element, in pixels. */
const ringReach = 8;
/** WCAG 2.4.13. */
const minContrast = 3;

/**
 * Moves through the page with the Tab key. @returns faults in the order and visibility of the focus
 */
export async function keyboardFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const checkedByLook = new Map<string, number>();
  await page.evaluate(() => {
    document.documentElement.style.scrollBehavior = 'auto';
  });
  for (let count = 0; ; count += 1) {
    if (count === maxStops) return [...faults, `the walk does not end after ${maxStops} stops`];
    await page.keyboard.press('Tab');
    if (await page.evaluate(isHydrating)) await waitUntilLoaded(page, 'window');
    const stop = await settled(page);
    if (!stop) return count === 0 ? ['no element can be focused'] : faults;
    if (stop.goesBack) faults.push(`${stop.name}: is before the previous stop on the page`);
    const hidden = hiding(stop);
    if (hidden) faults.push(`${stop.name}: ${hidden}`);
    const times = checkedByLook.get(stop.look) ?? 0;
    if (hidden || times === maxPerLook) continue;
    checkedByLook.set(stop.look, times + 1);
    const share = await ringShare(page, stop);
    if (share < 1)
      faults.push(`${stop.name}: its focus is hard to see (${Math.round(share * 100)} % of a thin ring)`);
  }
}

/** @returns the focused element after scrolling has ended; undefined after the last stop */
async function settled(page: Page): Promise<Stop | undefined> {
  const stop = await page.evaluate(focused);
  if (!stop || (stop.left >= 0 && stop.left + stop.width <= stop.windowWidth)) return stop;
  // A carousel scrolls the focused slide into view with an animation.
  await page.clock.runFor(600);
  await nextFrame(page);
  return page.evaluate(focused);
}

/**
 * Runs in the page. @returns true if the focused island is not hydrated yet; hydration may move the
 * page
 */
function isHydrating(): boolean {
  return Boolean(document.activeElement?.closest('[data-island]:not([data-hydrated], [data-failed])'));
}

/** Runs in the page. */
function focused(): Stop | undefined {
  const { activeElement: active } = document;
  if (!active || active === document.body || active === document.documentElement) return undefined;
  const walk = window as unknown as {
    walked?: { left: number; right: number; top: number; free: boolean; carousel: Element | null };
  };
  const before = walk.walked;
  const cameRound = before && active === document.querySelector('a, button');
  const { left, top, width, height } = active.getBoundingClientRect();
  /** Pins on a map and fixed elements have no position in the reading order. */
  let free = getComputedStyle(active).position === 'absolute';
  for (let at: Element | null = active; at; at = at.parentElement)
    free ||= getComputedStyle(at).position === 'fixed';
  // The controls of a carousel are first in its tab order, wherever they are (ARIA Authoring
  // Practices).
  const carousel = active.closest('.carousel');
  const inSameCarousel = carousel !== null && carousel === before?.carousel;
  walk.walked = { left, right: left + width, top: top + scrollY, free, carousel };
  if (cameRound) return undefined;
  const isAbove = before && !before.free && !free && top + height + scrollY <= before.top;
  const isBeside = before && (document.dir === 'rtl' ? left < before.left : left + width > before.right);
  const bar = document.querySelector('header:has(> nav)');
  const text = active.getAttribute('aria-label') ?? active.textContent?.trim() ?? '';
  return {
    name: `“${text.slice(0, 40)}” (${active.localName}.${active.className})`,
    look: `${active.localName} ${active.className} ${active.parentElement?.className} ${getComputedStyle(active).color}`,
    left,
    top,
    width,
    height,
    goesBack: Boolean(isAbove && !isBeside && !inSameCarousel),
    inBar: bar?.contains(active) ?? false,
    barBottom: bar?.getBoundingClientRect().bottom ?? 0,
    windowWidth: document.documentElement.clientWidth,
    windowHeight: innerHeight,
  };
}

function hiding(stop: Stop): string | undefined {
  const { left, top, width, height, windowWidth, windowHeight } = stop;
  const bottom = top + height;
  if (left < -1 || left + width > windowWidth + 1) return 'is focused beside the window';
  const first = stop.inBar || stop.look.includes('skip-link') ? 0 : stop.barBottom;
  if (height < windowHeight - first && (top < first - 1 || bottom > windowHeight + 1))
    return top < first - 1 ? 'is focused under the bar' : 'is focused below the window';
  return undefined;
}

/**
 * @returns pixels that change visibly with the focus, divided by those of a ring of one pixel
 * around the element
 */
async function ringShare(page: Page, stop: Stop): Promise<number> {
  const left = Math.max(0, Math.floor(stop.left) - ringReach);
  const top = Math.max(0, Math.floor(stop.top) - ringReach);
  const right = Math.min(stop.windowWidth, Math.ceil(stop.left + stop.width) + ringReach);
  const bottom = Math.min(stop.windowHeight, Math.ceil(stop.top + stop.height) + ringReach);
  const clip = { x: left, y: top, width: right - left, height: bottom - top };
  const withFocus = await dataOf(page, clip);
  // The next Tab continues from here despite the blur.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const without = await dataOf(page, clip);
  let changed = 0;
  for (let at = 0; at < without.length; at += 3)
    if (contrastOf(colourAt(withFocus, at), colourAt(without, at)) >= minContrast) changed += 1;
  const ring = 2 * (Math.min(stop.width, clip.width) + Math.min(stop.height, clip.height));
  return changed / ring;
}

async function dataOf(page: Page, clip: Clip): Promise<Buffer> {
  const [picture] = await capture(page, clip);
  return picture?.data ?? Buffer.alloc(0);
}

function colourAt(data: Buffer, at: number): readonly [number, number, number] {
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}
