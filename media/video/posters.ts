/** Draws a poster of the film for each language. `npm run media film-posters`. */

import sharp from 'sharp';
import * as palette from '../../content/palette.ts';
import { fontFaces, photograph, withBrowser } from '../studio/chromium.ts';
import { publish, sweepPart, writeManifest } from '../studio/publish.ts';
import { openStudio } from './render/studio.ts';
import { chalk, gold } from './stage/palette.ts';

const size = { width: 1280, height: 720 } as const;
/**
 * Times in seconds at which all scarves are up: with the film's headline, and just after it has
 * left.
 */
const moments = { en: 82.8, ar: 85.4 } as const;
/** For share previews and video results, so it must be small. */
const jpegBudget = 90_000;
/**
 * The poster in the player. On phones it is the largest element in the window, so it is encoded
 * small.
 */
const playerSize = { width: 1024, height: 576 } as const;
const playerQuality = 48;

/** The film is in English, so the Arabic headline is set over a later frame. */
async function arabicPoster(still: Buffer): Promise<string> {
  return `<!doctype html><style>${await fontFaces()}
    body{margin:0;width:${size.width}px;height:${size.height}px;display:grid;justify-items:center;align-content:start;
      background:linear-gradient(${palette.night}e0,${palette.night}99 42%,${palette.night}00 60%),url(data:image/png;base64,${still.toString('base64')}) center/cover;
      font-family:Alexandria;font-weight:900;text-align:center;color:${chalk}}
    b{font-size:104px;line-height:1.5;margin-top:26px}
    strong{font-size:158px;line-height:1.16;color:${gold}}</style>
    <body dir="rtl" lang="ar"><b>حيث يتحد</b><strong>المشجعون</strong></body>`;
}

async function publishPoster(language: keyof typeof moments, picture: Buffer) {
  let quality = 84;
  let jpeg = await sharp(picture).jpeg({ quality, mozjpeg: true }).toBuffer();
  while (jpeg.length > jpegBudget && quality > 30) {
    quality -= 4;
    jpeg = await sharp(picture).jpeg({ quality, mozjpeg: true }).toBuffer();
  }
  const avif = await sharp(picture)
    .resize(playerSize.width, playerSize.height)
    .avif({ quality: playerQuality, effort: 9 })
    .toBuffer();
  return {
    player: { avif: await publish('film-posters', `poster-${language}`, 'avif', avif), ...playerSize },
    thumbnail: { jpg: await publish('film-posters', `poster-${language}`, 'jpg', jpeg), ...size },
  };
}

export async function draw(): Promise<void> {
  const studio = await openStudio();
  try {
    const english = await sharp(await studio.still(moments.en, 1920))
      .resize(size.width, size.height)
      .png()
      .toBuffer();
    const page = await arabicPoster(await studio.still(moments.ar, 1920));
    const arabic = await withBrowser((browser) => photograph(browser, page, { ...size, density: 1 }));
    await writeManifest(
      'film-posters',
      'filmPosters',
      'The still that stands for the film, in the player and in results of a search, by language. Written by `npm run media film-posters`; sizes in px.',
      { en: await publishPoster('en', english), ar: await publishPoster('ar', arabic) },
    );
    await sweepPart('film-posters');
  } finally {
    await studio.close();
  }
}
