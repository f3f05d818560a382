import {
  cp,
  glob,
  lstat,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Another folder than `dist/`, for builds that visitors never get. */
export const distFolderVariable = 'SITE_DIST_FOLDER';
export const distFolder =
  process.env[distFolderVariable] ?? fileURLToPath(new URL('../dist', import.meta.url));

/** A finished build. `sources` is the fingerprint of what it was built from (sources.ts). */
export type Release = { id: string; folder: string; sources: string };

/** @returns the release that `current` points to, undefined if there is none */
export async function currentRelease(root: string): Promise<Release | undefined> {
  const name = await readlink(join(root, 'current')).catch(() => undefined);
  if (name === undefined) return undefined;
  const folder = join(root, name);
  const sources = await readFile(join(folder, 'sources.txt'), 'utf8').catch(() => undefined);
  return sources === undefined ? undefined : { id: name, folder, sources };
}

/**
 * Builds beside the current release and then replaces it. If `build` fails, the current release stays.
 * Hashed files of the release before are copied over: open pages still ask for them.
 */
export async function makeRelease(
  root: string,
  sources: string,
  build: (folder: string) => Promise<void>,
): Promise<Release> {
  const name = `${new Date().toISOString().replaceAll(/[-:.]/g, '')}-${sources.slice(0, 8)}-${process.pid}`;
  const draft = join(root, `.unfinished-${name}`);
  await mkdir(draft, { recursive: true }).catch((cause: unknown) => {
    throw new Error(`${root} cannot be written; run npm run build as its owner`, { cause });
  });
  try {
    await build(draft);
    const before = await currentRelease(root);
    await copyEarlierAssets(before?.folder, draft);
    await writeFile(join(draft, 'sources.txt'), sources, { flush: true });
    await rename(draft, join(root, name));
    await makeCurrent(root, name);
    await removeOthers(root, [name, before?.id]);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
  return { id: name, folder: join(root, name), sources };
}

/** Lists the assets that a release built itself, unlike those of the release before. */
export const ownAssets = 'assets.txt';
const maxBuildMs = 600_000;

/** Only files that the release itself built, so that each is kept for one more release. */
async function copyEarlierAssets(from: string | undefined, to: string): Promise<void> {
  const names = new Set<string>();
  for await (const name of glob('client/{assets,media}/**/*.*', { cwd: to })) names.add(name);
  await writeFile(join(to, ownAssets), [...names].join('\n'));
  if (!from) return;
  const earlier = await readFile(join(from, ownAssets), 'utf8').catch(() => '');
  for (const name of earlier.split('\n').filter((each) => each && !names.has(each)))
    await cp(join(from, name), join(to, name)).catch(() => undefined);
}

/** A symbolic link is replaced atomically. */
async function makeCurrent(root: string, name: string): Promise<void> {
  const next = join(root, `.next-${process.pid}`);
  await symlink(name, next);
  await rename(next, join(root, 'current'));
}

/** A server that still runs on the release before keeps its files. */
async function removeOthers(root: string, kept: readonly (string | undefined)[]): Promise<void> {
  for (const name of await readdir(root)) {
    if (name === 'current' || kept.includes(name)) continue;
    // A build that runs beside this one, or was killed.
    if (name.startsWith('.') && (await ageMs(join(root, name))) < maxBuildMs) continue;
    await rm(join(root, name), { recursive: true, force: true });
  }
}

async function ageMs(path: string): Promise<number> {
  const now = Date.now();
  const { mtimeMs } = await lstat(path).catch(() => ({ mtimeMs: now }));
  return now - mtimeMs;
}
