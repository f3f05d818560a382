import { folderSize } from '../tests/fixtures/install-size.ts';
import { findProgram } from '../tests/fixtures/processes/system-program.ts';
import { baseImageOf, buildImage, mountImage, removeContainers } from '../tests/image/images.ts';

type ImageSize = { megabytes: number; files: number };

const programs = ['buildah', 'debootstrap'];

/** @returns whether images can be built here, which needs root on Debian and two programs */
export function canBuildImages(): boolean {
  return process.getuid?.() === 0 && programs.every(findProgram);
}

/** Builds the image of a commit. @returns what it adds to its base image */
export async function weighImage(commit: string): Promise<ImageSize> {
  try {
    const image = await buildImage(commit, { reuse: true });
    const whole = await folderSize(await mountImage(image));
    const base = await folderSize(await mountImage(await baseImageOf(commit)));
    return { megabytes: (whole.bytes - base.bytes) / 2 ** 20, files: whole.files - base.files };
  } finally {
    await removeContainers();
  }
}
