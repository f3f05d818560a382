import { execFile } from 'node:child_process';
import { chmod, readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { path as ffprobe } from '@ffprobe-installer/ffprobe';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { filmPosters } from '../manifest/film-posters.ts';
import { filmTracks } from '../manifest/film-tracks.ts';
import { heroLoop } from '../manifest/hero.ts';
import { fanVideo } from '../manifest/video.ts';

const run = promisify(execFile);
const answer = z.object({
  streams: z.array(
    z.object({
      codec_type: z.enum(['video', 'audio']),
      codec_name: z.string(),
      width: z.number().optional(),
      height: z.number().optional(),
      r_frame_rate: z.string(),
      pix_fmt: z.string().optional(),
    }),
  ),
  format: z.object({ duration: z.coerce.number(), size: z.coerce.number() }),
});
const codecs = { av01: 'av1', avc1: 'h264', opus: 'opus', mp4a: 'aac' } as const;

// The package's install script does this, but install scripts may be disabled.
beforeAll(() => chmod(ffprobe, 0o755));

async function probe(src: string) {
  const options = ['-v', 'error', '-show_streams', '-show_format', '-of', 'json', `public${src}`];
  const { stdout } = await run(ffprobe, options);
  const { streams, format } = answer.parse(JSON.parse(stdout));
  const video = streams.find(({ codec_type: type }) => type === 'video');
  return { names: streams.map(({ codec_name: name }) => name), video, ...format };
}

/** @returns the codecs of a MIME type such as `video/webm; codecs="av01.0.08M.08, opus"` */
function promised(type: string): string[] {
  const list = /codecs="(.+)"/.exec(type)?.[1]?.split(', ') ?? [];
  return list.map((codec) => codecs[codec.split('.')[0] as keyof typeof codecs]);
}

const budgets = {
  landscape: { webm: 900_000, mp4: 900_000 },
  portrait: { webm: 450_000, mp4: 450_000 },
} as const;

for (const shape of ['landscape', 'portrait'] as const) {
  test(`the ${shape} hero loop comes as AV1 and H.264, silent, of the stated size, length and weight`, async () => {
    const loop = heroLoop[shape];
    expect(loop.sources.map(({ type }) => promised(type))).toEqual([['av1'], ['h264']]);
    expect(loop).toMatchObject({ duration: 8, fps: 24 });
    for (const source of loop.sources) {
      const real = await probe(source.src);
      expect(real.names).toEqual(promised(source.type));
      expect(real.video).toMatchObject({ width: source.width, height: source.height, r_frame_rate: '24/1' });
      expect(real.duration).toBeCloseTo(loop.duration, 1);
      expect(real.size).toBe(source.bytes);
      const container = source.src.endsWith('.webm') ? 'webm' : 'mp4';
      expect(real.size).toBeLessThanOrEqual(budgets[shape][container]);
    }
  });
}

test('the film is 90 s at 1920 × 1080 and 30 fps, with sound, in both containers', async () => {
  expect(fanVideo.sources.map(({ type }) => promised(type))).toEqual([
    ['av1', 'opus'],
    ['h264', 'aac'],
  ]);
  for (const source of fanVideo.sources) {
    const real = await probe(source.src);
    expect(real.names).toEqual(promised(source.type));
    expect(real.video).toMatchObject({ width: 1920, height: 1080, r_frame_rate: '30/1' });
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
