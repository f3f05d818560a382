import { readdirSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Patterns of `.gitignore`. Git itself may be missing, as in a downloaded archive. */
const ignored = readFileSync(join(root, '.gitignore'), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => (line.endsWith('/') ? line.slice(0, -1) : `**/${line}`));

/** A source file of the project. `path` is relative to the repository root. */
export type Source = { path: string; text: string };

/** @returns the files, except ignored ones, whose name ends in one of `endings` */
export function sourcesEnding(...endings: string[]): Source[] {
  return paths
    .filter((path) => endings.some((ending) => path.endsWith(ending)))
    .map((path) => ({ path, text: readFileSync(root + path, 'utf8') }));
}

const paths = pathsIn('');

function pathsIn(folder: string): string[] {
  return readdirSync(root + folder, { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.name === '.git' || ignored.some((pattern) => matchesGlob(path, pattern))) return [];
    return entry.isDirectory() ? pathsIn(path) : [path];
  });
}
