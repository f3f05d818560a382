import { globSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { appScreens } from '../manifest/app-screens.ts';
import { badges, sportBadges } from '../manifest/badges.ts';
import { brand } from '../manifest/brand.ts';
import { crowd } from '../manifest/crowd.ts';
import { filmPosters } from '../manifest/film-posters.ts';
import { filmStills } from '../manifest/film-stills.ts';
import { filmTracks } from '../manifest/film-tracks.ts';
import { heroLoop } from '../manifest/hero.ts';
import * as maps from '../manifest/maps.ts';
import { scarf } from '../manifest/scarf.ts';
import { scenes } from '../manifest/scenes.ts';
import { shareCards } from '../manifest/share-cards.ts';
import { fanVideo } from '../manifest/video.ts';

const manifests = {
  appScreens,
  badges,
  sportBadges,
  brand,
  crowd,
  heroLoop,
  maps,
  scarf,
  scenes,
  shareCards,
  fanVideo,
  filmTracks,
  filmPosters,
  filmStills,
};

/** A picture of a manifest, with its size in CSS px. Files may have twice the resolution. */
type Picture = { path: string; width: number; height: number };

const published = globSync('media/**/*.*', { cwd: 'public' }).map((file) => `/${file}`);
const named = new Set(strings(manifests).filter((text) => text.startsWith('/media/')));

function strings(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  return part && typeof part === 'object' ? Object.values(part).flatMap(strings) : [];
}

function pictures(part: unknown): Picture[] {
  if (!part || typeof part !== 'object') return [];
  const inside = Object.values(part).flatMap(pictures);
  if (!('width' in part && 'height' in part)) return inside;
  const { width, height } = part;
  if (typeof width !== 'number' || typeof height !== 'number') return inside;
  const own = Object.values(part).filter(
    (text): text is string => typeof text === 'string' && /^\/media\/.*\.(avif|webp|jpg|png|svg)$/.test(text),
  );
  return [...own.map((path) => ({ path, width, height })), ...inside];
}

const bytes = async (path: string) => (await stat(`public${path}`)).size;

test('files of manifests and published files are the same', () => {
  expect(named.size).toBeGreaterThan(500);
  expect([...named].filter((path) => !published.includes(path))).toEqual([]);
  expect(published.filter((path) => !named.has(path))).toEqual([]);
});

test('every file name contains a content hash', () => {
  expect(published.filter((path) => !/\.[0-9a-f]{8}\.[a-z0-9]+$/.test(path))).toEqual([]);
});

test('every picture has the aspect ratio of its manifest and at least its size', async () => {
  const all = pictures(manifests);
  expect(all.length).toBeGreaterThan(90);
  for (const { path, width, height } of all) {
    const real = await sharp(`public${path}`).metadata();
    expect(real.width, path).toBeGreaterThanOrEqual(width - 1);
    expect((real.width * height) / (real.height * width), path).toBeCloseTo(1, 1);
  }
});

test('pictures are within their size limits', async () => {
  const over: string[] = [];
  const hold = async (paths: string[], limit: number) => {
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) if ((await bytes(path)) > limit) over.push(`${path}: ${await bytes(path)}`);
  };
  await hold(strings(badges), 5_120);
  await hold(Object.values(shareCards), 60 * 1_024);
  const screens = strings(appScreens).filter((path) => path.startsWith('/media/'));
  await hold(
    screens.filter((path) => path.endsWith('.avif')),
    25 * 1_024,
  );
  await hold(
    screens.filter((path) => path.endsWith('.webp')),
    29 * 1_024,
  );
  await hold(
    Object.values(heroLoop.landscape.poster).filter((part) => typeof part === 'string'),
    95 * 1_024,
  );
  await hold(
    Object.values(heroLoop.portrait.poster).filter((part) => typeof part === 'string'),
    45 * 1_024,
  );
  await hold([heroLoop.backdrop.avif], 26 * 1_024);
  expect(over).toEqual([]);
});

test('manifests contain no local paths', async () => {
  for (const file of globSync('media/manifest/**/*.{ts,json}'))
    expect(await readFile(file, 'utf8'), file).not.toMatch(/\/(home|root|work|tmp)\//);
});
