import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** What the build made, by address. Values are file names below `root`. */
export type SiteFiles = {
  root: string;
  pages: ReadonlyMap<string, string>;
  files: ReadonlyMap<string, string>;
};

const page = /(^|\/)index\.html$/;
const compressedTwin = /\.(br|gz)$/;

/**
 * Lists what is below `root`, so that an address is looked up and never joined to a path.
 * @throws when `root` cannot be read
 */
export async function findSiteFiles(root: string): Promise<SiteFiles> {
  const pages = new Map<string, string>();
  const files = new Map<string, string>();
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || compressedTwin.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name).slice(root.length + 1);
    const address = `/${file.split(sep).join('/')}`;
    if (page.test(address)) pages.set(address.replace(/\/index\.html$/, '') || '/', file);
    else files.set(address, file);
  }
  return { root, pages, files };
}
