import sharp from 'sharp';
import * as palette from '../../../content/palette.ts';
import type { Shape } from '../framing.ts';
import { FRAMES } from '../timing.ts';
import { frameFile } from './frames.ts';

const MOST = { landscape: 95_000, portrait: 45_000 } as const satisfies Record<Shape, number>;

const QUALITIES = { least: 20, most: 80 };

/**
 * The loop's first frame as a still, at the finest quality within the budget. @throws if none fits
 */
export async function poster(folder: string, shape: Shape, ending: 'avif' | 'webp'): Promise<Buffer> {
  const frame = sharp(frameFile(folder, 0));
  let { least, most } = QUALITIES;
  let best: Buffer | undefined;
  while (least <= most) {
    const quality = Math.floor((least + most) / 2);
    const still = frame.clone();
    const bytes = await (ending === 'avif'
      ? still.avif({ quality, effort: 5 })
      : still.webp({ quality, effort: 6 })
    ).toBuffer();
    if (bytes.length <= MOST[shape]) {
      best = bytes;
      least = quality + 1;
    } else {
      most = quality - 1;
    }
  }
  if (!best) throw new Error(`The ${shape} ${ending} poster does not fit in ${MOST[shape]} bytes`);
  return best;
}

/**
 * Sizes of the backdrop, which is mostly covered and so needs less detail. The phone version shows
 * the middle only, with additional `sky` so that the lamps are below the navigation bar.
 */
export const BACKDROPS = {
  backdrop: { width: 1280, height: 720, sky: 0 },
  'backdrop-phone': { width: 480, height: 960, sky: 54 },
} as const;

/** The loop's first frame, smaller and softer, for use behind text. */
export async function backdrop(
  folder: string,
  name: keyof typeof BACKDROPS,
  ending: 'avif' | 'webp',
): Promise<Buffer> {
  const { width, height, sky } = BACKDROPS[name];
  const still = sharp(frameFile(folder, 0))
    .resize(width, height - sky, { fit: 'cover' })
    .blur(1.2)
    .extend({ top: sky, extendWith: 'mirror' });
  return (
    ending === 'avif' ? still.avif({ quality: 29, effort: 5 }) : still.webp({ quality: 34, effort: 6 })
  ).toBuffer();
}

/** Eight moments of the loop on one sheet, four in a row. */
export async function contactSheet(folder: string, shape: Shape): Promise<Buffer> {
  const [wide, high, across] = shape === 'landscape' ? [480, 270, 4] : [225, 400, 8];
  const cells = await Promise.all(
    Array.from({ length: 8 }, async (_, cell) => ({
      input: await sharp(frameFile(folder, (cell * FRAMES) / 8))
        .resize(wide, high)
        .toBuffer(),
      left: (cell % across) * wide,
      top: Math.floor(cell / across) * high,
    })),
  );
  const sheet = {
    width: wide * across,
    height: (high * 8) / across,
    channels: 3,
    background: palette.night,
  } as const;
  return sharp({ create: sheet }).composite(cells).jpeg({ quality: 70, mozjpeg: true }).toBuffer();
}
