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
}

/** Anybody at one weight (100 to 900) and width (50 to 150). fontkit cannot vary a woff2, so the axes are pinned first. */
export async function openAnybody(weight: number, width: number): Promise<Font> {
  const pinned = await subsetFont(await readFile(file), letters, {
    targetFormat: 'truetype',
    variationAxes: { wght: weight, wdth: width },
  });
  return create(pinned);
}

/**
 * A line of text as one SVG path, baseline at y, starting at x.
 * @param size height of the capitals in SVG units
 * @param tracking extra space after each letter, in SVG units
 * @param digits decimals kept in coordinates
 */
export function textPath(
  font: Font,
  text: string,
  size: number,
  tracking = 0,
  digits = 1,
): (x: number, y: number) => TextPath {
  const scale = size / font.capHeight;
  const run = font.layout(text);
  return (x, y) => {
    let at = x;
    let d = '';
    run.glyphs.forEach((glyph, index) => {
      const place = run.positions[index] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 };
      for (const { command, args } of glyph.path.commands) {
        d += letter[command];
        const points = args.map((value, axis) =>
          axis % 2 === 0 ? at + (value + place.xOffset) * scale : y - (value + place.yOffset) * scale,
        );
        d += points.map((value) => trim(value, digits)).join(' ');
      }
      at += place.xAdvance * scale + tracking;
    });
    return { d: d.replaceAll(' -', '-'), width: at - x - tracking };
  };
}

function trim(value: number, digits: number): string {
  const text = value.toFixed(digits).replace(/\.?0+$/, '');
  return text === '-0' || text === '' ? '0' : text.replace(/^(-?)0\./, '$1.');
}
