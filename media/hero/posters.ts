import sharp from 'sharp';
import { frameFile } from './frames.ts';
import type { Shape } from './framing.ts';
import { FRAMES } from './timing.ts';

const MOST = { landscape: 95_000, portrait: 45_000 } as const satisfies Record<Shape, number>;

/** The loop's first frame as a still, at the finest quality within the budget. @throws if none fits */
export async function poster(folder: string, shape: Shape, ending: 'avif' | 'webp'): Promise<Buffer> {
  const frame = sharp(frameFile(folder, 0));
  for (let quality = 82; quality >= 20; quality -= 3) {
    const still =
      ending === 'avif'
        ? frame.clone().avif({ quality, effort: 6 })
        : frame.clone().webp({ quality, effort: 6 });
    const bytes = await still.toBuffer();
    if (bytes.length <= MOST[shape]) return bytes;
  }
  throw new Error(`The ${shape} ${ending} poster does not fit in ${MOST[shape]} bytes`);
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
    background: '#070d22',
  } as const;
  return sharp({ create: sheet }).composite(cells).jpeg({ quality: 70, mozjpeg: true }).toBuffer();
}
