import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Locale, locales } from '../../content/locale.ts';
import { teams } from '../../content/teams/teams.ts';
import { sweep, writeHashed } from '../studio/hashed-file.ts';
import { writeModule } from '../studio/module.ts';
import { sportBadge, teamBadge } from './badge.ts';
import { glyphSources } from './glyph-sources.ts';
import { mosaicOf } from './mosaics.ts';
import { openBadgeFonts } from './ribbons.ts';
import { drawSheet } from './sheet.ts';

export const folder = 'media/badges';

/** Draws all badges of teams and sports, the sports' glyphs and mosaics, and a contact sheet. */
export async function draw(): Promise<void> {
  const paths = await collectGlyphs();
  const fonts = await openBadgeFonts();
  const badges: Record<Locale, Record<string, string>> = { en: {}, ar: {} };
  const sportBadges: Record<string, string> = {};
  const pins: string[] = [];

  for (const team of teams.toSorted((a, b) => (a.slug < b.slug ? -1 : 1))) {
    for (const locale of locales) {
      const pin = teamBadge(team, paths[team.sport] ?? '', fonts, locale);
      badges[locale][team.slug] = await writeHashed(folder, team.slug, 'svg', pin);
      pins.push(pin);
    }
  }
  for (const [sport, path] of Object.entries(paths)) {
    const emblem = sportBadge(sport, path);
    sportBadges[sport] = await writeHashed(folder, `sport-${sport}`, 'svg', emblem);
    pins.push(emblem);
  }

  await sweep(
    folder,
    [badges.en, badges.ar, sportBadges].flatMap((urls) => Object.values(urls)),
  );
  const note = 'Written by `npm run media badges`. Addresses of 400 by 440 SVG pins, by language and slug.';
  await writeModule('media/manifest/badges', note, {
    badges: { type: "Record<'en' | 'ar', Record<string, string>>", value: badges },
    sportBadges: { type: 'Record<string, string>', value: sportBadges },
  });
  await writeMosaics(paths);
  await drawSheet(pins);
}

async function writeMosaics(paths: Record<string, string>): Promise<void> {
  const mosaics: Record<string, string> = {};
  for (const [sport, path] of Object.entries(paths)) mosaics[sport] = await mosaicOf(path);
  const note =
    'Written by `npm run media badges`. A sport’s glyph as raised cards, 36 by 36, one a unit: path data, by slug.';
  await writeModule('media/manifest/mosaics', note, {
    mosaics: { type: 'Record<string, string>', value: mosaics },
  });
}

async function collectGlyphs(): Promise<Record<string, string>> {
  const paths: Record<string, string> = {};
  for (const [sport, { icon, path }] of Object.entries(glyphSources)) {
    paths[sport] = path ?? (await iconPath(icon ?? ''));
  }
  const glyphs = Object.fromEntries(
    Object.entries(paths).map(([sport, path]) => [sport, { viewBox: '0 0 24 24', path }]),
  );
  const note =
    'Written by `npm run media badges` from glyph-sources.ts; parts from Material Design Icons and Material Symbols, Apache-2.0. Filled even-odd.';
  const type = 'Record<string, { viewBox: string; path: string }>';
  await writeModule('media/manifest/shapes/badge-glyphs', note, { glyphs: { type, value: glyphs } });
  return paths;
}

/** @returns the path data of an icon such as `mdi:tennis` */
async function iconPath(icon: string): Promise<string> {
  const [set, name] = icon.split(':') as [string, string];
  const file = fileURLToPath(import.meta.resolve(`@iconify-json/${set}/icons.json`));
  const { icons } = JSON.parse(await readFile(file, 'utf8')) as { icons: Record<string, { body: string }> };
  const body = icons[name]?.body;
  if (!body) throw new Error(`media/badges/glyph-sources.ts: the icon set has no "${icon}"`);
  // After another path, an initial relative move would start at its end instead of the origin.
  return [...body.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path?.replace(/^m/, 'M0 0m')).join('');
}
