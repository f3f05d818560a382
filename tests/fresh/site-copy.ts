import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withoutNpm } from '../fixtures/processes/run-in.ts';
import { listeningLine, waitForOutput } from '../fixtures/processes/wait-for-output.ts';
import { signUp } from '../fixtures/sign-up-load.ts';

export type Ran = { code: number | null; output: string };
export type User = { uid: number; gid: number };

/** Runs npm in a copy of the site. Does not throw if npm fails. */
export async function npm(
  folder: string,
  args: readonly string[],
  variables: NodeJS.ProcessEnv,
  user?: User,
): Promise<Ran> {
  const child = start(folder, args, variables, user);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

/**
 * Runs `npm start`, stores a sign-up, stops it, and lists the sign-ups with `npm run signups`.
 * @returns what went wrong; undefined if all worked
 */
export async function storesSignUp(
  folder: string,
  variables: NodeJS.ProcessEnv,
  user?: User,
): Promise<string | undefined> {
  const data = await mkdtemp(join(tmpdir(), 'sportbuddy-fresh-data-'));
  const settings = { ...variables, DATA_DIR: join(data, 'own'), PORT: '0', HOST: '127.0.0.1' };
  if (user) await chown(data, user.uid, user.gid);
  const child = start(folder, ['start'], settings, user);
  try {
    const closed = once(child, 'close');
    const url = await waitForOutput(child, listeningLine);
    const page = await fetch(`${url}/football`);
    if (page.status !== 200) return `/football answered ${page.status}`;
    const status = await signUp(url, 'ann@sportbuddy.example', 'unused');
    signalGroup(child, 'SIGTERM');
    await closed;
    if (status !== 201) return `a sign-up was answered with ${status}`;
    const { output } = await npm(folder, ['run', '-s', 'signups', '--', 'list'], settings, user);
    return output.includes('ann@sportbuddy.example') ? undefined : `the list has no sign-up: ${output}`;
  } catch (error) {
    return String(error);
  } finally {
    signalGroup(child, 'SIGKILL');
    await rm(data, { recursive: true, force: true });
  }
}

function start(
  folder: string,
  args: readonly string[],
  variables: NodeJS.ProcessEnv,
  user?: User,
): ChildProcess {
  return spawn('npm', args, {
    cwd: folder,
    env: withoutNpm(variables),
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own.
    detached: true,
    ...user,
  });
}

/** Signals npm and the server, as a terminal does. npm 10.2 does not pass SIGTERM on. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // The group has ended.
  }
}
