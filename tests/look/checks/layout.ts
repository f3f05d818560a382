import type { Page } from '@playwright/test';
import { brokenWords } from './broken-words.ts';
import type { Box, Standing } from './standing.ts';
import { standingThere } from './text-lines.ts';

/** Fractions of a pixel, and the sharp ends of letters, are no fault. */
const hair = 1.5;
/** Of a letter's height: what a round letter may lose at an edge before it looks cut. */
const barelyCut = 0.06;

/** @returns what is cut, lies on other text or leaves the window in the page as it stands, or in its window, a line a fault */
export async function layoutFaults(page: Page, part: 'whole' | 'window' = 'whole'): Promise<string[]> {
  const { width, wide, bar, top, bottom } = await page.evaluate(() => ({
    top: scrollY,
    bottom: scrollY + innerHeight,
    width: document.documentElement.clientWidth,
    wide: document.documentElement.scrollWidth,
    // Whoever has scrolled sees text pass under the bar; nobody should before.
    bar:
      scrollY === 0 ? (document.querySelector('header:has(> nav)')?.getBoundingClientRect().bottom ?? 0) : 0,
  }));
  const everywhere = await page.evaluate(standingThere, 'body');
  const standing = everywhere.filter(({ ink }) => part === 'whole' || (ink.bottom > top && ink.top < bottom));
  const faults = [
    ...cutFaults(standing),
    ...lostLines(standing),
    ...outside(standing, width),
    ...overlaps(standing),
    ...underBar(standing, bar),
    ...(await page.evaluate(brokenWords)),
  ];
  if (wide > width) faults.unshift(`the page is ${wide} px wide in a window of ${width}`);
  return [...new Set(faults)];
}

function said({ where, text }: Standing): string {
  return `“${text.slice(0, 40)}” (${where})`;
}

/** @returns the share of `box` that lies within `by`, of its width and of its height */
function within(box: Box, by: Box): { across: number; down: number } {
  const share = (from: number, to: number, first: number, last: number) =>
    (Math.min(to, last) - Math.max(from, first)) / Math.max(to - from, 0.1);
  return {
    across: share(box.left, box.right, by.left, by.right),
    down: share(box.top, box.bottom, by.top, by.bottom),
  };
}

function isSeen({ ink, seen }: Standing): boolean {
  const { across, down } = within(ink, seen);
  return across > 0 && down > 0;
}

/** Text and controls of which a box around shows a part and hides the rest for good. */
function cutFaults(standing: Standing[]): string[] {
  return standing.flatMap((line) => {
    const { ink, kept, seen } = line;
    const { across, down } = within(ink, kept);
    if (!isSeen(line) || within(ink, seen).across < hair / (ink.right - ink.left)) return [];
    const lostAcross = (1 - across) * (ink.right - ink.left);
    if (lostAcross > hair * 2 && across > 0) return [`cut at its side: ${said(line)}`];
    return down < 1 - barelyCut && (1 - down) * (ink.bottom - ink.top) > hair
      ? [`cut above or below: ${said(line)}`]
      : [];
  });
}

/** Texts whose first lines are seen and whose others are not. */
function lostLines(standing: Standing[]): string[] {
  const shown = new Set(standing.filter(isSeen).map(({ node }) => node));
  return standing
    .filter((line) => line.kind === 'text' && shown.has(line.node) && !isSeen(line))
    .filter(({ ink, kept }) => within(ink, kept).across <= 0 || within(ink, kept).down <= 0)
    .map((line) => `a line is hidden: ${said(line)}`);
}

function outside(standing: Standing[], width: number): string[] {
  return standing
    .filter((line) => isSeen(line))
    .filter(({ ink, seen }) => {
      const left = Math.max(ink.left, seen.left);
      const right = Math.min(ink.right, seen.right);
      return left < -hair || right > width + hair;
    })
    .map((line) => `leaves the window: ${said(line)}`);
}

function overlaps(standing: Standing[]): string[] {
  return standing.flatMap((line) => line.lies.map((other) => `${said(line)} lies on ${other}`));
}

function underBar(standing: Standing[], bar: number): string[] {
  return standing
    .filter((line) => !line.fixed && isSeen(line) && line.ink.top < bar - hair)
    .map((line) => `begins under the bar: ${said(line)}`);
}
