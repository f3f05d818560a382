/** Draws the film into short motion-JPEG pieces, so that an interrupted run can continue. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, mkdir, readFile, rename } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { duration, framesPerSecond } from '../timeline.ts';
import { openStudio, type Studio } from './studio.ts';

export const pieceSeconds = 2;
const pieceFrames = pieceSeconds * framesPerSecond;
/** Two browsers use two cores. More would wait for each other. */
const crews = 2;

/** @returns a hash of the drawing code; any change redraws all frames */
async function fingerprint(): Promise<string> {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const hash = createHash('sha256');
  const drawing = [
    'video/{film,timeline,scenes/*,props/*/*,stage/*,render/page}.ts',
    'cast/*.ts',
    'badges/palette.ts',
  ];
  const files = [];
  for await (const file of glob(drawing, { cwd: root, exclude: ['**/*.test.ts'] })) files.push(file);
  for (const file of files.sort()) hash.update(await readFile(`${root}${file}`));
  return hash.digest('hex').slice(0, 10);
}

async function drawPiece(studio: Studio, file: URL, first: number): Promise<void> {
  const draft = new URL(`${file.href.replace('.mkv', '')}.draft.mkv`);
  const ffmpeg = spawn(
    'ffmpeg',
    [
      '-y',
      '-v',
      'error',
      '-f',
      'image2pipe',
      '-c:v',
      'mjpeg',
      '-framerate',
      String(framesPerSecond),
      '-i',
      '-',
      '-c',
      'copy',
      fileURLToPath(draft),
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const ended = new Promise<void>((resolve, reject) => {
    ffmpeg.on('error', reject);
    ffmpeg.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}`))));
  });
  await studio.frames(first, first + pieceFrames, async (jpeg) => {
    if (!ffmpeg.stdin.write(jpeg)) await new Promise((resolve) => ffmpeg.stdin.once('drain', resolve));
  });
  ffmpeg.stdin.end();
  await ended;
  await rename(draft, file);
}

/** Draws missing pieces. @returns all pieces in order */
export async function drawFrames(work: URL): Promise<URL[]> {
  const folder = new URL(`frames-${await fingerprint()}/`, work);
  await mkdir(folder, { recursive: true });
  const pieces = Array.from(
    { length: Math.ceil((duration * framesPerSecond) / pieceFrames) },
    (_, index) => ({
      file: new URL(`${String(index).padStart(3, '0')}.mkv`, folder),
      first: index * pieceFrames,
    }),
  );
  const waiting = pieces.filter(({ file }) => !existsSync(file));
  const crew = async (): Promise<void> => {
    if (waiting.length === 0) return;
    const studio = await openStudio();
    try {
      for (let piece = waiting.shift(); piece; piece = waiting.shift())
        await drawPiece(studio, piece.file, piece.first);
    } finally {
      await studio.close();
    }
  };
  await Promise.all(Array.from({ length: crews }, crew));
  return pieces.map(({ file }) => file);
}
