import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { distFolderVariable } from '../../build/build-folder.ts';

const projectFolder = fileURLToPath(new URL('../..', import.meta.url));
/** Builds of that day lie apart, so that nobody takes one of another day for one of today. */
const ownBuilds = `${projectFolder}dist/look`;

export type SiteServer = { url: string; ended: Promise<unknown>; stop: () => Promise<void> };

/**
 * Serves the site as it is on the day that pages are looked at, built anew when something has changed.
 * @throws Error when it does not start
 */
export async function startSite(port: number, dataFolder: string): Promise<SiteServer> {
  const settings = { PORT: String(port), DATA_DIR: dataFolder, LOG_LEVEL: 'warn' };
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
    },
  };
}

function run(script: string, settings: NodeJS.ProcessEnv): ChildProcess {
  const day = `--import=${new URL('fixed-date.ts', import.meta.url)}`;
  return spawn(process.execPath, [script], {
    cwd: projectFolder,
    env: { ...process.env, NODE_OPTIONS: day, [distFolderVariable]: ownBuilds, ...settings },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
