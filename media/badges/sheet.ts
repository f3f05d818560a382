import sharp from 'sharp';
import * as palette from '../../content/palette.ts';
import { inProject, writePicture } from '../studio/hashed-file.ts';

const columns = 13;
const large = { width: 92, height: 101 };
const small = { width: 40, height: 44 };
const gap = 12;

/** Saves `docs/media/badges.jpg`: all badges, large and in list size. */
export async function drawSheet(pins: readonly string[]): Promise<void> {
  const width = columns * (large.width + gap) + gap;
  const rows = Math.ceil(pins.length / columns);
  const smallColumns = Math.floor((width - gap) / (small.width + 6));
  const top = gap + rows * (large.height + gap);
  const height = top + Math.ceil(pins.length / smallColumns) * (small.height + 6) + gap;

  const placed = await Promise.all(
    pins.flatMap((pin, index) => [
      tile(
        pin,
        large,
        gap + (index % columns) * (large.width + gap),
        gap + Math.floor(index / columns) * (large.height + gap),
      ),
      tile(
        pin,
        small,
        gap + (index % smallColumns) * (small.width + 6),
        top + Math.floor(index / smallColumns) * (small.height + 6),
      ),
    ]),
  );
  const sheet = sharp({ create: { width, height, channels: 3, background: palette.night2 } })
    .composite(placed)
    .jpeg({ quality: 42, mozjpeg: true });
  await writePicture(inProject('docs/media/badges.jpg'), await sheet.toBuffer());
}

async function tile(pin: string, { width, height }: typeof large, left: number, top: number) {
  return {
    input: await sharp(Buffer.from(pin), { density: 72 }).resize(width, height).toBuffer(),
    left,
    top,
  };
}
