/** Encodes frames and soundtrack as the two files that browsers play. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { duration } from '../timeline.ts';
import { pieceSeconds } from './frames.ts';

const run = promisify(execFile);

/** JPEG is full range and BT.601; video players expect limited range and BT.709. */
const colour = 'scale=in_range=pc:out_range=tv:in_color_matrix=bt601:out_color_matrix=bt709,format=yuv420p';
const colourTags = '-color_primaries bt709 -color_trc bt709 -colorspace bt709 -color_range tv'.split(' ');

interface Format {
  name: string;
  video: readonly string[];
  /** Constant quality of the first pass, and its change per doubling of size. */
  quality: number;
  perDoubling: number;
  audio: readonly string[];
  /** Bits a second. */
  audioRate: number;
  /** Bytes of the whole file. */
  budget: number;
  /** Target share of the budget, as sizes of the second pass are off by a few percent. */
  aim: number;
}

/** AV1 and Opus. */
export const webm: Format = {
  name: 'webm',
  video: ['-c:v', 'libsvtav1', '-preset', '5', '-svtav1-params', 'tune=0'],
  quality: 52,
  perDoubling: 10,
  audio: ['-c:a', 'libopus'],
  audioRate: 128_000,
  budget: 12_000_000,
  aim: 0.96,
};

/**
 * H.264 and AAC, with the index first, so that playback starts while loading. Level 4.0, which the
 * film's codec string states, allows 4 reference frames at 1080p.
 */
export const mp4: Format = {
  name: 'mp4',
  video: '-c:v libx264 -preset slower -tune animation -aq-mode 3 -profile:v high -level 4.0 -refs 4'.split(
    ' ',
  ),
  quality: 32,
  perDoubling: 6,
  audio: ['-c:a', 'aac', '-movflags', '+faststart'],
  audioRate: 144_000,
  budget: 14_000_000,
  aim: 0.9,
};

/** Cuts (in seconds) inside a piece, which need a keyframe to be sharp. */
const cutsWithin = [15, 53] as const;
/**
 * Below 1, simple scenes get more than their share, because blocks are most visible in dark, even
 * areas.
 */
const evenness = 0.5;
/** Pieces encoded in parallel, for two cores. */
const hands = 2;

/** A piece is a closed group of pictures, so an interrupted run can continue at the next piece. */
async function encodePiece(piece: URL, target: URL, format: Format, quality: number): Promise<void> {
  const name = basename(piece.pathname);
  const draft = new URL(`draft-${name}`, target);
  const start = Number.parseInt(name, 10) * pieceSeconds;
  const cut = cutsWithin.find((second) => second > start && second < start + pieceSeconds);
  await run('ffmpeg', [
    ...['-y', '-v', 'error', '-i', fileURLToPath(piece), '-vf', colour, ...colourTags, '-g', '600'],
    ...(cut ? ['-force_key_frames', String(cut - start)] : []),
    ...[...format.video, '-crf', String(quality), fileURLToPath(draft)],
  ]);
  await rename(draft, target);
}

/** Encodes missing pieces, each at its quality. @returns all encoded pieces */
async function encodeAll(
  pieces: readonly URL[],
  format: Format,
  qualities: readonly number[],
): Promise<URL[]> {
  const jobs = [];
  for (const [index, piece] of pieces.entries()) {
    const quality = qualities[index] ?? format.quality;
    const folder = new URL(`${format.name}-${quality}/`, piece);
    await mkdir(folder, { recursive: true });
    jobs.push({ piece, quality, target: new URL(basename(piece.pathname), folder) });
  }
  const waiting = jobs.filter(({ target }) => !existsSync(target));
  const hand = async (): Promise<void> => {
    for (let job = waiting.shift(); job; job = waiting.shift())
      await encodePiece(job.piece, job.target, format, job.quality);
  };
  await Promise.all(Array.from({ length: hands }, hand));
  return jobs.map(({ target }) => target);
}

/**
 * @returns the quality of each piece for the second pass: distributes `bytes` by sizes of the first
 * pass
 */
export function sharedQualities(
  sizes: readonly number[],
  bytes: number,
  { quality, perDoubling }: Pick<Format, 'quality' | 'perDoubling'>,
): number[] {
  const whole = sizes.reduce((sum, size) => sum + size ** evenness, 0);
  return sizes.map((size) => {
    const share = (bytes * size ** evenness) / whole;
    return Math.round(quality + perDoubling * Math.log2(size / share));
  });
}

async function join(pieces: readonly URL[], soundtrack: URL, format: Format, file: URL): Promise<void> {
  const list = new URL(`${file.href}.txt`);
  await writeFile(list, pieces.map((piece) => `file '${fileURLToPath(piece)}'`).join('\n'));
  await run('ffmpeg', [
    ...[
      '-y',
      '-v',
      'error',
      '-f',
      'concat',
      '-safe',
      '0',
      '-i',
      fileURLToPath(list),
      '-i',
      fileURLToPath(soundtrack),
    ],
    ...['-map', '0:v', '-map', '1:a', '-c:v', 'copy', ...format.audio, '-b:a', String(format.audioRate)],
    ...['-t', String(duration), fileURLToPath(file)],
  ]);
}

async function sizesOf(files: readonly URL[]): Promise<number[]> {
  return Promise.all(files.map(async (file) => (await stat(file)).size));
}

/** Encodes in two passes to use the budget. @throws Error if the file exceeds it */
export async function encode(
  pieces: readonly URL[],
  soundtrack: URL,
  format: Format,
  file: URL,
): Promise<void> {
  const first = await encodeAll(pieces, format, []);
  const bytes = format.budget * format.aim - (format.audioRate * duration) / 8;
  const second = await encodeAll(pieces, format, sharedQualities(await sizesOf(first), bytes, format));
  await join(second, soundtrack, format, file);
  const { size } = await stat(file);
  if (size > format.budget)
    throw new Error(`${fileURLToPath(file)} has ${size} bytes, its budget is ${format.budget}`);
}
