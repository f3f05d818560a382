import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** Static files by URL path. Values are file names below `root`, so a path of a request is never joined to a folder. */
export type StaticFiles = { root: string; names: ReadonlyMap<string, string> };

/** Written beside files by the build; `@fastify/static` picks them by Accept-Encoding. */
const compressedVariant = /\.(br|gz)$/;

/** @throws when `root` cannot be read */
export async function findStaticFiles(root: string): Promise<StaticFiles> {
  const names = new Map<string, string>();
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || compressedVariant.test(entry.name)) continue;
    const name = join(entry.parentPath, entry.name).slice(root.length + 1);
    names.set(`/${name.split(sep).join('/')}`, name);
  }
  return { root, names };
}
