import type { Browser } from 'playwright';
import sharp from 'sharp';
import type { Locale } from '../../content/locale.ts';
import { photograph, withBrowser } from '../studio/chromium.ts';
import { writeData } from '../studio/module.ts';
import { publishRaster, type Raster, sweepPart } from '../studio/publish.ts';
import { openKit } from './kit.ts';
import { leaderboard, playPass } from './screens/games.ts';
import { awayTravel, clubEvent, watchParty } from './screens/gatherings.ts';
import { echo, fansNearYou, matchNight } from './screens/nearby.ts';
import { drawSheet, type Pictures } from './sheet.ts';
import { CARD, type Kit, PHOTO, photographed, upright } from './stage.ts';

type DrawScreen = (kit: Kit) => string;
/** Only screens that pages use: every drawn picture is published. */
const PHOTOS: Record<string, DrawScreen> = { matchNight, fansNearYou, watchParty };
const CARDS: Record<string, DrawScreen> = {
  fansNearYou,
  echo,
  watchParty,
  clubEvent,
  leaderboard,
  awayTravel,
  playPass,
};

const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Draws the screens in both languages into `public/media/app/` and writes their manifest. */
export async function draw(): Promise<void> {
  const kits = { en: await openKit('en'), ar: await openKit('ar') };
  const screens = await withBrowser(async (browser) => ({
    photos: await inBothLanguages(PHOTOS, kits, (kit, screen, file) => drawPhoto(browser, kit, screen, file)),
    cards: await inBothLanguages(CARDS, kits, (kit, screen, file) => drawCard(browser, kit, screen, file)),
  }));
  await writeData('media/manifest/app-screens', screens);
  await sweepPart('app');
  await drawSheet(screens);
}

async function inBothLanguages(
  screens: Record<string, DrawScreen>,
  kits: Record<Locale, Kit>,
  drawOne: (kit: Kit, screen: DrawScreen, file: string) => Promise<Raster>,
): Promise<Pictures> {
  const drawn: Pictures = {};
  for (const [name, screen] of Object.entries(screens))
    drawn[name] = {
      en: await drawOne(kits.en, screen, `${dashed(name)}-en`),
      ar: await drawOne(kits.ar, screen, `${dashed(name)}-ar`),
    };
  return drawn;
}

async function drawPhoto(browser: Browser, kit: Kit, screen: DrawScreen, file: string): Promise<Raster> {
  const twice = await photograph(browser, await photographed(kit, screen(kit)), { ...PHOTO, density: 2 });
  const photo = await sharp(twice).resize(PHOTO).png().toBuffer();
  return publishRaster('app', file, sharp(photo), { ...PHOTO, avif: 48, webp: 32, alpha: 20 });
}

async function drawCard(browser: Browser, kit: Kit, screen: DrawScreen, file: string): Promise<Raster> {
  const card = await photograph(browser, await upright(kit, screen(kit)), { ...CARD, density: 2 });
  return publishRaster('app', `${file}-card`, sharp(card), { ...CARD, avif: 46, webp: 45, alpha: 40 });
}
