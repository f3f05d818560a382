import type { Browser } from 'playwright';
import sharp from 'sharp';
import { fontFaces, photograph, withBrowser } from '../studio/chromium.ts';
import { saveSheet } from '../studio/contact-sheet.ts';
import { publishRaster, type Raster, sweepPart, writeManifest } from '../studio/publish.ts';
import { awayDays, challenges, FEATURE, findAndEcho, watchParty } from './feature-scenes.ts';
import { featuresHero, HERO, LOST, lostFan } from './page-scenes.ts';

const ABOUT = `Drawn pictures of match nights. Written by \`npm run media scenes\`; sizes are the pictures' own pixels.
 * \`features\` is keyed by the detailed slides' slugs. A picture that \`mirrors\` may be flipped where reading starts at the right;
 * the others show figures and stay as they are.`;

interface Scene extends Raster {
  readonly mirrors: boolean;
}

interface Shot {
  readonly size: { readonly width: number; readonly height: number };
  readonly mirrors: boolean;
  readonly avif?: number;
  readonly webp?: number;
}

async function shoot(
  browser: Browser,
  name: string,
  svg: string,
  { size, mirrors, avif = 50, webp = 66 }: Shot,
): Promise<Scene> {
  const html = `<!doctype html><style>${await fontFaces()}body{margin:0}</style>${svg}`;
  const png = await photograph(browser, html, { ...size, density: 1 });
  const raster = await publishRaster('scenes', name, sharp(png).removeAlpha(), {
    ...size,
    avif,
    webp,
  });
  return { ...raster, mirrors };
}

/** Draws the scenes into `public/media/scenes/`, with their manifest and contact sheet. */
export async function draw(): Promise<void> {
  await withBrowser(async (browser) => {
    const feature = (name: string, svg: string, mirrors: boolean) =>
      shoot(browser, name, svg, { size: FEATURE, mirrors });
    const features = {
      'find-and-echo': await feature('find-and-echo', findAndEcho(), true),
      'watch-parties-and-club-events': await feature('watch-party', watchParty(), true),
      'challenges-and-leaderboards': await feature('challenges', challenges(), false),
      'away-days-and-playpass': await feature('away-days', awayDays(), true),
    };
    const hero = await shoot(browser, 'features-hero', featuresHero(), {
      size: HERO,
      mirrors: true,
      avif: 36,
      webp: 15,
    });
    const lost = await shoot(browser, 'lost-fan', lostFan(), { size: LOST, mirrors: false });
    await writeManifest('scenes', 'scenes', ABOUT, { features, featuresHero: hero, lostFan: lost });
    await sweepPart('scenes');
    const tile = ({ avif, width, height }: Scene, share: number) =>
      `<img src="${avif}" width="${width * share}" height="${height * share}">`;
    const body = [
      ...Object.values(features).map((picture) => tile(picture, 0.646)),
      tile(lost, 0.443),
      tile(hero, 0.48),
    ];
    await saveSheet(
      browser,
      'scenes',
      `<div style="display:flex;flex-wrap:wrap;gap:4px">${body.join('')}</div>`,
      {
        width: 1402,
        height: 1534,
        quality: 72,
      },
    );
  });
}
