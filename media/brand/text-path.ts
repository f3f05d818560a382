import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';

const file = fileURLToPath(
  import.meta.resolve('@fontsource-variable/anybody/files/anybody-latin-standard-normal.woff2'),
);
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 ';
const letter: Record<string, string> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

export interface TextPath {
  d: string;
  /** Advance width in the units of `size`. */
  width: number;
  /** Upper and lower edge of the letters. */
  top: number;
  bottom: number;
}

const arabicFile = fileURLToPath(
  import.meta.resolve('@fontsource-variable/alexandria/files/alexandria-arabic-wght-normal.woff2'),
);
const arabicLetters = Array.from({ length: 0x34 }, (_, at) => String.fromCodePoint(0x621 + at)).join('');

/**
 * Anybody at one weight (100 to 900) and width (50 to 150). The axes are fixed first, as fontkit
 * cannot vary a woff2.
 */
export async function openAnybody(weight: number, width: number): Promise<Font> {
  const pinned = await subsetFont(await readFile(file), letters, {
    targetFormat: 'truetype',
    variationAxes: { wght: weight, wdth: width },
  });
  return create(pinned);
}

/** Alexandria at one weight (100 to 900), for Arabic. */
export async function openAlexandria(weight: number): Promise<Font> {
  const pinned = await subsetFont(await readFile(arabicFile), `${arabicLetters} `, {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
  });
  return create(pinned);
}

export interface Lettering {
  /** Height of the capitals in SVG units. */
  size: number;
  /** Extra space after each letter in SVG units. */
  tracking?: number;
  /** Decimals kept in coordinates. */
  digits?: number;
  /** Offset of a point at x downwards, for text on a curve. */
  bend?: (x: number) => number;
}

/**
 * A line of text as one SVG path, its left end at x, its baseline at y. Arabic letters are joined
 * and run from right to left.
 */
export function textPath(
  font: Font,
  text: string,
  [x, y]: readonly [number, number],
  lettering: Lettering,
): TextPath {
  const { size, tracking = 0, digits = 1, bend = () => 0 } = lettering;
  const scale = size / font.capHeight;
  const run = font.layout(text);
  let at = x;
  let d = '';
  let [top, bottom] = [Infinity, -Infinity];
  run.glyphs.forEach((glyph, index) => {
    const place = run.positions[index] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 };
    for (const { command, args } of glyph.path.commands) {
      const points = args.map((value, axis) => {
        if (axis % 2 === 0) return trim(at + (value + place.xOffset) * scale, digits);
        const across = at + ((args[axis - 1] ?? 0) + place.xOffset) * scale;
        const down = y - (value + place.yOffset) * scale + bend(across);
        top = Math.min(top, down);
        bottom = Math.max(bottom, down);
        return trim(down, digits);
      });
      d += letter[command] + points.join(' ');
    }
    at += place.xAdvance * scale + tracking;
  });
  return { d: d.replaceAll(' -', '-'), width: at - x - tracking, top, bottom };
}

function trim(value: number, digits: number): string {
  const text = String(+value.toFixed(digits));
  return text.replace(/^(-?)0\./, '$1.');
}
