import { readFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Reads a file of an installed package by its path, because some packages do not export their data.
 * @throws Error if the package is not installed or has no such file
 */
export async function readPackageFile(name: string, path: string): Promise<Buffer> {
  const manifest = findPackageJSON(name, import.meta.url);
  if (!manifest) throw new Error(`${name} is not installed`);
  return readFile(join(dirname(manifest), path));
}
