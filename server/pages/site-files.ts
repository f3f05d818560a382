import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { isHashed } from './sending/media-type.ts';

/** What the build made, by address. Values are file names below `root`. */
export type SiteFiles = {
  root: string;
  pages: ReadonlyMap<string, string>;
  files: ReadonlyMap<string, string>;
  /** Parts that only pages of the release before ask for, below a root of their own. */
  earlier?: { root: string; files: ReadonlyMap<string, string> };
};

const page = /(^|\/)index\.html$/;
const compressedVariant = /\.(br|gz)$/;

/**
 * Lists what is below `root`, so that an address is looked up and never joined to a path.
 * @throws when `root` cannot be read
 */
export async function findSiteFiles(root: string): Promise<SiteFiles> {
  const pages = new Map<string, string>();
  const files = new Map<string, string>();
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || compressedVariant.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name).slice(root.length + 1);
    const address = `/${file.split(sep).join('/')}`;
    if (page.test(address)) pages.set(address.replace(/\/index\.html$/, '') || '/', file);
    else files.set(address, file);
  }
  return { root, pages, files };
}

/** @returns `own` with the parts of `earlier` that it has not; their names change with their content */
export function withEarlierParts(own: SiteFiles, earlier: SiteFiles): SiteFiles {
  const parts = [...earlier.files].filter(([address]) => isHashed(address) && !own.files.has(address));
  return { ...own, earlier: { root: earlier.root, files: new Map(parts) } };
}
