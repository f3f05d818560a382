import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import * as z from 'zod';

const wanted = z.record(z.string(), z.string()).optional();
const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.looseObject({
      version: z.string().optional(),
      dependencies: wanted,
      devDependencies: wanted,
      optionalDependencies: wanted,
      resolved: z.string().optional(),
      gypfile: z.boolean().optional(),
      // Bundled in their parent's archive, such packages bring their own.
      inBundle: z.boolean().optional(),
    }),
  ),
});
const manifest = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});

const { packages } = lockFile.parse(JSON.parse(await readFile('package-lock.json', 'utf8')));

/** Whether a package at `path` of the lock file finds `name` where Node would look for it. */
function isLocked(path: string, name: string): boolean {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (`${folder ? `${folder}/` : ''}node_modules/${name}` in packages) return true;
    if (folder === '') return false;
  }
}

test('the lock file names every package that any system needs, so that `npm ci` accepts it', () => {
  const missing = Object.entries(packages).flatMap(([path, entry]) =>
    Object.keys({ ...entry.dependencies, ...entry.devDependencies, ...entry.optionalDependencies })
      .filter((name) => !isLocked(path, name))
      .map((name) => `${name}, wanted by ${path || 'package.json'}`),
  );
  expect(missing).toEqual([]);
});

test('versions are exact, the same in both files, and no address of a registry is kept', async () => {
  const { dependencies, devDependencies } = manifest.parse(
    JSON.parse(await readFile('package.json', 'utf8')),
  );
  const named = Object.entries({ ...dependencies, ...devDependencies });
  expect(named.length).toBeGreaterThan(0);
  for (const [name, version] of named) expect(packages[`node_modules/${name}`]?.version, name).toBe(version);
  expect(Object.values(packages).filter(({ resolved }) => resolved !== undefined)).toEqual([]);
});

test('the database driver comes built: no npm compiles it anew, so that a machine needs no compiler', () => {
  // `npm install` drops this mark whenever it writes the file: put it back.
  expect(packages['node_modules/better-sqlite3']?.gypfile).toBe(false);
});
