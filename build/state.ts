import { readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const projectFolder = fileURLToPath(new URL('..', import.meta.url));
/** Written last, so a build that broke off does not count. */
const stamp = `${projectFolder}dist/built`;

/** What pages are made from. */
const sources = [
  'app',
  'build',
  'content',
  'messages',
  'project.inlang',
  'public',
  'package-lock.json',
  'react-router.config.ts',
  'server/defaults.ts',
  'sign-up/schema.ts',
  'vite.config.ts',
];
/** Made from the messages by every build, so newer than any. */
const generated = /app\/i18n\/paraglide/;

/** @returns whether `dist/` holds a whole build that is newer than everything it was made from */
export async function buildIsFresh(): Promise<boolean> {
  const built = await changedAt(stamp);
  if (built === undefined) return false;
  for (const source of sources) if ((await newestIn(projectFolder + source)) > built) return false;
  return true;
}

/** Notes that `dist/` is whole. `startedAt` (ms since 1970): what changes during a build is not in it. */
export async function markBuilt(startedAt: number): Promise<void> {
  await writeFile(stamp, '');
  await utimes(stamp, startedAt / 1000, startedAt / 1000);
}

async function newestIn(path: string): Promise<number> {
  let newest = (await changedAt(path)) ?? 0;
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    // Folders count too: their time tells of a file that was deleted.
    const changed = generated.test(entry.parentPath) || generated.test(`${entry.parentPath}/${entry.name}`);
    if (!changed) newest = Math.max(newest, (await changedAt(`${entry.parentPath}/${entry.name}`)) ?? 0);
  }
  return newest;
}

async function changedAt(path: string): Promise<number | undefined> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  );
}
