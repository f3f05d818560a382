/** Drawn pieces and the soundtrack become the two files that browsers play. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { duration } from '../timeline.ts';

const run = promisify(execFile);

/** JPEG is full range and BT.601; video players expect limited range and BT.709. */
const colour = 'scale=in_range=pc:out_range=tv:in_color_matrix=bt601:out_color_matrix=bt709,format=yuv420p';
const colourTags = '-color_primaries bt709 -color_trc bt709 -colorspace bt709 -color_range tv'.split(' ');

interface Format {
  name: string;
  video: readonly string[];
  /** Constant qualities to try, best first; the first whose file fits is taken. */
  qualities: readonly number[];
  audio: readonly string[];
  /** Bytes. */
  budget: number;
}

/** AV1 and Opus. */
export const webm: Format = {
  name: 'webm',
  video: ['-c:v', 'libsvtav1', '-preset', '8', '-svtav1-params', 'tune=0'],
  qualities: [48, 51, 54],
  audio: ['-c:a', 'libopus', '-b:a', '128k'],
  budget: 12_000_000,
};

/** H.264 and AAC, the index at the front so that it plays while it loads. */
export const mp4: Format = {
  name: 'mp4',
  video: ['-c:v', 'libx264', '-preset', 'fast', '-tune', 'animation', '-profile:v', 'high'],
  qualities: [30, 32, 34],
  audio: ['-c:a', 'aac', '-b:a', '144k', '-movflags', '+faststart'],
  budget: 14_000_000,
};

/** A piece is a group of pictures of its own, so pieces are encoded one by one and a broken run goes on where it stopped. */
async function encodePiece(piece: URL, target: URL, format: Format, quality: number): Promise<void> {
  const draft = new URL(`draft-${basename(target.pathname)}`, target);
  await run('ffmpeg', [
    ...['-y', '-v', 'error', '-i', fileURLToPath(piece), '-vf', colour, ...colourTags, '-g', '600'],
    ...[...format.video, '-crf', String(quality), fileURLToPath(draft)],
  ]);
  await rename(draft, target);
}

async function join(pieces: readonly URL[], soundtrack: URL, format: Format, file: URL): Promise<void> {
  const list = new URL('pieces.txt', pieces[0]);
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
    ...[
      '-map',
      '0:v',
      '-map',
      '1:a',
      '-c:v',
      'copy',
      ...format.audio,
      '-t',
      String(duration),
      fileURLToPath(file),
    ],
  ]);
}

/** Encodes at the best quality whose file fits the budget; throws when none does. */
export async function encode(
  pieces: readonly URL[],
  soundtrack: URL,
  format: Format,
  file: URL,
): Promise<void> {
  for (const quality of format.qualities) {
    const folder = new URL(`${format.name}-${quality}/`, pieces[0]);
    await mkdir(folder, { recursive: true });
    const encoded = pieces.map((piece) => ({ piece, target: new URL(basename(piece.pathname), folder) }));
    for (const { piece, target } of encoded)
      if (!existsSync(target)) await encodePiece(piece, target, format, quality);
    await join(
      encoded.map(({ target }) => target),
      soundtrack,
      format,
      file,
    );
    if ((await stat(file)).size <= format.budget) return;
  }
  throw new Error(`${fileURLToPath(file)} does not fit into ${format.budget} bytes`);
}
