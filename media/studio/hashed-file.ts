import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { looksLike } from './looks-like.ts';

const project = fileURLToPath(new URL('../../', import.meta.url));

export const inProject = (...parts: string[]): string => join(project, ...parts);

/**
 * Writes a file as `public/{folder}/{name}.{hash8}.{extension}`. Keeps an earlier file of this name
 * that looks the same, because every version of a picture or film stays in each clone.
 * @returns its URL on the site
 */
export async function writeHashed(
  folder: string,
  name: string,
  extension: string,
  bytes: string | Uint8Array,
): Promise<string> {
  for (const earlier of earlierFiles(folder, name, extension))
    if (await looksLike(inProject('public', earlier), bytes)) return earlier;
  const url = hashedUrl(folder, name, extension, bytes);
  await writePublic(url, bytes);
  return url;
}

/** @returns the URLs of files of this name with any hash */
function earlierFiles(folder: string, name: string, extension: string): string[] {
  const found = globSync(`${name}.${'[0-9a-f]'.repeat(8)}.${extension}`, {
    cwd: inProject('public', folder),
  });
  return found.map((file) => `/${folder}/${file}`);
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

/** Writes a file of `public/` to the path of its URL, unless the file there looks the same. */
export async function writePublic(url: string, bytes: string | Uint8Array): Promise<void> {
  await writePicture(inProject('public', url), bytes);
}

/** Writes a file, unless the file at this path looks the same. */
export async function writePicture(file: string, bytes: string | Uint8Array): Promise<void> {
  if (existsSync(file) && (await looksLike(file, bytes))) return;
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
