/** Produces the film: sound, frames, both encodings, contact sheet, manifest. */
import { mkdir, readFile, stat } from 'node:fs/promises';
import { inProject } from '../studio/hashed-file.ts';
import { publish, sweepPart, writeManifest } from '../studio/publish.ts';
import { encode, mp4, webm } from './render/encode.ts';
import { drawFrames } from './render/frames.ts';
import { openStudio } from './render/studio.ts';
import { saveContactSheet } from './sheet.ts';
import { measureLoudness } from './soundtrack/loudness.ts';
import { recordSoundtrack } from './soundtrack/mix.ts';
import { frameHeight, frameWidth } from './stage/pen.ts';
import { clips, duration, framesPerSecond } from './timeline.ts';

const work = new URL('../.work/video/', import.meta.url);
const files = { webm: new URL('film.webm', work), mp4: new URL('film.mp4', work) };
const about =
  'The fan film. Written by `npm run media video`; times in seconds, sizes in px and bytes, loudness in LUFS and dBTP.';

/** Draws and encodes parts whose code has changed. Keeps results in media/.work. */
async function produce(): Promise<void> {
  await mkdir(work, { recursive: true });
  const soundtrack = await recordSoundtrack(work);
  const pieces = await drawFrames(work);
  await encode(pieces, soundtrack, webm, files.webm);
  await encode(pieces, soundtrack, mp4, files.mp4);
}

async function publishSource(file: URL, type: string): Promise<{ src: string; type: string; bytes: number }> {
  const ext = type.slice('video/'.length, type.indexOf(';'));
  const src = await publish('video', 'fan-film', ext, await readFile(file));
  // The published file may be an earlier one that looks the same.
  return { src, type, bytes: (await stat(inProject('public', src))).size };
}

/** Publishes the film and its files. */
async function release(): Promise<void> {
  const studio = await openStudio();
  try {
    const [first, second] = await Promise.all([measureLoudness(files.webm), measureLoudness(files.mp4)]);
    await writeManifest('video', 'fanVideo', about, {
      width: frameWidth,
      height: frameHeight,
      duration,
      fps: framesPerSecond,
      sources: [
        await publishSource(files.webm, 'video/webm; codecs="av01.0.08M.08, opus"'),
        await publishSource(files.mp4, 'video/mp4; codecs="avc1.640028, mp4a.40.2"'),
      ],
      clips: clips.map(({ start, end, name }) => ({ start, end, name })),
      loudness: {
        integrated: first.integrated,
        truePeak: Math.max(first.truePeak, second.truePeak),
      },
    });
    await sweepPart('video');
    await saveContactSheet(studio);
  } finally {
    await studio.close();
  }
}

export async function draw(): Promise<void> {
  await produce();
  await release();
}

if (import.meta.main) await draw();
