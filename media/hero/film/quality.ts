import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { z } from 'zod';
import { FRAMINGS, type Shape } from '../framing.ts';
import { FPS } from '../timing.ts';

const run = promisify(execFile);
const measured = z.object({
  pooled_metrics: z.object({ vmaf: z.object({ mean: z.number(), min: z.number() }) }),
});

/** Debian's ffmpeg has no libvmaf, so another one can be set. */
const ffmpegWithVmaf = process.env.VMAF_FFMPEG ?? 'ffmpeg';

/**
 * Compares a film with its frames: VMAF (0 to 100) at the size of the frames, mean and minimum.
 * @returns undefined if ffmpeg has no libvmaf (set `VMAF_FFMPEG` to one that has)
 */
export async function measureQuality(
  file: string,
  folder: string,
  shape: Shape,
): Promise<{ mean: number; min: number } | undefined> {
  const { stdout: filters } = await run(ffmpegWithVmaf, ['-hide_banner', '-filters']);
  if (!/\blibvmaf\b/.test(filters)) return undefined;
  const { width, height } = FRAMINGS[shape];
  const sized = `scale=${width}:${height}:flags=bicubic:out_color_matrix=bt709:out_range=tv,format=yuv420p`;
  const log = `${folder}/vmaf.json`;
  await run(ffmpegWithVmaf, [
    ...['-v', 'error', '-i', file, '-framerate', String(FPS), '-i', `${folder}/%03d.png`],
    '-lavfi',
    `[0:v]${sized}[film];[1:v]${sized}[frames];[film][frames]libvmaf=n_threads=2:log_fmt=json:log_path=${log}`,
    ...['-f', 'null', '-'],
  ]);
  return measured.parse(JSON.parse(await readFile(log, 'utf8'))).pooled_metrics.vmaf;
}
