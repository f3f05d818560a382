import { copyFile, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ensureBuilt } from '../../bundler/ensure-built.ts';
import { distFolderVariable, type Release } from '../../bundler/releases.ts';
import { runProgram, signupsCommand } from '../fixtures/processes/signups-command.ts';
import { type SiteProcess, startSite } from '../fixtures/processes/site-process.ts';

/** Includes a build, if the current one is out of date. */
const timeout = 400_000;
const project = fileURLToPath(new URL('../..', import.meta.url));

let folder: string;
let site: SiteProcess | undefined;
beforeEach(async () => {
  // In the project, where Node finds the packages that are not bundled.
  await mkdir(join(project, 'test-results'), { recursive: true });
  folder = await mkdtemp(join(project, 'test-results/dist-'));
});
afterEach(async () => {
  await site?.end('SIGKILL');
  await rm(folder, { recursive: true });
});

/** Runs an operator's command with `folder` instead of `dist/`. */
const signups = (...args: string[]) =>
  runProgram(process.execPath, [...signupsCommand, ...args], { [distFolderVariable]: folder });

async function writeBuild(isCurrent: boolean): Promise<void> {
  const server = join(folder, 'current/server');
  await mkdir(server, { recursive: true });
  await writeFile(join(server, 'is-current.js'), `export const isCurrent = async () => ${isCurrent};`);
  await writeFile(join(server, 'signups.js'), `console.log('built', ...process.argv.slice(2));`);
}

test('npm run signups runs the current build', async () => {
  await writeBuild(true);
  expect(await signups('list', '--held')).toEqual({ code: 0, stdout: 'built list --held\n', stderr: '' });
});

test.each([
  ['is stale', () => writeBuild(false)],
  ['does not exist', async () => undefined],
])('npm run signups runs its sources if the build %s', async (_what, prepare) => {
  await prepare();
  const { code, stdout, stderr } = await signups();
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(/^The command is missing\./);
});

test('npm start serves the build that it has just made, not the one before', { timeout }, async () => {
  const before = join(folder, 'before/server');
  await mkdir(before, { recursive: true });
  await symlink('before', join(folder, 'current'));
  await writeFile(join(before, 'is-current.js'), 'export const isCurrent = async () => false;');
  await writeFile(join(before, 'start.js'), 'process.exit(3);');
  site = await startSite({ DATA_DIR: join(folder, 'data'), [distFolderVariable]: folder });
  expect((await fetch(site.url)).status).toBe(200);
});

test('a build is current only for the sources that it was made from', { timeout }, async () => {
  const release = await ensureBuilt();
  const { isCurrent } = await import(pathToFileURL(join(release.folder, 'server/is-current.js')).href);
  expect(await isCurrent(project)).toBe(true);
  expect(await isCurrent(tmpdir())).toBe(false);
});

/** Makes `folder` a build without source maps. @returns a function that adds them */
async function copyWithoutSourceMaps({ folder: built, id }: Release): Promise<() => Promise<void>> {
  const copy = join(folder, id);
  await mkdir(join(copy, 'server'), { recursive: true });
  for (const name of ['client', 'earlier']) await symlink(join(built, name), join(copy, name));
  const names = await readdir(join(built, 'server'));
  const copyFiles = async (files: readonly string[]) => {
    for (const name of files) await copyFile(join(built, 'server', name), join(copy, 'server', name));
  };
  await copyFiles(names.filter((name) => !name.endsWith('.map')));
  await symlink(id, join(folder, 'current'));
  return () => copyFiles(names.filter((name) => name.endsWith('.map')));
}

test('the built server takes its pages from another process, and is ready then', { timeout }, async () => {
  await ensureBuilt();
  site = await startSite({ DATA_DIR: join(folder, 'data'), WARM_UP: '1' });
  let output = '';
  site.child.stdout?.on('data', (text: string) => {
    output += text;
  });
  const ready = async () => expect((await fetch(`${site?.url}/readyz`)).status).toBe(200);
  expect(await (await fetch(`${site.url}/readyz`)).json()).toEqual({ ok: false, error: 'warming up' });
  await vi.waitFor(ready, { timeout: 120_000, interval: 100 });
  await site.end('SIGTERM');
  expect(output).toContain('"stopping"');
  expect(output).not.toContain('pages are rendered in the server');
});

/** After SIGUSR2 each page that formats a date throws. Loaded before the server. */
const breakDates = `process.on('SIGUSR2', () => {
  for (const name of ['format', 'formatToParts'])
    Object.defineProperty(Intl.DateTimeFormat.prototype, name, { get() { throw new Error('no date'); } });
});`;

test('a logged stack names the sources, whose maps are read only then', { timeout }, async () => {
  const addSourceMaps = await copyWithoutSourceMaps(await ensureBuilt());
  site = await startSite({
    DATA_DIR: join(folder, 'data'),
    [distFolderVariable]: folder,
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(breakDates)}`,
  });
  let output = '';
  site.child.stdout?.on('data', (text: string) => {
    output += text;
  });
  await addSourceMaps();
  site.child.kill('SIGUSR2');
  expect((await fetch(`${site.url}/privacy-policy`)).status).toBe(500);
  await site.end('SIGTERM');
  const line = output.split('\n').find((each) => each.includes('no date')) ?? '{}';
  const [, ...frames]: string[] = JSON.parse(line).err.stack.split('\n');
  const own = frames.filter((frame) => frame.includes(project) && !frame.includes('/node_modules/'));
  expect(own.length).toBeGreaterThan(1);
  for (const frame of own) expect(frame).toMatch(/\/(app|content|server)\/[\w./-]+\.tsx?:\d+:\d+/);
});
