/** The still that stands for the film before it plays. */
import sharp from 'sharp';
import { publish } from '../studio/publish.ts';
import type { Studio } from './render/studio.ts';

const size = { width: 1280, height: 720 } as const;
/** Everybody's scarf is up and the headline is complete. */
const moment = 82.6;
const jpegBudget = 90_000;

interface Thumbnail {
  jpg: string;
  avif: string;
  webp: string;
  width: number;
  height: number;
}

/** Publishes the thumbnail in three formats; the JPEG, which share cards use, stays within its budget. */
export async function publishThumbnail(studio: Studio): Promise<Thumbnail> {
  const picture = await sharp(await studio.still(moment, 1920))
    .resize(size.width, size.height)
    .png()
    .toBuffer();
  let quality = 84;
  let jpeg = await sharp(picture).jpeg({ quality, mozjpeg: true }).toBuffer();
  while (jpeg.length > jpegBudget && quality > 30) {
    quality -= 4;
    jpeg = await sharp(picture).jpeg({ quality, mozjpeg: true }).toBuffer();
  }
  return {
    jpg: await publish('video', 'thumbnail', 'jpg', jpeg),
    avif: await publish(
      'video',
      'thumbnail',
      'avif',
      await sharp(picture).avif({ quality: 50, effort: 6 }).toBuffer(),
    ),
    webp: await publish(
      'video',
      'thumbnail',
      'webp',
      await sharp(picture).webp({ quality: 68, effort: 6 }).toBuffer(),
    ),
    ...size,
  };
}
