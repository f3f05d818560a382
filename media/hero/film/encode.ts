import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Shape } from '../framing.ts';
import { FPS } from '../timing.ts';

const run = promisify(execFile);

export type Recipe = {
  shape: Shape;
  ending: 'webm' | 'mp4';
  height: number;
  /** Maximum size in bytes. */
  most: number;
  quality: { first: number; best: number; worst: number };
  settings: (quality: number) => string[];
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
/** A file that uses this share of its budget is good enough. */
const wellFilled = 0.8;
const forAv1 = { first: 49, best: 25, worst: 63 };
const forH264 = { first: 38, best: 18, worst: 48 };

/** The four files a page offers, with their budgets. */
export const RECIPES: readonly Recipe[] = [
  { shape: 'landscape', ending: 'webm', height: 1080, most: 900_000, quality: forAv1, settings: av1 },
  { shape: 'landscape', ending: 'mp4', height: 720, most: 900_000, quality: forH264, settings: h264 },
  { shape: 'portrait', ending: 'webm', height: 1280, most: 450_000, quality: forAv1, settings: av1 },
  { shape: 'portrait', ending: 'mp4', height: 1280, most: 450_000, quality: forH264, settings: h264 },
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
  const tried = `${folder}/tried.${recipe.ending}`;
  let { best, worst } = recipe.quality;
  let quality = recipe.quality.first;
  let found = false;
  while (best <= worst) {
    await run('ffmpeg', [
      ...['-v', 'error', '-y', '-framerate', String(FPS), '-i', `${folder}/%03d.png`],
      ...['-vf', `scale=-2:${recipe.height}:flags=lanczos:out_color_matrix=bt709:out_range=tv`],
      ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-an'],
      ...recipe.settings(quality),
      // Otherwise the container has a random id, and the same film another hash.
      ...['-fflags', '+bitexact', tried],
    ]);
    const bytes = (await stat(tried)).size;
    if (bytes <= recipe.most) {
      await rename(tried, fits);
      found = true;
      if (bytes > recipe.most * wellFilled) break;
      worst = quality - 1;
    } else {
      best = quality + 1;
    }
    // About six steps halve the bytes: jumps near the limit, then approaches it.
    const jump = Math.round(quality + 6 * Math.log2(bytes / (recipe.most * 0.97)));
    quality = Math.min(worst, Math.max(best, jump));
  }
  if (!found) throw new Error(`${recipe.shape} ${recipe.ending} does not fit in ${recipe.most} bytes`);
  await rename(fits, kept);
  return kept;
}
