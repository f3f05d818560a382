import sharp, { type Sharp } from 'sharp';
import { fringe } from './fringe.ts';
import { type Colour, knit, YARN } from './knit.ts';

type Run = readonly [count: number, yarn: keyof typeof YARN];

/** The badge section's band; one tile is one long wave. Pages tilt it by skewing. */
export const BAND = { width: 960, height: 300 } as const;
/** Cloth of one grey yarn that pages tint: of the scarf over a seam, and of a team's cover. */
export const SEAM = { width: 48, height: 46 } as const;
export const COVER = { width: 96, height: 100 } as const;
/** Four tassels of grey yarn at the end of a tinted cloth. They tile downwards. */
export const TASSELS = { width: 52, height: 46 } as const;
/** Knit texture alone, as an overlay on any colours. */
const RELIEF = { width: 48, height: 40 } as const;

const BAND_ROWS: readonly Run[] = [
  [5, 'royal'],
  [2, 'chalk'],
  [5, 'royal'],
  [3, 'chalk'],
  [2, 'gold'],
  [17, 'chalk'],
  [2, 'gold'],
  [3, 'chalk'],
  [5, 'royal'],
  [2, 'chalk'],
  [5, 'royal'],
];
function pick(runs: readonly Run[], place: number): Colour {
  let end = 0;
  for (const [count, yarn] of runs) {
    end += count;
    if (place < end) return YARN[yarn];
  }
  return YARN.royal;
}

/** Light on a flat scarf that bulges a little in its middle. */
function bulge(height: number): (x: number, v: number) => number {
  return (_x, v) =>
    1.02 - Math.max(0, v / height - 0.45) ** 1.6 * 0.75 - Math.max(0, 0.16 - v / height) * 0.5;
}

export function drawBand(): Promise<Sharp> {
  const turn = (2 * Math.PI) / BAND.width;
  const top = (x: number) => 22 - 13 * Math.sin(x * turn) - 6 * Math.sin(x * turn * 2 + 1.1);
  return knit({
    ...BAND,
    density: 1.5,
    columns: 160,
    rows: 51,
    stitchWidth: 6,
    stitchHeight: 5,
    start: 0,
    tiles: true,
    top,
    light: (x, v) => {
      const slope = (top(x + 6) - top(x - 6)) / 12;
      const fold = Math.sin(x * turn * 3 + v / 90) * 0.06 + Math.sin(x * turn * 7 - v / 70 + 1) * 0.035;
      return 0.96 + slope * 1.25 + fold - Math.max(0, v / 255 - 0.6) ** 1.4 * 0.9;
    },
    yarn: (_column, row) => pick(BAND_ROWS, row),
  });
}

/** A grey that is neutral for `hard-light` once the stitches shade it. */
const GREY: Colour = [150, 150, 150];

export function drawSeam(): Promise<Sharp> {
  return knit({
    ...SEAM,
    density: 2,
    columns: 8,
    rows: 8,
    stitchWidth: 6,
    stitchHeight: 5.2,
    start: 0,
    tiles: true,
    top: () => 2,
    light: bulge(42),
    yarn: () => GREY,
  });
}

export function drawCover(): Promise<Sharp> {
  return knit({
    ...COVER,
    density: 2,
    columns: 12,
    rows: 14,
    stitchWidth: 8,
    stitchHeight: 6.9,
    start: 0,
    tiles: true,
    top: () => 2,
    light: bulge(97),
    yarn: () => GREY,
  });
}

/** Light and shade of the knit: black and white with alpha, as an overlay on colours. */
export async function drawRelief(): Promise<Sharp> {
  const cloth = await knit({
    ...RELIEF,
    density: 2,
    columns: 8,
    rows: 24,
    stitchWidth: 6,
    stitchHeight: 5,
    start: 0,
    tiles: true,
    top: () => -40,
    light: () => 1,
    yarn: () => [150, 150, 150],
  });
  const { data, info } = await cloth.raw().toBuffer({ resolveWithObject: true });
  const flat = 143;
  for (let at = 0; at < data.length; at += info.channels) {
    const level = data[at] ?? flat;
    const tone = level > flat ? 255 : 8;
    data[at] = tone;
    data[at + 1] = tone;
    data[at + 2] = tone;
    data[at + 3] = level > flat ? (level - flat) * 4.5 : (flat - level) * 2.4;
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } });
}

/**
 * A fringe as a mask with the height of the tallest scarf. The user fills it with club colours and
 * crops it.
 */
export function fringeMask(width: number, height: number): string {
  const thickness = 5.4;
  const threads = fringe({
    x: width - 4,
    top: 1,
    bottom: height - 1,
    length: width - 8,
    colours: ['#000'],
    thickness,
    fall: 5,
    seed: 4,
  });
  const lines = [...threads.matchAll(/<path d="([^"]+)"[^>]*stroke="#000"[^>]*>/g)]
    .map(([, d]) => d)
    .join('');
  const short = lines.replace(/\d+\.\d+/g, (figure) => String(Math.round(Number(figure) * 10) / 10));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="none" stroke="#000" stroke-width="${thickness * 0.8}" stroke-linecap="round" transform="matrix(-1 0 0 1 ${width} 0)" d="${short}"/></svg>`;
}
