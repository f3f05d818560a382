import { once } from 'node:events';
import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { distFolder } from '../../build/releases/fresh-release.ts';
import { currentRelease } from '../../build/releases/releases.ts';
import { isReady, npmStart } from '../fixtures/processes/npm-start.ts';

const withBuildMs = 400_000;
const nobody = 65_534;
const projectFolder = fileURLToPath(new URL('../..', import.meta.url));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sportbuddy-start-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const messages = (stdout: string): string[] =>
  stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).msg);

/** Whether somebody without rights of their own may look into the project's folder. */
async function isOpenToAll(path: string): Promise<boolean> {
  const { mode } = await stat(path);
  return (mode & 0o001) !== 0 && (path === '/' || (await isOpenToAll(dirname(path))));
}

describe.each(['SIGTERM', 'SIGINT'] as const)('%s to npm', (signal) => {
  test('stops the server, which says so in this order, and frees its port', {
    timeout: withBuildMs,
  }, async () => {
    const site = await npmStart({ settings: { DATA_DIR: folder } });
    await isReady(site);
    await site.end(signal);
    await expect(fetch(`${site.url}/healthz`)).rejects.toThrow();
    const said = messages(site.printed().stdout);
    expect(said.slice(-2)).toEqual(['stopping', 'stopped']);
  });
});

test('what was built is not built again, and servers beside each other share it', {
  timeout: withBuildMs,
}, async () => {
  const first = await npmStart({ settings: { DATA_DIR: folder } });
  await isReady(first);
  const built = await currentRelease(distFolder);
  const others = await Promise.all([1, 2].map(() => npmStart({ settings: { DATA_DIR: folder } })));
  await Promise.all(others.map(isReady));
  for (const other of others) {
    // A build would have something to say.
    expect(other.printed().stderr).toBe('');
    expect((await fetch(other.url)).status).toBe(200);
  }
  expect((await currentRelease(distFolder))?.id).toBe(built?.id);
  for (const site of [first, ...others]) await site.end('SIGTERM');
});

test('a port that is taken ends the start with one line that says what to do', {
  timeout: withBuildMs,
}, async () => {
  const first = await npmStart({ settings: { DATA_DIR: folder } });
  await isReady(first);
  const second = await npmStart({ settings: { DATA_DIR: folder }, port: first.port });
  await once(second.child, 'close');
  expect(second.child.exitCode).toBe(1);
  expect(second.printed().stderr).toBe(
    `Cannot start: port ${first.port} is in use by another process; end that one or choose another port\n`,
  );
  await first.end('SIGTERM');
});

test('what its owner has built, another user can serve', { timeout: withBuildMs }, async () => {
  const owner = await npmStart({ settings: { DATA_DIR: join(folder, 'owner') } });
  await isReady(owner);
  await owner.end('SIGTERM');
  const data = join(folder, 'other');
  await chmod(folder, 0o777);
  const mayChange = process.getuid?.() === 0 && (await isOpenToAll(projectFolder));
  const other = await npmStart({
    settings: { DATA_DIR: data, HOME: folder },
    ...(mayChange && { uid: nobody }),
  });
  await isReady(other);
  expect((await fetch(`${other.url}/features`)).status).toBe(200);
  expect(other.printed().stderr).toBe('');
  await other.end('SIGTERM');
  expect((await stat(data)).uid).toBe(mayChange ? nobody : process.getuid?.());
});
