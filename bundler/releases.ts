import { existsSync } from 'node:fs';
import { cp, glob, mkdir, readdir, realpath, rename, rm, stat, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Replaces `dist/`, for builds that are not deployed. */
export const distFolderVariable = 'SITE_DIST_FOLDER';
/** Built, this module is in the folder `server` of a release. */
const ownFolder = import.meta.url.endsWith('.ts') ? '../dist' : '../..';
export const distFolder =
  process.env[distFolderVariable] ?? fileURLToPath(new URL(ownFolder, import.meta.url));

/**
 * A finished build. `client/` contains its static files, `earlier/` hashed files of the previous
 * build, which open pages still request.
 */
export type Release = { id: string; folder: string };

const maxBuildMs = 600_000;

/** The user may not write a folder of the build. The message says what to do. */
export class FolderNotWritable extends Error {
  override name = 'FolderNotWritable';
}

/** @returns the release that the link `current` points to, undefined if there is none */
export async function currentRelease(root: string): Promise<Release | undefined> {
  const folder = await realpath(join(root, 'current')).catch(() => undefined);
  return folder === undefined ? undefined : { id: basename(folder), folder };
}

/**
 * Builds beside the current release and then replaces it. If `build` fails, the current release
 * stays.
 * @param sources hash of the sources, with which the release's id begins
 */
export async function makeRelease(
  root: string,
  sources: string,
  build: (folder: string) => Promise<void>,
): Promise<Release> {
  const id = `${sources}-${Date.now()}-${process.pid}`;
  const folder = join(root, id);
  const draft = join(root, `.draft-${id}`);
  await mkdir(join(draft, 'earlier'), { recursive: true }).catch((cause: unknown) => {
    throw new FolderNotWritable(`${root} cannot be written; run npm run build as its owner`, { cause });
  });
  try {
    await build(draft);
    const before = await currentRelease(root);
    if (before) await keepHashedFiles(before.folder, draft);
    await rename(draft, folder);
    // Renaming a symlink replaces `current` atomically.
    const link = join(root, `.link-${id}`);
    await symlink(id, link);
    await rename(link, join(root, 'current'));
    await removeOthers(root, ['current', id, before?.id]);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
  return { id, folder };
}

async function keepHashedFiles(from: string, to: string): Promise<void> {
  for await (const name of glob('{assets,media}/**/*.*', { cwd: join(from, 'client') }))
    if (!existsSync(join(to, 'client', name)))
      await cp(join(from, 'client', name), join(to, 'earlier', name));
}

/** Keeps the previous release for servers that still run it. */
async function removeOthers(root: string, kept: readonly (string | undefined)[]): Promise<void> {
  for (const name of await readdir(root)) {
    if (kept.includes(name)) continue;
    const { mtimeMs } = await stat(join(root, name)).catch(() => ({ mtimeMs: 0 }));
    // A concurrent build.
    if (name.startsWith('.') && Date.now() - mtimeMs < maxBuildMs) continue;
    await rm(join(root, name), { recursive: true, force: true });
  }
}
