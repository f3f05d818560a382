import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';

const run = promisify(execFile);
const answer = z.object({
  streams: z.tuple([
    z.object({
      codec_name: z.enum(['av1', 'h264']),
      width: z.number(),
      height: z.number(),
      level: z.number(),
      pix_fmt: z.string(),
    }),
  ]),
});

/** Size in pixels and the MIME type, codec string included, of an encoded loop. */
export async function probe(file: string): Promise<{ width: number; height: number; type: string }> {
  const { stdout } = await run('ffprobe', [
    '-v',
    'error',
    '-select_streams',
    'v',
    '-show_streams',
    '-of',
    'json',
    file,
  ]);
  const [stream] = answer.parse(JSON.parse(stdout)).streams;
  const { width, height, level } = stream;
  if (stream.codec_name === 'h264') {
    return {
      width,
      height,
      type: `video/mp4; codecs="avc1.6400${level.toString(16).toUpperCase().padStart(2, '0')}"`,
    };
  }
  const depth = stream.pix_fmt.includes('10') ? '10' : '08';
  return { width, height, type: `video/webm; codecs="av01.0.${String(level).padStart(2, '0')}M.${depth}"` };
}

const THUMB = { width: 240, height: 240 };

/**
 * Measures how visible the loop's seam is, compared with steps between other frames.
 * @param file a film, or a pattern of numbered frames
 * @returns the mean grey difference (0 to 255) at the seam, and its ratio to the mean and the
 * largest other step
 */
export async function measureSeam(
  file: string,
): Promise<{ seam: number; toMean: number; toLargest: number }> {
  const { stdout } = await run(
    'ffmpeg',
    [
      '-v',
      'error',
      '-i',
      file,
      '-vf',
      `scale=${THUMB.width}:${THUMB.height}`,
      '-f',
      'rawvideo',
      '-pix_fmt',
      'gray',
      '-',
    ],
    { encoding: 'buffer', maxBuffer: 2 ** 28 },
  );
  const size = THUMB.width * THUMB.height;
  const count = stdout.length / size;
  const steps = Array.from({ length: count }, (_, frame) => {
    const here = frame * size;
    const next = ((frame + 1) % count) * size;
    let sum = 0;
    for (let dot = 0; dot < size; dot += 1)
      sum += Math.abs((stdout[here + dot] ?? 0) - (stdout[next + dot] ?? 0));
    return sum / size;
  });
  const seam = steps.pop() ?? Number.NaN;
  const mean = steps.reduce((sum, step) => sum + step, 0) / steps.length;
  return { seam, toMean: seam / mean, toLargest: seam / Math.max(...steps) };
}
