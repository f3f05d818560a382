import { execFile } from 'node:child_process';
import { link, mkdir, rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { FPS, FRAMES } from '../timing.ts';
import { frameFile } from './frames.ts';

const run = promisify(execFile);

/** How much less alike than neighbours the last and first frame of a film may be, in SSIM. */
const tolerance = 0.01;

/** Structural similarity (SSIM, 0 to 1) of the last and the first frame, and the least allowed. */
export type Seam = { ssim: number; least: number };

/**
 * Compares each frame with the next, and the last with the first.
 * @param input ffmpeg's arguments for a film or numbered frames
 */
export async function measureSeam(input: readonly string[]): Promise<Seam> {
  const frames = `settb=1/${FPS},setpts=N,format=yuv420p`;
  const { stdout } = await run('ffmpeg', [
    ...['-v', 'error', ...input, ...input, ...input, '-lavfi'],
    [
      `[1:v][2:v]concat,trim=start_frame=1:end_frame=${FRAMES + 1},${frames}[next]`,
      `[0:v]${frames}[here]`,
      '[here][next]ssim=stats_file=-',
    ].join(';'),
    ...['-f', 'null', '-'],
  ]);
  const steps = Array.from(stdout.matchAll(/\bAll:([\d.]+)/g), ([, all]) => Number(all));
  if (steps.length !== FRAMES) throw new Error(`ffmpeg compared ${steps.length} of ${FRAMES} frames`);
  const ssim = steps.pop() ?? Number.NaN;
  const median = steps.sort((one, other) => one - other)[steps.length >> 1] ?? Number.NaN;
  return { ssim, least: median - tolerance };
}

/** Which decoded frame the end fades to, over how many frames, and how far (0 to 1). */
export type Fade = { to: 'first' | 'last'; frames: number; share: number };

/**
 * Encoding changes the first frame, which is coded alone, more than the last one. So the end of
 * the drawn frames fades to a frame of the encoded film, which is then encoded again.
 * @returns a folder of all frames, next to the drawn ones
 */
export async function fadeEnd(drawn: string, film: string, { to, frames, share }: Fade): Promise<string> {
  const folder = `${drawn}/faded`;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  const target = `${folder}/target.png`;
  const { width, height } = await sharp(frameFile(drawn, 0)).metadata();
  const which = to === 'first' ? 0 : FRAMES - 1;
  await run('ffmpeg', [
    ...['-v', 'error', '-i', film, '-frames:v', '1', '-vf'],
    `select=eq(n\\,${which}),scale=${width}:${height}:flags=lanczos:in_color_matrix=bt709:in_range=tv,format=rgb24`,
    target,
  ]);
  const start = FRAMES - frames;
  await link(to === 'first' ? frameFile(drawn, 0) : target, frameFile(folder, 0));
  for (let frame = 1; frame < start; frame += 1)
    await link(frameFile(drawn, frame), frameFile(folder, frame));
  for (let frame = start; frame < FRAMES; frame += 1) {
    const done = (frame - start + 1) / frames;
    const opacity = share * done * done * (3 - 2 * done);
    const faded = await sharp(target).ensureAlpha(opacity).png().toBuffer();
    await sharp(frameFile(drawn, frame))
      .composite([{ input: faded }])
      .removeAlpha()
      .png()
      .toFile(frameFile(folder, frame));
  }
  return folder;
}
