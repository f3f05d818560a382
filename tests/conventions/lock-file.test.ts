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
      // A package of this repository, which `resolved` names by its folder.
      link: z.boolean().optional(),
    }),
  ),
});
const manifest = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()),
});
/** Of the site and of the package that draws; both install into one folder. */
const manifests = ['package.json', 'media/package.json'];

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

test.each(manifests)('versions of %s are exact and the same as in the lock file', async (file) => {
  const { dependencies, devDependencies } = manifest.parse(JSON.parse(await readFile(file, 'utf8')));
  const named = Object.entries({ ...dependencies, ...devDependencies });
  expect(named.length).toBeGreaterThan(0);
  for (const [name, version] of named) {
    const { link, resolved = '', version: locked } = packages[`node_modules/${name}`] ?? {};
    expect(link ? packages[resolved]?.version : locked, name).toBe(version);
  }
});

test('no address of a registry is kept', () => {
  const bound = Object.values(packages).filter(({ resolved, link }) => resolved !== undefined && !link);
  expect(bound, 'take the lines "resolved" out, but of our own packages').toEqual([]);
});

test('the database driver comes built: no npm compiles it anew, so that a machine needs no compiler', () => {
  const mark = packages['node_modules/better-sqlite3']?.gypfile;
  const mending = 'npm install dropped it: put "gypfile": false back into node_modules/better-sqlite3';
  expect(mark, mending).toBe(false);
});
