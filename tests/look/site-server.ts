import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rename, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { buildIsFresh, markBuilt } from '../../build/state.ts';

const projectFolder = fileURLToPath(new URL('../..', import.meta.url));
const stamp = `${projectFolder}dist/built`;
/** What the stamp is called between two looks, so that nobody takes a build of another day for one of today. */
const ownStamp = `${stamp}-for-look`;

export type SiteServer = { url: string; ended: Promise<unknown>; stop: () => Promise<void> };

/**
 * Serves the site as it is on the day that pages are looked at, built anew when something has changed.
 * @throws Error when it does not start
 */
export async function startSite(port: number, dataFolder: string): Promise<SiteServer> {
  await rename(ownStamp, stamp).catch(() => rm(stamp, { force: true }));
  if (!(await buildIsFresh())) await build();
  const settings = { PORT: String(port), DATA_DIR: dataFolder, LOG_LEVEL: 'warn' };
  const server = run('server/start.ts', settings);
  const ended = once(server, 'exit');
  const url = `http://localhost:${port}`;
  while (!(await isReady(url))) {
    if (server.exitCode !== null)
      throw new Error(`The site did not start on port ${port}. Is the port free?`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  await rename(stamp, ownStamp);
  return {
    url,
    ended,
    async stop() {
      server.kill('SIGTERM');
      await ended;
    },
  };
}

async function build(): Promise<void> {
  const startedAt = Date.now();
  const [code] = (await once(run('build/run.ts'), 'exit')) as [number];
  if (code !== 0) throw new Error('The site does not build; the lines above say why.');
  await markBuilt(startedAt);
}

function run(script: string, settings: NodeJS.ProcessEnv = {}): ChildProcess {
  const day = `--import=${new URL('fixed-date.ts', import.meta.url)}`;
  return spawn(process.execPath, [script], {
    cwd: projectFolder,
    env: { ...process.env, NODE_OPTIONS: day, ...settings },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
