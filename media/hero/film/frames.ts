import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Shape } from '../framing.ts';
import { FPS, FRAMES, START } from '../timing.ts';
import { bundleScene, openCamera } from './camera.ts';

const work = fileURLToPath(new URL('../../.work/hero/', import.meta.url));

/** The file of a frame, counted from the film's start. */
export function frameFile(folder: string, frame: number): string {
  return `${folder}/${String(frame).padStart(3, '0')}.png`;
}

/**
 * Draws the missing frames of this version of the scene, so that an interrupted run continues.
 * @returns the folder of the frames, 000.png to 191.png
 */
export async function drawFrames(shape: Shape): Promise<string> {
  const scene = await bundleScene();
  const version = createHash('sha256').update(scene).update(`start ${START}`).digest('hex').slice(0, 8);
  const folder = `${work}${version}/${shape}`;
  await mkdir(folder, { recursive: true });
  const missing = Array.from({ length: FRAMES }, (_, frame) => frame).filter(
    (frame) => !existsSync(frameFile(folder, frame)),
  );
  if (missing.length === 0) return folder;
  const camera = await openCamera(shape, scene);
  try {
    for (const frame of missing) {
      const half = `${folder}/half-written`;
      await writeFile(half, await camera.shoot(((frame + START) % FRAMES) / FPS));
      await rename(half, frameFile(folder, frame));
    }
  } finally {
    await camera.close();
  }
  return folder;
}
