import type { Browser } from 'playwright';
import sharp from 'sharp';
import { fontFaces, photograph } from '../studio/chromium.ts';

/** A word to knit. Size and positions are in CSS px, positions from the cloth's top left corner. */
export interface Lettering {
  readonly text: string;
  readonly css: string;
  readonly size: number;
  readonly left: number;
  readonly baseline: number;
  /**
   * Redraws a medial ع, whose eye the font closes to that of a م: the distance in em of the
   * letter's middle from the word's start.
   */
  readonly ain?: number;
}

/** The open medial ع: a flat top on two slanted strokes, above the font's baseline stroke. */
function openAin(middle: number, { size, left, baseline }: Lettering): string {
  return `<g transform="translate(${left - middle * size} ${baseline}) scale(${size})"><path fill="#fff" d="M-.39-.66H.39V-.15H-.39Z"/><path fill-rule="evenodd" d="M-.37-.6H.37V-.5L.17-.1H-.17L-.37-.5ZM-.22-.47H.22L0-.13Z"/></g>`;
}

/**
 * @returns which stitches of a `columns` × `rows` cloth belong to the word: those that a letter
 * covers by two fifths, so that thin strokes remain visible on the coarse grid
 */
export async function letteredStitches(
  browser: Browser,
  word: Lettering,
  {
    columns,
    rows,
    stitchWidth,
    stitchHeight,
  }: { columns: number; rows: number; stitchWidth: number; stitchHeight: number },
): Promise<(column: number, row: number) => boolean> {
  const size = { width: Math.round(columns * stitchWidth), height: Math.round(rows * stitchHeight) };
  const { text, css, size: fontSize, left, baseline, ain } = word;
  const html = `<!doctype html><style>${await fontFaces()} body{margin:0;background:#fff}</style>
    <svg width="${size.width}" height="${size.height}"><text x="${left}" y="${baseline}" style="${css};font-size:${fontSize}px">${text}</text>${ain ? openAin(ain, word) : ''}</svg>`;
  const png = await photograph(browser, html, { ...size, density: 2 });
  const mask = await sharp(png)
    .extractChannel('red')
    .negate()
    .resize(columns, rows, { fit: 'fill', kernel: 'mitchell' })
    .raw()
    .toBuffer();
  return (column, row) => (mask[row * columns + column] ?? 0) > 108;
}
