import sharp from 'sharp';
import { photograph, withBrowser } from '../studio/chromium.ts';
import { publishRaster, type Raster, sweepPart, writeManifest } from '../studio/publish.ts';
import { openKit } from './kit.ts';
import { challenge, leaderboard, playPass } from './screens/games.ts';
import { awayTravel, clubEvent, watchParty } from './screens/gatherings.ts';
import { echo, fansNearYou, matchNight } from './screens/nearby.ts';
import { drawSheet } from './sheet.ts';
import { CARD, type Kit, type Language, PHOTO, photographed, upright } from './stage.ts';

const SCREENS: Record<string, (kit: Kit) => string> = {
  matchNight,
  fansNearYou,
  echo,
  watchParty,
  clubEvent,
  challenge,
  leaderboard,
  awayTravel,
  playPass,
};

const ABOUT = `The app in a phone, by screen and language. Written by \`npm run media app-screens\`; sizes are CSS px at the largest size a page should show.
 * \`photo\` is photographed: tilt, shadow and reflection are in the picture. \`card\` is upright and cut at its foot:
 * pages tilt it (6, -5, 3 degrees) and let it bleed off the card's end.`;

const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Draws every screen in both languages into `public/media/app/` and writes their manifest. */
export async function draw(): Promise<void> {
  const kits = { en: await openKit('en'), ar: await openKit('ar') };
  const manifest: Record<string, Record<string, { photo: Raster; card: Raster }>> = {};
  await withBrowser(async (browser) => {
    for (const [name, screen] of Object.entries(SCREENS)) {
      const drawn = async (language: Language) => {
        const kit = kits[language];
        const twice = await photograph(browser, await photographed(kit, screen(kit)), {
          ...PHOTO,
          density: 2,
        });
        const photo = await sharp(twice).resize(PHOTO).png().toBuffer();
        const card = await photograph(browser, await upright(kit, screen(kit)), { ...CARD, density: 2 });
        const file = `${dashed(name)}-${language}`;
        return {
          photo: await publishRaster('app', file, sharp(photo), {
            ...PHOTO,
            avif: 48,
            webp: 32,
            alpha: 20,
          }),
          card: await publishRaster('app', `${file}-card`, sharp(card), {
            ...CARD,
            avif: 46,
            webp: 45,
            alpha: 40,
          }),
        };
      };
      manifest[name] = { en: await drawn('en'), ar: await drawn('ar') };
    }
  });
  await writeManifest('app-screens', 'appScreens', ABOUT, manifest);
  await sweepPart('app');
  await drawSheet();
}
