import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/**
 * Static files by URL path. Values are names below `roots`, so a path of a request is never joined
 * to a folder.
 */
export type StaticFiles = { roots: string[]; names: ReadonlyMap<string, string> };

/** Written beside files by the build; `@fastify/static` picks them by Accept-Encoding. */
const compressedVariant = /\.(br|gz)$/;

/** @throws when one of `roots` cannot be read */
export async function findStaticFiles(...roots: string[]): Promise<StaticFiles> {
  const names = new Map<string, string>();
  for (const root of roots)
    for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || compressedVariant.test(entry.name)) continue;
      const name = relative(root, join(entry.parentPath, entry.name));
      names.set(`/${name.split(sep).join('/')}`, name);
    }
  return { roots, names };
}
