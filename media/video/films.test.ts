import { readFile, stat } from 'node:fs/promises';
import { ALL_FORMATS, FilePathSource, Input } from 'mediabunny';
import { expect, test } from 'vitest';
import { filmPosters } from '../manifest/film-posters.ts';
import { filmTracks } from '../manifest/film-tracks.ts';
import { heroLoop } from '../manifest/hero.ts';
import { fanVideo } from '../manifest/video.ts';

/** @returns what a browser reads of a film, with the codec strings of a MIME type */
async function probe(src: string) {
  const file = `public${src}`;
  const input = new Input({ formats: ALL_FORMATS, source: new FilePathSource(file) });
  const tracks = await input.getTracks();
  const [video] = await input.getVideoTracks();
  const { packetCount = 0 } = (await video?.computePacketStats()) ?? {};
  const codecs = await Promise.all(tracks.map((track) => track.getCodecParameterString()));
  return {
    codecs: codecs.map((codec) => codec?.toLowerCase()),
    width: await video?.getDisplayWidth(),
    height: await video?.getDisplayHeight(),
    frames: packetCount,
    duration: await input.computeDuration(),
    size: (await stat(file)).size,
  };
}

/** @returns the codecs of a MIME type such as `video/webm; codecs="av01.0.08M.08, opus"` */
function promised(type: string): string[] {
  return /codecs="(.+)"/.exec(type)?.[1]?.toLowerCase().split(', ') ?? [];
}

/** @returns the names of codecs without profile and level */
const families = (type: string) => promised(type).map((codec) => codec.split('.')[0]);

const budgets = {
  landscape: { webm: 900_000, mp4: 900_000 },
  portrait: { webm: 450_000, mp4: 450_000 },
} as const;

for (const shape of ['landscape', 'portrait'] as const) {
  test(`the ${shape} hero loop comes as AV1 and H.264, silent, of the stated size, length and weight`, async () => {
    const loop = heroLoop[shape];
    expect(loop.sources.map(({ type }) => families(type))).toEqual([['av01'], ['avc1']]);
    expect(loop).toMatchObject({ duration: 8, fps: 24 });
    for (const source of loop.sources) {
      const real = await probe(source.src);
      expect(real.codecs).toEqual(promised(source.type));
      expect(real).toMatchObject({ width: source.width, height: source.height, frames: 8 * 24 });
      expect(real.duration).toBeCloseTo(loop.duration, 1);
      expect(real.size).toBe(source.bytes);
      const container = source.src.endsWith('.webm') ? 'webm' : 'mp4';
      expect(real.size).toBeLessThanOrEqual(budgets[shape][container]);
    }
  });
}

test('the film is 90 s at 1920 × 1080 and 30 fps, with sound, in both containers', async () => {
  expect(fanVideo.sources.map(({ type }) => families(type))).toEqual([
    ['av01', 'opus'],
    ['avc1', 'mp4a'],
  ]);
  for (const source of fanVideo.sources) {
    const real = await probe(source.src);
    expect(real.codecs).toEqual(promised(source.type));
    expect(real).toMatchObject({ width: 1920, height: 1080, frames: 90 * 30 });
    expect(Math.abs(real.duration - 90)).toBeLessThanOrEqual(0.1);
    expect(real.size).toBe(source.bytes);
    if (source.src.endsWith('.webm')) expect(real.size).toBeLessThanOrEqual(12_000_000);
  }
});

test('captions cover the film, and chapters are its clips', async () => {
  for (const tracks of [filmTracks.captions, filmTracks.chapters])
    for (const src of Object.values(tracks)) {
      const text = await readFile(`public${src}`, 'utf8');
      const ends = [...text.matchAll(/--> 0?0?:?(\d\d):(\d\d\.\d{3})/g)];
      const seconds = ends.map(([, minutes, rest]) => Number(minutes) * 60 + Number(rest));
      expect(text.startsWith('WEBVTT'), src).toBe(true);
      expect(seconds.length, src).toBeGreaterThanOrEqual(8);
      expect(Math.max(...seconds), src).toBeLessThanOrEqual(90);
      expect(seconds, src).toEqual(seconds.toSorted((a, b) => a - b));
    }
  for (const src of Object.values(filmTracks.chapters)) {
    const cues = (await readFile(`public${src}`, 'utf8')).match(/-->/g);
    expect(cues).toHaveLength(fanVideo.clips.length);
  }
  const arabic = await readFile(`public${filmTracks.captions.ar}`, 'utf8');
  expect(arabic).toMatch(/[\u0600-\u06ff]/);
});

test('the film has its stated loudness and does not clip', async () => {
  expect(fanVideo.loudness.integrated).toBeGreaterThan(-17);
  expect(fanVideo.loudness.integrated).toBeLessThan(-15);
  expect(fanVideo.loudness.truePeak).toBeLessThan(-1);
});

test('each language has its own poster', async () => {
  expect(filmPosters.en.thumbnail.jpg).not.toBe(filmPosters.ar.thumbnail.jpg);
  for (const { thumbnail } of Object.values(filmPosters))
    expect((await stat(`public${thumbnail.jpg}`)).size, thumbnail.jpg).toBeGreaterThan(10_000);
});
