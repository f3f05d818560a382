import type { Sharp } from 'sharp';
import { withBrowser } from '../studio/chromium.ts';
import { publish, publishRaster, type Raster, sweepPart, writeManifest } from '../studio/publish.ts';
import * as cloths from './cloths.ts';
import { HERO_LAYOUTS } from './hero-layouts.ts';
import { drawHeroScarf } from './hero-scarf.ts';
import { drawSheet } from './sheet.ts';
import { tassels } from './tassels.ts';

const ABOUT = `Everything knitted. Written by \`npm run media scarf\`; sizes are CSS px.
 * \`hero\` pictures carry word, fringe and fists, and on phones the fans below: lay them so that \`origin\` (counted from
 * the side where reading starts) meets the content's edge. \`rim\` is where the hanging cloth begins.
 * \`band\`, \`seam\` and \`cover\` tile sideways;
 * the band rises by \`transform: skewY(-2.06deg)\` (right to left: plus).`;

/** Draws the scarves into `public/media/scarf/` and writes their manifest. */
export async function draw(): Promise<void> {
  const hero: Record<string, Raster & { origin: number; rim: number }> = {};
  await withBrowser(async (browser) => {
    for (const layout of HERO_LAYOUTS) {
      const { name, width, height, origin, rim } = layout;
      const phone = name.includes('phone');
      const quality = phone ? { avif: 40, webp: 58 } : { avif: 27, webp: 40 };
      const picture = await drawHeroScarf(browser, layout);
      const raster = await publishRaster('scarf', name, picture, { width, height, ...quality, alpha: 60 });
      hero[name] = { ...raster, origin, rim };
    }
  });
  await writeManifest('scarf', 'scarf', ABOUT, {
    hero: {
      en: { desktop: hero['hero-en'], phone: hero['hero-phone-en'] },
      ar: { desktop: hero['hero-ar'], phone: hero['hero-phone-ar'] },
    },
    band: await publishRaster('scarf', 'band', await cloths.drawBand(), {
      ...cloths.BAND,
      avif: 36,
      webp: 56,
    }),
    seam: await publishTile('seam', await cloths.drawSeam(), cloths.SEAM),
    cover: await publishTile('cover', await cloths.drawCover(), cloths.COVER),
    tassels: await publishTile('tassels', tassels(cloths.TASSELS), cloths.TASSELS),
  });
  await sweepPart('scarf');
  await drawSheet();
}

/** Only WebP: these pictures are so small that AVIF saves less than its URL in each page costs. */
async function publishTile(name: string, picture: Sharp, size: { width: number; height: number }) {
  const bytes = await picture.webp({ quality: 70, alphaQuality: 70, effort: 6 }).toBuffer();
  return { webp: await publish('scarf', name, 'webp', bytes), ...size };
}
