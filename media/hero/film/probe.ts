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
