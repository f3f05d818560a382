import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { ImageConfig } from './images.ts';

const run = promisify(execFile);
const startTimeoutMs = 120_000;
const pollMs = 250;

/** A network that has only the loopback interface, in which all containers share one address. */
export type Network = { fetch(url: string, options?: string[]): Promise<Answer>; pid: number; close(): void };

/** `status` is 0 without an answer. */
type Answer = { status: number; body: string };

export async function createNetwork(): Promise<Network> {
  const holder = spawn(
    'unshare',
    ['--net', 'sh', '-c', 'ip link set lo up && echo up && exec sleep infinity'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await once(holder.stdout, 'data');
  const pid = holder.pid ?? 0;
  return {
    pid,
    close: () => void holder.kill('SIGKILL'),
    async fetch(url, options = []) {
      const curl = ['curl', '--silent', '--insecure', '--max-time', '20', '--write-out', '\n%{http_code}'];
      const hosts = ['--resolve', 'sportbuddy.example:443:127.0.0.1'];
      const { stdout } = await run('nsenter', [
        `--net=/proc/${pid}/ns/net`,
        ...curl,
        ...hosts,
        ...options,
        url,
      ]).catch(() => ({ stdout: '\n000' }));
      const end = stdout.lastIndexOf('\n');
      return { status: Number(stdout.slice(end + 1)), body: stdout.slice(0, end) };
    },
  };
}

/** The first process of each container that runs. */
const running = new Set<ChildProcess>();

/** Ends all containers, such as those that an error has left. */
export function killContainers(): void {
  // `unshare --kill-child` ends the processes in the container too.
  for (const child of running) child.kill('SIGKILL');
}

export type ContainerOptions = {
  network: Network;
  /** The folder with the files of the image. */
  root: string;
  command: readonly string[];
  /** A user of the image, or its id. */
  user?: string;
  env?: readonly string[];
  cwd?: string;
  /** As `read_only` of compose.yaml. */
  readOnly?: boolean;
  /** Folders and files of the machine by their path in the container. */
  volumes?: Readonly<Record<string, string>>;
};

export type Container = {
  output(): string;
  /** Sends a signal to the first process, and resolves with the exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** Memory of the first process in MB. */
  memory(): Promise<number>;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
};

/**
 * Prepares the file system in a mount namespace of its own. `$1` is the root, `$2` is `ro` or `rw`,
 * then pairs of volumes up to `--`. No capability is left, and none can be gained.
 */
const enter = `set -e
root=$1; mode=$2; shift 2
mount --make-rprivate /
mount --bind "$root" "$root"
while [ "$1" != -- ]; do
  if [ -d "$1" ]; then mkdir -p "$root$2"; else touch "$root$2"; fi
  mount --bind "$1" "$root$2"
  shift 2
done
shift
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mount -t tmpfs tmpfs "$root/tmp"
[ "$mode" = rw ] || mount -o remount,bind,ro "$root"
exec chroot "$root" "$@"`;

/** Runs the first process of a container, as a container engine does: as PID 1, without rights. */
export async function startContainer(options: ContainerOptions): Promise<Container> {
  const { network, root, command, user = 'root', env = [], cwd = '/', readOnly = false } = options;
  const { uid, gid } = await findUser(root, user);
  const volumes = Object.entries(options.volumes ?? {}).flatMap(([inside, outside]) => [outside, inside]);
  const rights = uid === '0' ? [] : ['--no-new-privs', '--bounding-set=-all', '--inh-caps=-all'];
  const child = spawn(
    'nsenter',
    [
      ...[`--net=/proc/${network.pid}/ns/net`, 'unshare', '--mount', '--pid', '--fork', '--kill-child'],
      ...['sh', '-c', enter, 'sh', root, readOnly ? 'ro' : 'rw', ...volumes, '--'],
      ...['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...rights],
      ...['env', '--ignore-environment', `--chdir=${cwd}`, ...env, ...command],
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  running.add(child);
  child.once('close', () => running.delete(child));
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const ended = once(child, 'close').then(([code]: (number | null)[]) => code ?? null);
  return {
    output: () => output,
    ended,
    async end(signal) {
      const first = await firstProcess(child);
      if (first) process.kill(first, signal);
      return ended;
    },
    async memory() {
      const status = await readFile(`/proc/${await firstProcess(child)}/status`, 'utf8');
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
    },
  };
}

/** nsenter becomes unshare, whose only child is PID 1 of the container. */
async function firstProcess({ pid }: ChildProcess): Promise<number | undefined> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return Number.parseInt(children, 10) || undefined;
}

async function findUser(root: string, user: string): Promise<{ uid: string; gid: string }> {
  const users = await readFile(`${root}/etc/passwd`, 'utf8');
  const line = users.split('\n').find((each) => each.split(':').slice(0, 3).includes(user));
  const [, , uid = '', gid = ''] = line?.split(':') ?? [];
  if (!uid) throw new Error(`The image has no user ${user}`);
  return { uid, gid };
}

/** Runs a command in a container until it ends. */
export async function runInContainer(
  options: ContainerOptions,
): Promise<{ code: number | null; output: string }> {
  const container = await startContainer(options);
  return { code: await container.ended, output: container.output() };
}

/** @throws Error if `check` does not hold within two minutes */
export async function until(check: () => Promise<boolean>, what: string): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  while (!(await check())) {
    if (Date.now() > deadline) throw new Error(`Waited two minutes for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}

/** What a container of an image runs by default. */
export function processOf(config: ImageConfig): Pick<ContainerOptions, 'command' | 'user' | 'cwd'> {
  return { command: config.Cmd, user: config.User, cwd: config.WorkingDir };
}
