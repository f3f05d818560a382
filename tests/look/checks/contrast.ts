import type { Page } from '@playwright/test';
import type { Pixels } from '../../../media/studio/picture-changes.ts';
import { type Area, capture } from '../capture.ts';
import type { Clip } from '../settled/devtools.ts';
import type { Box } from './text-line.ts';
import { findTextLines } from './text-lines.ts';

type Colour = readonly [red: number, green: number, blue: number];

/** Minimum ratios of WCAG AA. Large text has at least 24 px, or 18.66 px and bold. */
const minRatio = { text: 4.5, large: 3, icon: 3 };
/**
 * Share of a line's pixels that may have lower contrast, because edges in a picture are not its
 * background.
 */
const ignoredShare = 0.05;
/**
 * A pixel belongs to a glyph if the marker colour changes a channel by more than this, 0 to 255.
 */
const minInkDifference = 40;
/** Fewer pixels are only a corner of a covered text. */
const minPixels = 6;

/**
 * Changes only the colour of glyphs and icons. `color` stays, because backgrounds may use
 * `currentColor`.
 */
const paintedWith = (colour: string) => `
  *, *::before, *::after, *::placeholder {
    -webkit-text-fill-color: ${colour} !important; transition: none !important;
    caret-color: transparent !important; text-decoration-color: transparent !important;
  }
  svg text { fill: ${colour} !important; }
  :is(a, button, summary) svg:not([data-logo]) { color: ${colour} !important; }`;

/** Style sheets for a picture without glyphs, and one with glyphs in a colour that no page uses. */
export const contrastSheets = [paintedWith('transparent'), paintedWith('#ff00ff')];

/** @returns a line for each text or icon with too little contrast */
export async function contrastFaults(
  page: Page,
  area: Exclude<Area, 'whole'>,
  within = 'body',
): Promise<string[]> {
  const origin: Pick<Clip, 'x' | 'y'> = area === 'window' ? { x: 0, y: 0 } : area;
  return contrastFaultsIn(page, await capture(page, area, contrastSheets), within, origin);
}

/**
 * @param pictures two pictures taken with `contrastSheets`
 * @param corner top left corner of the pictures, in CSS pixels from that of the viewport
 */
export async function contrastFaultsIn(
  page: Page,
  [background, marked]: readonly Pixels[],
  within = 'body',
  corner = { x: 0, y: 0 },
): Promise<string[]> {
  if (!background || !marked) throw new Error('Two pictures are needed, taken with contrastSheets');
  const textLines = await page.evaluate(findTextLines, within);
  const icons = await page.evaluate(iconControls, within);
  const scrolled = await page.evaluate(() => ({ x: scrollX, y: scrollY }));
  const origin = { x: scrolled.x + corner.x, y: scrolled.y + corner.y };
  const faults = textLines
    .filter(({ kind, disabled, covered }) => kind === 'text' && !disabled && !covered)
    // Transparent, because a curved apostrophe is drawn in its place (app/components/lettering.tsx).
    .filter(({ where }) => !where.endsWith('span.apostrophe'))
    .flatMap((line) => {
      const least =
        line.size >= 24 || (line.size >= 18.66 && line.weight >= 700) ? minRatio.large : minRatio.text;
      const ratio = worstRatio(line.box, line.colour, line.opacity, { background, marked, origin });
      return ratio === undefined || ratio >= least
        ? []
        : [`${ratio.toFixed(2)} of ${least}: “${line.text.slice(0, 40)}” (${line.where})`];
    });
  const dim = icons.flatMap(({ box, colour, opacity, where }) => {
    const ratio = worstRatio(box, colour, opacity, { background, marked, origin });
    return ratio === undefined || ratio >= minRatio.icon
      ? []
      : [`${ratio.toFixed(2)} of ${minRatio.icon}: an icon (${where})`];
  });
  return [...new Set([...faults, ...dim])];
}

/** Runs in the page. @returns the icons of links and buttons without text */
function iconControls(within: string): { box: Box; colour: string; opacity: number; where: string }[] {
  const icons = document.querySelectorAll(
    `${within} :is(a, button, summary):not(:disabled) svg:not([data-logo])`,
  );
  return [...icons].flatMap((icon) => {
    const control = icon.closest('a, button, summary');
    const shown = icon.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!control || control.textContent?.trim() || !shown) return [];
    const { left, top, right, bottom } = icon.getBoundingClientRect();
    // Skips icons that are covered, for example by a menu.
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (seen && !control.contains(seen) && !seen.contains(control)) return [];
    let opacity = 1;
    for (let at: Element | null = icon; at; at = at.parentElement)
      opacity *= Number(getComputedStyle(at).opacity);
    return {
      box: { left: left + scrollX, top: top + scrollY, right: right + scrollX, bottom: bottom + scrollY },
      colour: getComputedStyle(icon).color,
      opacity,
      where: control.getAttribute('aria-label') ?? control.className,
    };
  });
}

type Pictures = { background: Pixels; marked: Pixels; origin: { x: number; y: number } };

/**
 * @returns the lowest contrast under glyphs, apart from `ignoredShare`; undefined if no glyph is
 * visible
 */
function worstRatio(box: Box, colour: string, opacity: number, pictures: Pictures): number | undefined {
  const [ink, alpha] = parsed(colour);
  const strength = alpha * opacity;
  const through = 1 - strength;
  const ratios = backgroundColours(box, pictures).map((background) => {
    const seen: Colour = [
      ink[0] * strength + background[0] * through,
      ink[1] * strength + background[1] * through,
      ink[2] * strength + background[2] * through,
    ];
    return contrastOf(seen, background);
  });
  if (ratios.length < minPixels) return undefined;
  return ratios.sort((a, b) => a - b)[Math.floor(ratios.length * ignoredShare)];
}

/** @returns the background colours under the glyphs in `box` */
function backgroundColours(box: Box, { background, marked, origin }: Pictures): Colour[] {
  const left = Math.max(0, Math.floor(box.left - origin.x));
  const right = Math.min(background.width, Math.ceil(box.right - origin.x));
  const top = Math.max(0, Math.floor(box.top - origin.y));
  const bottom = Math.min(background.height, marked.height, Math.ceil(box.bottom - origin.y));
  const found: Colour[] = [];
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      const at = (y * background.width + x) * 3;
      const colour = pixel(background, at);
      if (isMarked(colour, pixel(marked, at))) found.push(colour);
    }
  return found;
}

function isMarked(background: Colour, marked: Colour): boolean {
  return (
    Math.abs(background[0] - marked[0]) > minInkDifference ||
    Math.abs(background[1] - marked[1]) > minInkDifference ||
    Math.abs(background[2] - marked[2]) > minInkDifference
  );
}

function pixel({ data }: Pixels, at: number): Colour {
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}

/** @param colour a computed value: `rgb(…)`, `rgba(…)` or `color(srgb …)` */
function parsed(colour: string): [Colour, alpha: number] {
  const parts = [...colour.replace(/^color\(srgb/, '').matchAll(/[\d.]+(e-\d+)?/g)].map(([part]) =>
    Number(part),
  );
  const scale = colour.startsWith('color(') ? 255 : 1;
  const [red = 0, green = 0, blue = 0, alpha = 1] = parts;
  return [[red * scale, green * scale, blue * scale], alpha];
}

export function contrastOf(one: Colour, other: Colour): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

function luminance(colour: Colour): number {
  return 0.2126 * linear(colour[0]) + 0.7152 * linear(colour[1]) + 0.0722 * linear(colour[2]);
}

function linear(part: number): number {
  const share = part / 255;
  return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
