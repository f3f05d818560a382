import type { Page } from '@playwright/test';
import { brokenWords } from './broken-words.ts';
import { mapLabelFaults } from './map-labels.ts';
import type { Box, TextLine } from './text-line.ts';
import { findTextLines } from './text-lines.ts';

/** Tolerance in pixels for rounding and antialiasing. */
const tolerance = 1.5;
/** Share of a glyph's height that may be cut off before it is visible. */
const maxCutShare = 0.06;

/**
 * @param part 'window' checks only the visible part of the page
 * @returns a line for each text or control that is cut off, overlaps other text or leaves the
 * window
 */
export async function layoutFaults(page: Page, part: 'whole' | 'window' = 'whole'): Promise<string[]> {
  const { width, wide, bar, top, bottom } = await page.evaluate(() => ({
    top: scrollY,
    bottom: scrollY + innerHeight,
    width: document.documentElement.clientWidth,
    wide: document.documentElement.scrollWidth,
    // Text may be under the bar only after scrolling.
    bar:
      scrollY === 0 ? (document.querySelector('header:has(> nav)')?.getBoundingClientRect().bottom ?? 0) : 0,
  }));
  const everywhere = await page.evaluate(findTextLines, 'body');
  const textLines = everywhere.filter(
    ({ ink }) => part === 'whole' || (ink.bottom > top && ink.top < bottom),
  );
  const faults = [
    ...cutFaults(textLines),
    ...lostLines(textLines),
    ...outside(textLines, width),
    ...overlaps(textLines),
    ...underBar(textLines, bar),
    ...outsideBar(textLines, bar),
    ...(await page.evaluate(brokenWords)),
    ...(await page.evaluate(mapLabelFaults)),
  ];
  if (wide > width) faults.unshift(`the page is ${wide} px wide in a window of ${width}`);
  return [...new Set(faults)];
}

function describeLine({ where, text }: TextLine): string {
  return `“${text.slice(0, 40)}” (${where})`;
}

/** @returns the shares of the width and height of `box` that are within `by` */
function within(box: Box, by: Box): { across: number; down: number } {
  const share = (from: number, to: number, first: number, last: number) =>
    (Math.min(to, last) - Math.max(from, first)) / Math.max(to - from, 0.1);
  return {
    across: share(box.left, box.right, by.left, by.right),
    down: share(box.top, box.bottom, by.top, by.bottom),
  };
}

function isSeen({ ink, seen }: TextLine): boolean {
  const { across, down } = within(ink, seen);
  return across > 0 && down > 0;
}

/**
 * @returns texts and controls that an ancestor clips partly and that cannot be scrolled into view
 */
function cutFaults(textLines: TextLine[]): string[] {
  return textLines.flatMap((line) => {
    const { ink, kept, seen } = line;
    const { across, down } = within(ink, kept);
    if (!isSeen(line) || within(ink, seen).across < tolerance / (ink.right - ink.left)) return [];
    const lostAcross = (1 - across) * (ink.right - ink.left);
    if (lostAcross > tolerance * 2 && across > 0) return [`cut off at the side: ${describeLine(line)}`];
    return down < 1 - maxCutShare && (1 - down) * (ink.bottom - ink.top) > tolerance
      ? [`cut off at the top or bottom: ${describeLine(line)}`]
      : [];
  });
}

/** @returns hidden lines of texts that are partly visible */
function lostLines(textLines: TextLine[]): string[] {
  const shown = new Set(textLines.filter(isSeen).map(({ node }) => node));
  return textLines
    .filter((line) => line.kind === 'text' && shown.has(line.node) && !isSeen(line))
    .filter(({ ink, kept }) => within(ink, kept).across <= 0 || within(ink, kept).down <= 0)
    .map((line) => `a line is hidden: ${describeLine(line)}`);
}

function outside(textLines: TextLine[], width: number): string[] {
  return textLines
    .filter((line) => isSeen(line))
    .filter(({ ink, seen }) => {
      const left = Math.max(ink.left, seen.left);
      const right = Math.min(ink.right, seen.right);
      return left < -tolerance || right > width + tolerance;
    })
    .map((line) => `leaves the window: ${describeLine(line)}`);
}

function overlaps(textLines: TextLine[]): string[] {
  return textLines.flatMap((line) => line.overlaps.map((other) => `${describeLine(line)} overlaps ${other}`));
}

function underBar(textLines: TextLine[], bar: number): string[] {
  return textLines
    .filter((line) => !line.fixed && isSeen(line) && line.ink.top < bar - tolerance)
    .map((line) => `begins under the bar: ${describeLine(line)}`);
}

/** @returns texts and controls of the bar that do not fit into it */
function outsideBar(textLines: TextLine[], bar: number): string[] {
  return textLines
    .filter((line) => bar > 0 && line.where.startsWith('header') && line.fixed && isSeen(line))
    .filter(({ box }) => box.top < -tolerance || box.bottom > bar + tolerance)
    .map((line) => `leaves the bar: ${describeLine(line)}`);
}
