import type { Browser } from 'playwright';
import sharp from 'sharp';
import { fontFaces, photograph } from '../studio/chromium.ts';

/** A word to knit. Positions are in CSS px from the cloth's top left corner. */
export interface Lettering {
  readonly text: string;
  readonly css: string;
  readonly left: number;
  readonly baseline: number;
}

/**
 * @returns which stitches of a `columns` × `rows` cloth belong to the word: those that a letter
 * covers by two fifths, so that thin strokes remain visible on the coarse grid
 */
export async function letteredStitches(
  browser: Browser,
  { text, css, left, baseline }: Lettering,
  {
    columns,
    rows,
    stitchWidth,
    stitchHeight,
  }: { columns: number; rows: number; stitchWidth: number; stitchHeight: number },
): Promise<(column: number, row: number) => boolean> {
  const size = { width: Math.round(columns * stitchWidth), height: Math.round(rows * stitchHeight) };
  const html = `<!doctype html><style>${await fontFaces()} body{margin:0}</style>
    <svg width="${size.width}" height="${size.height}"><text x="${left}" y="${baseline}" style="${css}">${text}</text></svg>`;
  const png = await photograph(browser, html, { ...size, density: 2 });
  const mask = await sharp(png)
    .extractChannel('alpha')
    .resize(columns, rows, { fit: 'fill', kernel: 'mitchell' })
    .raw()
    .toBuffer();
  return (column, row) => (mask[row * columns + column] ?? 0) > 108;
}
