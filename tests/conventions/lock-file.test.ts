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
      // True for a package that is inside its parent's archive.
      inBundle: z.boolean().optional(),
      // True for a package of this repository; `resolved` is its folder.
      link: z.boolean().optional(),
    }),
  ),
});
const manifest = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()),
});
/** The site and the `media` workspace install into one `node_modules`. */
const manifests = ['package.json', 'media/package.json'];

const { packages } = lockFile.parse(JSON.parse(await readFile('package-lock.json', 'utf8')));

/** True if Node's module resolution, starting at `path`, finds `name` in the lock file. */
function isLocked(path: string, name: string): boolean {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (`${folder ? `${folder}/` : ''}node_modules/${name}` in packages) return true;
    if (folder === '') return false;
  }
}

test('the lock file contains the dependencies of every platform, so that `npm ci` accepts it', () => {
  const missing = Object.entries(packages).flatMap(([path, entry]) =>
    Object.keys({ ...entry.dependencies, ...entry.devDependencies, ...entry.optionalDependencies })
      .filter((name) => !isLocked(path, name))
      .map((name) => `${name}, wanted by ${path || 'package.json'}`),
  );
  expect(missing).toEqual([]);
});

test.each(manifests)('versions in %s are exact and equal those in the lock file', async (file) => {
  const { dependencies, devDependencies } = manifest.parse(JSON.parse(await readFile(file, 'utf8')));
  const named = Object.entries({ ...dependencies, ...devDependencies });
  expect(named.length).toBeGreaterThan(0);
  for (const [name, version] of named) {
    const { link, resolved = '', version: locked } = packages[`node_modules/${name}`] ?? {};
    expect(link ? packages[resolved]?.version : locked, name).toBe(version);
  }
});

test('the lock file contains no registry URL', () => {
  const bound = Object.values(packages).filter(({ resolved, link }) => resolved !== undefined && !link);
  expect(bound, 'remove the "resolved" lines, except those of our own packages').toEqual([]);
});

test('npm does not compile better-sqlite3, so that no compiler is needed', () => {
  const mark = packages['node_modules/better-sqlite3']?.gypfile;
  const fix = 'npm install removed it: add "gypfile": false to node_modules/better-sqlite3 again';
  expect(mark, fix).toBe(false);
});
