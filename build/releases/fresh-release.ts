import { fileURLToPath } from 'node:url';
import { distFolderVariable } from './build-folder.ts';
import { whileLocked } from './build-lock.ts';
import { currentRelease, makeRelease, type Release } from './releases.ts';

/** Where builds of this site lie. */
export const distFolder =
  process.env[distFolderVariable] ?? fileURLToPath(new URL('../../dist', import.meta.url));

export type Recipe = {
  root: string;
  fingerprint: string;
  /** Builds the site into `folder`. */
  fill(folder: string): Promise<void>;
};

/**
 * @returns the current release, made anew when it was made from other sources. Of servers that start together on a
 * stale one, the first builds and the others wait for it.
 * @throws when there is no fresh one and `root` cannot be written, or the build fails
 */
export async function freshRelease({ root, fingerprint, fill }: Recipe): Promise<Release> {
  const known = await currentRelease(root);
  if (known?.sources === fingerprint) return known;
  return await whileLocked(root, async () => {
    const current = await currentRelease(root);
    return current?.sources === fingerprint ? current : await makeRelease(root, fingerprint, fill);
  }).catch((error: unknown) => {
    throw isRefusal(error) ? new Error(notWritable, { cause: error }) : error;
  });
}

const notWritable =
  'the build in dist/ is missing or older than the sources, and this user may not write there; run npm run build as the owner of the folder';

function isRefusal(error: unknown): boolean {
  const codes = ['EACCES', 'EROFS', 'SQLITE_READONLY', 'SQLITE_CANTOPEN'];
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
