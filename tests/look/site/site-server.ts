import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { distFolderVariable } from '../../../build/releases/build-folder.ts';
import { type Day, days, launchDate } from '../days.ts';

const projectFolder = fileURLToPath(new URL('../../..', import.meta.url));
/** Builds of other days lie apart, so that nobody takes one for a build of today. */
const ownBuilds = `${projectFolder}dist/look`;

export type SiteServer = { url: string; ended: Promise<unknown>; stop: () => Promise<void> };

/**
 * Serves the site as it is on a day that pages are looked at, built anew when something has changed.
 * @throws Error when it does not start
 */
export async function startSite(port: number, day: Day = 'beforeLaunch'): Promise<SiteServer> {
  // Of its own run: what another branch left could be of a newer shape.
  const dataFolder = await mkdtemp(join(tmpdir(), 'sportbuddy-looked-at-'));
  const settings = {
    PORT: String(port),
    DATA_DIR: dataFolder,
    LOG_LEVEL: 'warn',
    LOOKED_AT: String(days[day]),
    ...(day === 'afterLaunch' && { LAUNCH_DATE: launchDate }),
  };
  const server = run('server/start.ts', settings);
  const ended = once(server, 'exit');
  const url = `http://localhost:${port}`;
  while (!(await isReady(url))) {
    if (server.exitCode !== null)
      throw new Error(`The site did not start on port ${port}. Is the port free?`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return {
    url,
    ended,
    async stop() {
      server.kill('SIGTERM');
      await ended;
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

function run(script: string, settings: NodeJS.ProcessEnv): ChildProcess {
  const fixedDate = `--import=${new URL('fixed-date.ts', import.meta.url)}`;
  return spawn(process.execPath, [script], {
    cwd: projectFolder,
    env: { ...process.env, NODE_OPTIONS: fixedDate, [distFolderVariable]: ownBuilds, ...settings },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
