/** Mixes the soundtrack and sets its loudness by measurement. */
import { mkdir, writeFile } from 'node:fs/promises';
import { duration } from '../timeline.ts';
import { crowdLevels } from './crowd-levels.ts';
import { limit, lowPass, reverb } from './filters.ts';
import { measureLoudness } from './loudness.ts';
import { mixInto, noise, place, silence, type Track, toWav, voice } from './pcm.ts';
import { play } from './score.ts';
import { crowd } from './voices.ts';

/** EBU R 128 integrated loudness, in LUFS. */
const targetLoudness = -16;
/** Headroom for the encoders below the stated -1 dBTP. */
const ceiling = 10 ** (-2.6 / 20);
const fadeOut = 0.7;

function rain(seconds: number): Float32Array {
  const next = noise(77);
  return lowPass(
    voice(seconds, (time) => next() * Math.min(1, time / 1.5, (seconds - time) / 2)),
    (time) => 1800 + 500 * Math.sin(time * 0.9),
  );
}

/** The mix of all parts, before loudness is set. */
function perform(): Track {
  const buses = { dry: silence(duration), near: silence(duration), far: silence(duration) };
  play(buses);
  place(buses.dry, rain(18), 0, 0.11, -0.1);
  const people = crowd(duration, crowdLevels);
  mixInto(buses.dry, people, 0.34);
  mixInto(buses.far, people, 0.14);
  mixInto(buses.dry, reverb(buses.near, 0.72), 0.55);
  mixInto(buses.dry, reverb(buses.far, 0.88), 0.6);
  return buses.dry;
}

function fade(track: Track): void {
  const length = track.left.length;
  const span = fadeOut * 48_000;
  for (let index = length - span; index < length; index += 1) {
    const level = ((length - index) / span) ** 2;
    track.left[index] = (track.left[index] ?? 0) * level;
    track.right[index] = (track.right[index] ?? 0) * level;
  }
}

/** Writes the soundtrack as WAV at the target loudness and under the ceiling. */
export async function recordSoundtrack(folder: URL): Promise<URL> {
  await mkdir(folder, { recursive: true });
  const file = new URL('soundtrack.wav', folder);
  const raw = perform();
  fade(raw);
  let gain = 0.5;
  for (let pass = 0; pass < 4; pass += 1) {
    await writeFile(file, toWav(limit(raw, gain, ceiling)));
    const { integrated } = await measureLoudness(file);
    if (Math.abs(integrated - targetLoudness) < 0.15) break;
    gain *= 10 ** ((targetLoudness - integrated) / 20);
  }
  return file;
}
