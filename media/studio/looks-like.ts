import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { looksSame } from './picture-changes.ts';

const run = promisify(execFile);
const rasters = ['.avif', '.jpg', '.png', '.webp'];
const films = ['.mp4', '.webm'];
/** Structural similarity (SSIM), 1 for equal pictures. Two encodings of one film have about 0.99. */
const minSimilarity = 0.99;

/**
 * @returns true if `bytes` are a picture or a film that looks like the one in `file`. Files of other
 * kinds must be equal.
 */
export async function looksLike(file: string, bytes: string | Uint8Array): Promise<boolean> {
  const known = await readFile(file);
  if (known.equals(Buffer.from(bytes))) return true;
  if (typeof bytes === 'string') return false;
  if (rasters.includes(extname(file))) return await looksSame(known, Buffer.from(bytes));
  return films.includes(extname(file)) && (await isSameFilm(file, bytes));
}

async function isSameFilm(file: string, bytes: Uint8Array): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'sportbuddy-film-'));
  const other = join(folder, `film${extname(file)}`);
  try {
    await writeFile(other, bytes);
    const [length, sound] = await Promise.all([frameCount(file), soundHash(file)]);
    if (length !== (await frameCount(other)) || sound !== (await soundHash(other))) return false;
    return (await similarity(file, other)) >= minSimilarity;
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function frameCount(file: string): Promise<string> {
  const options = ['-select_streams', 'v', '-count_packets', '-show_entries', 'stream=nb_read_packets'];
  return (await run('ffprobe', ['-v', 'error', ...options, '-of', 'csv=p=0', file])).stdout;
}

/** @returns a hash of the encoded sound, empty for a silent film */
async function soundHash(file: string): Promise<string> {
  return (
    await run('ffmpeg', ['-v', 'error', '-i', file, '-map', '0:a?', '-c', 'copy', '-f', 'streamhash', '-'])
  ).stdout;
}

/** @returns the mean SSIM of all frames; 0 if the sizes differ */
async function similarity(file: string, other: string): Promise<number> {
  const filter = ['-lavfi', 'ssim', '-f', 'null', '-'];
  const { stderr } = await run('ffmpeg', ['-hide_banner', '-i', file, '-i', other, ...filter]).catch(() => ({
    stderr: '',
  }));
  return Number(/SSIM .*All:([\d.]+)/.exec(stderr)?.[1] ?? 0);
}
