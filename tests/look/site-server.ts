import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type SiteServer = { url: string; stop: () => Promise<void> };

const projectFolder = fileURLToPath(new URL('../..', import.meta.url));

/** The server at `BASE_URL`, or one of our own, which builds the site first when it has changed. */
export async function siteServer(): Promise<SiteServer> {
  const given = process.env.BASE_URL;
  if (given) return { url: given, stop: async () => {} };
  const port = Number(process.env.PORT ?? 4274);
  const data = await mkdtemp(join(tmpdir(), 'sportbuddy-look-'));
  const child = spawn(process.execPath, ['server/start.ts'], {
    cwd: projectFolder,
    env: { ...process.env, PORT: String(port), DATA_DIR: data, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const url = `http://localhost:${port}`;
  const ended = once(child, 'exit');
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`The site did not start on port ${port}. Is the port free?`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(data, { recursive: true, force: true });
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
