import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../fixtures/processes/free-port.ts';
import { startFlags } from '../fixtures/processes/start-flags.ts';

const startEntry = fileURLToPath(new URL('../../server/start.ts', import.meta.url));
const askEveryMs = 50;

/** The built site, running as operators run it. */
export type SiteProcess = {
  url: string;
  child: ChildProcess;
  /** Sends `signal` and resolves with the exit code once the process is gone. */
  end(signal: NodeJS.Signals): Promise<number | null>;
};

export type StartOptions = {
  /** A shell command around the server's own, `"$@"`, as for a full disk behind stdout. */
  around?: string;
};

/** Starts the built site on a free port and resolves once it answers. @throws when it ends before that */
export async function startSite(
  settings: Record<string, string>,
  { around = 'exec "$@"' }: StartOptions = {},
): Promise<SiteProcess> {
  const port = await freePort();
  const child = spawn('sh', ['-c', around, 'sh', process.execPath, ...startFlags, startEntry], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      HOST: '127.0.0.1',
      // Each sign-up of the load comes from a client of its own.
      TRUST_PROXY: '1',
      LOG_LEVEL: 'fatal',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(`${url}/healthz`))) {
    if (child.exitCode !== null) throw new Error(`the site ended with ${child.exitCode}`);
    await sleep(askEveryMs);
  }
  return {
    url,
    child,
    async end(signal) {
      child.kill(signal);
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      return child.exitCode;
    },
  };
}

export function answers(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}
