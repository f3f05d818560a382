import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runIn } from '../fixtures/processes/run-in.ts';

/**
 * `entry`: what is imported, by default the package. `overrides` are those of package.json, for
 * dependencies that the registry does not have. `peers` are installed beside the package.
 */
export type ClientPackage = {
  name: string;
  version: string;
  entry?: string;
  overrides?: Record<string, string>;
  peers?: Record<string, string>;
};

/** Kept for the next run. Outside the project, so that the lock file knows nothing of it. */
const cache = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'sportbuddy/clients');

const folderOf = ({ name, version }: ClientPackage) =>
  join(cache, `${name.replaceAll(/[@/]+/g, '-')}-${version}`);

/** Installs a package, without its scripts, unless it is there. @throws Error that names it */
export async function install(client: ClientPackage): Promise<void> {
  const { name, version, overrides, peers } = client;
  const folder = folderOf(client);
  if (existsSync(join(folder, 'installed'))) return;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const manifest = { private: true, dependencies: { [name]: version, ...peers }, overrides };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--omit=peer'];
  await runIn(folder, 'npm', ['install', ...options]).catch((error: Error) => {
    throw new Error(`${name}@${version} is missing: npm could not install it. ${error.message}`);
  });
  await writeFile(join(folder, 'installed'), '');
}

/** @returns the path of a file in an installed package */
export function fileOf(client: ClientPackage, path: string): string {
  return join(folderOf(client), 'node_modules', client.name, path);
}

export function readFileOf(client: ClientPackage, path: string): Promise<string> {
  return readFile(fileOf(client, path), 'utf8');
}

/** Imports an installed package. The caller states the part of its interface that it uses. */
export async function load<Module>(client: ClientPackage): Promise<Module> {
  const require = createRequire(join(folderOf(client), 'package.json'));
  return (await import(pathToFileURL(require.resolve(client.entry ?? client.name)).href)) as Module;
}
