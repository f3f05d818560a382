import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const projectFolder = fileURLToPath(new URL('..', import.meta.url));

/** What pages are made from: files, and folders with all that is below them. */
export const sources = [
  'app',
  'bundler',
  'content',
  'media/manifest',
  'media/package.json',
  'messages',
  'project.inlang/settings.json',
  'public',
  'package-lock.json',
  'sign-up',
  'vite.config.ts',
];

/** Made by every build, from the messages; and what no page holds. */
const noSource = /^app\/i18n\/paraglide\/|\.test\.tsx?$/;

/** @returns a fingerprint of the content and names of all sources: when they were written does not matter */
export async function fingerprintSources(root = projectFolder, from = sources): Promise<string> {
  const files = (await Promise.all(from.map((source) => filesBelow(join(root, source))))).flat();
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    const name = relative(root, file).split(sep).join('/');
    if (noSource.test(name)) continue;
    const content = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
    hash.update(`${name}\0${content}\n`);
  }
  return hash.digest('hex');
}

async function filesBelow(path: string): Promise<string[]> {
  const kind = await stat(path).catch(() => undefined);
  if (!kind?.isDirectory()) return kind ? [path] : [];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
