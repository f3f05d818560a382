/** Loudness by EBU R 128, as ffmpeg's ebur128 filter measures it. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

interface Loudness {
  /** LUFS. */
  integrated: number;
  /** dBTP. */
  truePeak: number;
}

/** Reads ffmpeg's report; throws when a figure is missing. */
export function readLoudness(report: string): Loudness {
  const summary = report.slice(report.lastIndexOf('Summary:'));
  const integrated = /I:\s+(-?[\d.]+) LUFS/.exec(summary)?.[1];
  const truePeak = /Peak:\s+(-?[\d.]+) dBFS/.exec(summary)?.[1];
  if (!integrated || !truePeak) throw new Error('ffmpeg reported no loudness');
  return { integrated: Number(integrated), truePeak: Number(truePeak) };
}

export async function measureLoudness(file: URL): Promise<Loudness> {
  const { stderr } = await promisify(execFile)(
    'ffmpeg',
    [
      '-hide_banner',
      '-nostats',
      '-i',
      fileURLToPath(file),
      '-map',
      'a',
      '-af',
      'ebur128=peak=true',
      '-f',
      'null',
      '-',
    ],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  return readLoudness(stderr);
}
