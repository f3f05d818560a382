import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

type Names = Record<string, string>;
type LockedPackage = {
  version?: string;
  link?: boolean;
  resolved?: string;
  os?: string | string[];
  cpu?: string | string[];
  libc?: string | string[];
  dependencies?: Names;
  devDependencies?: Names;
  optionalDependencies?: Names;
};
/** The packages of a lock file, by path. The path of the project is ''. */
export type LockedPackages = Record<string, LockedPackage>;

type Machine = { os: string; cpu: string; libc: string };

/**
 * Installs the optional packages that the lock file names for this machine and that are not there.
 * npm leaves them out if the Node that runs npm is older than their `engines` allow. Runs npm on
 * this process's Node, which is not.
 * @returns undefined if nothing is missing, otherwise a message for the user
 */
export function addMissingPackages(project: string): string | undefined {
  const { packages }: { packages: LockedPackages } = JSON.parse(
    readFileSync(join(project, 'package-lock.json'), 'utf8'),
  );
  const find = () =>
    findMissing(packages, thisMachine, (path) => existsSync(join(project, path, 'package.json')));
  const missing = find();
  if (missing.length === 0) return undefined;
  const names = missing.map((path) => `${nameOf(path)} ${packages[path]?.version}`).join(', ');
  console.error(`Installing packages of the lock file that npm left out: ${names}`);
  const output = installLocked(project);
  if (find().length === 0) return undefined;
  return `npm cannot install them (${output}). Connect to the network and run this command again.`;
}

/**
 * @param isInstalled whether there is a package at a path of the lock file
 * @returns paths of the missing packages: optional dependencies of an installed package that fit this
 * machine, and the dependencies of these. Packages that `--omit` left out do not count.
 */
export function findMissing(
  packages: LockedPackages,
  machine: () => Machine,
  isInstalled: (path: string) => boolean,
): string[] {
  const missing = new Set<string>();
  const seen = new Set<string>();
  const visit = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    const { dependencies, devDependencies, optionalDependencies = {} } = packages[path] ?? {};
    for (const name of Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })) {
      const target = resolveLocked(packages, path, name);
      if (target === undefined) continue;
      if (isInstalled(target)) visit(target);
      else if (missing.has(path) || (name in optionalDependencies && fits(packages[target], machine))) {
        missing.add(target);
        visit(target);
      }
    }
  };
  visit('');
  return [...missing];
}

/** Node's module resolution in the lock file. @returns the path of the package that `from` gets for `name` */
export function resolveLocked(
  packages: Record<string, { link?: boolean | undefined; resolved?: string | undefined }>,
  from: string,
  name: string,
): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    const found = packages[path];
    if (found) return found.link ? found.resolved : path;
    if (folder === '') return undefined;
  }
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

function fits(found: LockedPackage | undefined, machine: () => Machine): boolean {
  const allows = (list: string | string[] | undefined, value: () => string) =>
    list === undefined || [list].flat().includes(value());
  return (
    allows(found?.os, () => machine().os) &&
    allows(found?.cpu, () => machine().cpu) &&
    allows(found?.libc, () => machine().libc)
  );
}

function thisMachine(): Machine {
  // Otherwise the report looks up the name of every peer of this process.
  Object.assign(process.report, { excludeNetwork: true });
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return { os: process.platform, cpu: process.arch, libc: header.glibcVersionRuntime ? 'glibc' : 'musl' };
}

/** Runs `npm install` as the lock file says, without scripts. @returns its first error lines */
function installLocked(project: string): string {
  const npm = process.env.npm_execpath;
  const [program, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  // Explicit, because npm removes development packages if NODE_ENV is `production`, as in a build.
  const scope = existsSync(join(project, 'node_modules/vitest')) ? '--include=dev' : '--omit=dev';
  const options = [
    '--no-save',
    '--ignore-scripts',
    '--loglevel=error',
    '--fetch-retry-factor=2',
    '--fetch-retry-mintimeout=1000',
    scope,
  ];
  const { stderr, error } = spawnSync(program, [...first, 'install', ...options], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, PATH: [dirname(process.execPath), process.env.PATH].join(delimiter) },
  });
  // npm before 10.3 writes `npm ERR!`.
  const lines = [...(stderr ?? '').matchAll(/^npm (?:error|ERR!) (.+)$/gm)].map(([, text]) => text);
  return error?.message ?? lines.slice(0, 2).join(', ');
}
