import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Shape } from '../framing.ts';
import { FPS } from '../timing.ts';
import { type Fade, fadeEnd } from './seam.ts';

const run = promisify(execFile);

export type Recipe = {
  shape: Shape;
  ending: 'webm' | 'mp4';
  height: number;
  /** Maximum size in bytes. */
  most: number;
  quality: { first: number; best: number; worst: number };
  settings: (quality: number) => string[];
  /** One more encoding each, so that the film's end meets its start. */
  fades: readonly Fade[];
};

/** Slower presets take minutes per attempt on two cores and save a few percent. */
const av1 = (quality: number) => [
  ...['-c:v', 'libsvtav1', '-preset', '6', '-crf', String(quality)],
  ...['-g', '240', '-pix_fmt', 'yuv420p10le', '-svtav1-params', 'tune=0'],
];
/**
 * The last frames get more bits step by step, and frames of all types the same quality. Otherwise
 * the first frame, which is coded alone, is sharper than the last one.
 */
const evenH264 =
  'ipratio=1.2:pbratio=1.0:mbtree=0:zones=136,151,b=1.3/152,167,b=1.7/168,183,b=2.2/184,191,b=3';
const h264 = (quality: number) => [
  ...['-c:v', 'libx264', '-preset', 'veryslow', '-crf', String(quality), '-profile:v', 'high'],
  ...[
    '-x264-params',
    evenH264,
    '-level',
    '3.1',
    '-g',
    '240',
    '-pix_fmt',
    'yuv420p',
    '-movflags',
    '+faststart',
  ],
];
const fadesH264: readonly Fade[] = [{ to: 'first', frames: 12, share: 0.9 }];
/** AV1 changes the first frame with the last ones, so it takes several encodings to meet. */
const fadesAv1: readonly Fade[] = [
  { to: 'first', frames: 14, share: 1 },
  { to: 'last', frames: 14, share: 1 },
  { to: 'last', frames: 14, share: 1 },
];
/** A file that uses this share of its budget is good enough. */
const wellFilled = 0.8;
const asAv1 = {
  ending: 'webm',
  quality: { first: 49, best: 25, worst: 63 },
  settings: av1,
  fades: fadesAv1,
} as const;
const asH264 = {
  ending: 'mp4',
  quality: { first: 38, best: 18, worst: 48 },
  settings: h264,
  fades: fadesH264,
} as const;

/** The four files a page offers, with their budgets. */
export const RECIPES: readonly Recipe[] = [
  { ...asAv1, shape: 'landscape', height: 1080, most: 900_000 },
  { ...asH264, shape: 'landscape', height: 720, most: 900_000 },
  { ...asAv1, shape: 'portrait', height: 1280, most: 450_000 },
  { ...asH264, shape: 'portrait', height: 1280, most: 450_000 },
];

/**
 * Encodes the frames at the best quality within the recipe's size limit. Keeps the result of an
 * earlier run with the same recipe.
 * @returns the file's path, in the same folder
 * @throws Error if the lowest quality is too large
 */
export async function encode(folder: string, recipe: Recipe): Promise<string> {
  const wanted = JSON.stringify([recipe, recipe.settings(0), wellFilled]);
  const kept = `${folder}/loop.${createHash('sha256').update(wanted).digest('hex').slice(0, 8)}.${recipe.ending}`;
  if (existsSync(kept)) return kept;
  const fits = `${folder}/fits.${recipe.ending}`;
  let quality = await fitInto(folder, recipe, fits);
  await meetEnds(folder, recipe, quality, fits);
  while ((await stat(fits)).size > recipe.most) {
    quality += 1;
    await encodeOnce(folder, recipe, quality, fits);
    await meetEnds(folder, recipe, quality, fits);
  }
  await rename(fits, kept);
  return kept;
}

/** Encodes `film` again for each fade of the recipe. */
async function meetEnds(folder: string, recipe: Recipe, quality: number, film: string): Promise<void> {
  for (const fade of recipe.fades) await encodeOnce(await fadeEnd(folder, film, fade), recipe, quality, film);
}

/** Writes the film in the best quality that is not too large. @returns that quality */
async function fitInto(folder: string, recipe: Recipe, film: string): Promise<number> {
  const tried = `${folder}/tried.${recipe.ending}`;
  let { best, worst } = recipe.quality;
  let quality = recipe.quality.first;
  let found: number | undefined;
  while (best <= worst) {
    await encodeOnce(folder, recipe, quality, tried);
    const bytes = (await stat(tried)).size;
    if (bytes <= recipe.most) {
      await rename(tried, film);
      found = quality;
      if (bytes > recipe.most * wellFilled) break;
      worst = quality - 1;
    } else {
      best = quality + 1;
    }
    // About six steps halve the bytes: jumps near the limit, then approaches it.
    const jump = Math.round(quality + 6 * Math.log2(bytes / (recipe.most * 0.97)));
    quality = Math.min(worst, Math.max(best, jump));
  }
  if (found === undefined)
    throw new Error(`${recipe.shape} ${recipe.ending} does not fit in ${recipe.most} bytes`);
  return found;
}

async function encodeOnce(
  folder: string,
  { height, settings }: Recipe,
  quality: number,
  film: string,
): Promise<void> {
  await run('ffmpeg', [
    ...['-v', 'error', '-y', '-framerate', String(FPS), '-i', `${folder}/%03d.png`],
    ...['-vf', `scale=-2:${height}:flags=lanczos:out_color_matrix=bt709:out_range=tv`],
    ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-an'],
    ...settings(quality),
    // Otherwise the container has a random id, and the same film another hash.
    ...['-fflags', '+bitexact', film],
  ]);
}
