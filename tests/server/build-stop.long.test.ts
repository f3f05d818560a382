import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { currentRelease, distFolderVariable } from '../../bundler/releases.ts';

const command = fileURLToPath(new URL('../../bundler/run.ts', import.meta.url));
const bundledMs = 60_000;

test.each(['SIGTERM', 'SIGKILL'] as const)(
  '%s to a build also ends its child processes',
  {
    timeout: 2 * bundledMs,
  },
  async (signal) => {
    const root = await mkdtemp(join(tmpdir(), 'sportbuddy-stopped-'));
    const build = spawn(process.execPath, [command], {
      env: { ...process.env, [distFolderVariable]: root },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    build.stderr.resume();
    const isUnderWay = async () =>
      (await readdir(root, { recursive: true })).some((path) => path.endsWith('/client'));
    await vi.waitFor(async () => expect(await isUnderWay()).toBe(true), { timeout: bundledMs, interval: 50 });
    build.kill(signal);
    // A remaining child process would keep the output open.
    await once(build, 'close');
    expect(await currentRelease(root)).toBeUndefined();
    await rm(root, { recursive: true });
  },
);
