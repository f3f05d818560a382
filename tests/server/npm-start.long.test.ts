import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { currentRelease, distFolder } from '../../bundler/releases.ts';
import { npmStart } from '../fixtures/processes/npm-start.ts';

/** Includes a build, if the current one is out of date. */
const timeout = 400_000;
const unprivilegedUser = 65_534;
const projectFolder = fileURLToPath(new URL('../..', import.meta.url));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sportbuddy-start-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** True if an unprivileged user can access the project folder. */
async function isOpenToAll(path: string): Promise<boolean> {
  const { mode } = await stat(path);
  return (mode & 0o001) !== 0 && (path === '/' || (await isOpenToAll(dirname(path))));
}

test('SIGINT to npm stops the server and frees its port', { timeout }, async () => {
  const site = await npmStart({ settings: { DATA_DIR: folder } });
  await site.end('SIGINT');
  await expect(fetch(`${site.url}/healthz`)).rejects.toThrow();
  expect(site.output.stdout).toMatch(/"stopping"\}\n.*"stopped"\}\n$/);
});

test('several servers share one build without rebuilding it', { timeout }, async () => {
  const first = await npmStart({ settings: { DATA_DIR: folder } });
  const built = await currentRelease(distFolder);
  const others = await Promise.all([1, 2].map(() => npmStart({ settings: { DATA_DIR: folder } })));
  for (const other of others) {
    // A build would print to stderr.
    expect(other.output.stderr).toBe('');
    expect((await fetch(other.url)).status).toBe(200);
  }
  expect((await currentRelease(distFolder))?.id).toBe(built?.id);
  for (const site of [first, ...others]) await site.end('SIGTERM');
});

test('a port in use ends the start with one line of instructions', { timeout }, async () => {
  const first = await npmStart({ settings: { DATA_DIR: folder } });
  const data = join(folder, 'second');
  const second = npmStart({ settings: { DATA_DIR: data, PORT: String(first.port) } });
  await expect(second).rejects.toThrow(
    `Cannot start: port ${first.port} is in use by another process; stop that process or choose another port\n`,
  );
  // No WAL file is left, so the database was closed cleanly.
  expect((await readdir(data)).filter((name) => name.endsWith('-wal'))).toEqual([]);
  await first.end('SIGTERM');
});

test('another user can serve the build of the owner', { timeout }, async () => {
  const owner = await npmStart({ settings: { DATA_DIR: join(folder, 'owner') } });
  await owner.end('SIGTERM');
  const data = join(folder, 'other');
  await chmod(folder, 0o777);
  const mayChange = process.getuid?.() === 0 && (await isOpenToAll(projectFolder));
  const other = await npmStart({
    settings: { DATA_DIR: data, HOME: folder },
    ...(mayChange && { uid: unprivilegedUser }),
  });
  expect((await fetch(`${other.url}/features`)).status).toBe(200);
  expect(other.output.stderr).toBe('');
  await other.end('SIGTERM');
  expect((await stat(data)).uid).toBe(mayChange ? unprivilegedUser : process.getuid?.());
});
