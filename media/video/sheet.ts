/** A contact sheet of the film: frames in order with their seconds. */

import sharp from 'sharp';
import * as palette from '../../content/palette.ts';
import { inProject, writePicture } from '../studio/hashed-file.ts';
import type { Studio } from './render/studio.ts';

const columns = 6;
const frameWide = 300;
const frameHigh = 169;
const gap = 6;
const labelHigh = 20;
/** Times in seconds, one or more per scene. */
const moments = [
  1.6, 3.6, 6.5, 8.5, 11.4, 14.5, 17.4, 19.4, 20.2, 24.6, 27.6, 30.7, 32.7, 36.9, 39.2, 41.2, 43.8, 45.4,
  48.5, 49.7, 52.2, 54.6, 58.4, 61.5, 65.2, 66.9, 70.9, 73.4, 74.7, 78.6, 81.5, 83.4, 84.6, 86.3, 87, 89,
] as const;

/** Writes docs/media/video.jpg. */
export async function saveContactSheet(studio: Studio): Promise<void> {
  const rows = Math.ceil(moments.length / columns);
  const cells = [];
  for (const [place, seconds] of moments.entries()) {
    const left = gap + (place % columns) * (frameWide + gap);
    const top = gap + Math.floor(place / columns) * (frameHigh + labelHigh + gap);
    const frame = await sharp(await studio.still(seconds, frameWide * 2))
      .resize(frameWide, frameHigh)
      .toBuffer();
    const label = `<svg width="${frameWide}" height="${labelHigh}"><text x="2" y="15" font-family="Archivo, sans-serif" font-size="13" fill="#B9C2E6">${seconds.toFixed(1)} s</text></svg>`;
    cells.push({ input: frame, left, top }, { input: Buffer.from(label), left, top: top + frameHigh });
  }
  const picture = sharp({
    create: {
      width: gap + columns * (frameWide + gap),
      height: gap + rows * (frameHigh + labelHigh + gap),
      channels: 3,
      background: palette.night,
    },
  });
  const sheet = picture.composite(cells).jpeg({ quality: 56, mozjpeg: true });
  await writePicture(inProject('docs/media/video.jpg'), await sheet.toBuffer());
}
