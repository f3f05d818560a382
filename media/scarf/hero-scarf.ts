import type { Browser } from 'playwright';
import sharp, { type Sharp } from 'sharp';
import * as palette from '../../content/palette.ts';
import { drape } from './drape.ts';
import { FIST_DEFS, fist } from './fists.ts';
import { fringe } from './fringe.ts';
import type { HeroLayout } from './hero-layouts.ts';
import { holder } from './holders.ts';
import { type Colour, knit, YARN } from './knit.ts';
import { letteredStitches } from './lettering.ts';

const THREADS = [palette.chalk, palette.chalk, '#DAD5CB', palette.royal2, '#3E55CF'];

/** @returns the yarn at `distance` CSS px from the fringe */
function stripe(layout: HeroLayout, distance: number): Colour {
  let end = 0;
  for (const [width, yarn] of layout.bands) {
    end += width;
    if (distance < end) return YARN[yarn];
  }
  let rest = (distance - end) % layout.repeat.reduce((sum, [width]) => sum + width, 0);
  for (const [width, yarn] of layout.repeat) {
    if (rest < width) return YARN[yarn];
    rest -= width;
  }
  return YARN.chalk;
}

/**
 * The hero's scarf with its knitted word, fringe, the fists that hold it and the fans below it, on a
 * transparent ground.
 */
export async function drawHeroScarf(browser: Browser, layout: HeroLayout): Promise<Sharp> {
  const { width, height, density, stitchWidth, stitchHeight, rows, edge, mirrored } = layout;
  const columns = Math.ceil((width - edge) / stitchWidth);
  const clothWidth = columns * stitchWidth;
  const clothHeight = rows * stitchHeight;
  const start = mirrored ? width - edge - clothWidth : edge;
  const fists = layout.fists
    .map(({ x, who }) => ({ x: mirrored ? width - x : x, who }))
    .sort((one, other) => one.x - other.x);
  const hang = drape({
    fists: fists.map(({ x }) => x),
    rim: layout.rim,
    height: clothHeight,
    sag: layout.sag,
  });
  const isLetter = await letteredStitches(browser, layout.word, { columns, rows, stitchWidth, stitchHeight });
  const cloth = await knit({
    width,
    height,
    density,
    columns,
    rows,
    stitchWidth,
    stitchHeight,
    start,
    top: hang.top,
    light: hang.light,
    yarn: (column, row) => {
      if (isLetter(column, row)) return YARN.ink;
      const fromStart = mirrored ? columns - 1 - column : column;
      return stripe(layout, fromStart * stitchWidth);
    },
  });
  const edgeTop = hang.top(mirrored ? width - edge : edge);
  const threads = fringe({
    x: edge,
    top: edgeTop + 2,
    bottom: edgeTop + clothHeight - 2,
    length: layout.fringe,
    colours: THREADS,
    thickness: stitchWidth * 0.84,
    fall: layout.fringe * 0.2,
    seed: 6,
  });
  const turn = mirrored ? `transform="translate(${width} 0) scale(-1 1)"` : '';
  const fade = `<linearGradient id="foot" x1="0" y1="0" x2="0" y2="1"><stop offset=".87" stop-color="#fff"/><stop offset="1"/></linearGradient><mask id="fade" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}"><path fill="url(#foot)" d="M0 0H${width}V${height}H0Z"/></mask>`;
  const overlay = (inner: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width * density}" height="${height * density}" viewBox="0 0 ${width} ${height}"><defs>${FIST_DEFS}${fade}</defs>${inner}</svg>`,
    );
  const hands = fists.map(({ x, who }, index) =>
    fist(who, x, hang.top(x), layout.fistScale, index % 2 ? 1 : -1),
  );
  const along = (x: number) => (mirrored ? width - x : x);
  const fans = layout.fans.map((fan) => holder(fan, { along, wrists: layout.rim + 14 }));
  const crowd = `<g mask="url(#fade)">${fans.join('')}</g>`;
  const under = await sharp(overlay(`${crowd}<g ${turn}>${threads}</g>`))
    .png()
    .toBuffer();
  const composed = await sharp(under)
    .composite([{ input: await cloth.toBuffer() }, { input: overlay(hands.join('')) }])
    .png()
    .toBuffer();
  return sharp(composed);
}
