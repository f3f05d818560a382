/** Builds of the site beside each other in one folder, one of them current; see `makeRelease`. */
import { mkdir, readdir, readFile, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { isInUse } from './release-use.ts';

/** Beside the current one and the one before it, so that a process which could not say what it serves keeps its files. */
const keptReleases = 4;
const unfinished = /^\.unfinished-/;

const note = z.object({
  /** Fingerprint of what it was made from. */
  sources: z.string(),
  /** The release before it, whose parts visitors may still ask for. */
  previous: z.string().optional(),
});

/** A whole build. `folder` is its own for as long as it exists; another build never writes there. */
export type Release = z.infer<typeof note> & { id: string; folder: string };

/** @returns the release that a start would serve, undefined when there is none */
export async function currentRelease(root: string): Promise<Release | undefined> {
  const target = await readlink(join(root, 'current')).catch(() => undefined);
  return target === undefined ? undefined : releaseIn(root, target);
}

/** @returns the release named `id`, undefined when it is gone or was never whole */
export async function releaseIn(root: string, id: string): Promise<Release | undefined> {
  const folder = join(root, id);
  const text = await readFile(join(folder, 'release.json'), 'utf8').catch(() => undefined);
  const read = text === undefined ? undefined : note.safeParse(parsed(text)).data;
  return read && { id, folder, ...read };
}

/** A power cut may have left nothing or a part of what was written. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Has `fill` build into a folder of its own below `root` and makes that the current release at once. Whatever breaks,
 * the current release stays whole and current. To be called by one process at a time.
 */
export async function makeRelease(
  root: string,
  fingerprint: string,
  fill: (folder: string) => Promise<void>,
): Promise<Release> {
  const before = await currentRelease(root);
  await removeUnfinished(root);
  const started = new Date();
  const draft = join(root, `.unfinished-${started.getTime()}`);
  await mkdir(draft, { recursive: true });
  await fill(draft);
  // The same site built twice has the same parts: visitors come from the release before both.
  const previous = before?.sources === fingerprint ? before.previous : before?.id;
  const release = { sources: fingerprint, ...(previous && { previous }) };
  await writeFile(join(draft, 'release.json'), JSON.stringify(release), { flush: true });
  const id = `${started.toISOString().replaceAll(/[-:.]/g, '')}-${fingerprint.slice(0, 8)}`;
  await rename(draft, join(root, id));
  await makeCurrent(root, id);
  await removeOld(root, id, previous);
  return { id, folder: join(root, id), ...release };
}

/** A link is replaced in one step: no reader ever finds none, or half of one. */
async function makeCurrent(root: string, id: string): Promise<void> {
  const next = join(root, '.next');
  await rm(next, { force: true });
  await symlink(id, next);
  await rename(next, join(root, 'current'));
}

async function removeUnfinished(root: string): Promise<void> {
  const names = await readdir(root).catch(() => []);
  const left = names.filter((name) => unfinished.test(name));
  await Promise.all(left.map((name) => rm(join(root, name), { recursive: true, force: true })));
}

async function removeOld(root: string, current: string, previous: string | undefined): Promise<void> {
  const all: Release[] = [];
  for (const name of await readdir(root)) {
    const release = await releaseIn(root, name);
    if (release && name !== 'current') all.push(release);
  }
  const inUse = all.filter(({ folder }) => isInUse(folder));
  const kept = new Set([current, previous, ...inUse.flatMap((release) => [release.id, release.previous])]);
  // Names begin with the time of the build.
  const newest = all
    .map(({ id }) => id)
    .sort()
    .slice(-keptReleases);
  for (const { id, folder } of all)
    if (!kept.has(id) && !newest.includes(id)) await rm(folder, { recursive: true, force: true });
}
