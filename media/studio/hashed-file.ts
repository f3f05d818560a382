import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../../', import.meta.url));

export const inProject = (...parts: string[]): string => join(project, ...parts);

/**
 * Writes a picture as `public/{folder}/{name}.{hash8}.{extension}`.
 * @returns its URL on the site
 */
export async function writeHashed(
  folder: string,
  name: string,
  extension: string,
  bytes: string | Uint8Array,
): Promise<string> {
  const url = hashedUrl(folder, name, extension, bytes);
  await writePublic(url, bytes);
  return url;
}

/** @returns the URL of a picture with these bytes */
export function hashedUrl(
  folder: string,
  name: string,
  extension: string,
  bytes: string | Uint8Array,
): string {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  return `/${folder}/${name}.${hash}.${extension}`;
}

/** Writes a file of `public/` to the path of its URL. */
export async function writePublic(url: string, bytes: string | Uint8Array): Promise<void> {
  const file = inProject('public', url);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
}

/** Removes files of earlier runs from `public/{folder}` that are not in `keep`. */
export async function sweep(folder: string, keep: Iterable<string>): Promise<void> {
  const kept = new Set(keep);
  const root = inProject('public', folder);
  for (const entry of await readdir(root, { recursive: true })) {
    const file = join(root, entry);
    const url = `/${relative(inProject('public'), file)}`;
    if ((await stat(file)).isFile() && !kept.has(url)) await rm(file);
  }
}
