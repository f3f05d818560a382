import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { withoutNpm } from '../tests/fixtures/processes/run-in.ts';
import { listeningLine, waitForOutput } from '../tests/fixtures/processes/wait-for-output.ts';
import { residentMemory } from './resident-memory.ts';
import { pagePaths, untilReady } from './site-pages.ts';

/** MB of a server that has rendered one page, all pages, and that has answered `loadSeconds` of requests. */
export type MemoryUse = { idle: number; warm: number; loaded: number };

const connections = 32;
const loadSeconds = 60;
/** After this time garbage of the start has been collected. */
const restMs = 3_000;

/** Measures the built site in `folder`, as `npm start` runs it. Linux only. */
export async function measureMemory(folder: string): Promise<MemoryUse> {
  const idle = await withServer(folder, { WARM_UP: '0' }, async (url, memory) => {
    await fetch(url);
    await sleep(restMs);
    return memory();
  });
  const [warm, loaded] = await withServer(folder, {}, async (url, memory) => {
    await untilReady(url);
    await sleep(restMs);
    const before = await memory();
    await requestPages(url);
    return [before, await memory()] as const;
  });
  return { idle, warm, loaded };
}

/** Requests all pages of the sitemap in turn, without a pause. */
async function requestPages(url: string): Promise<void> {
  const paths = await pagePaths(url);
  const headers = { accept: 'text/html', 'accept-encoding': 'br, gzip' };
  const { errors, non2xx } = await autocannon({
    url,
    connections,
    duration: loadSeconds,
    requests: paths.map((path) => ({ path, headers })),
  });
  if (errors + non2xx > 0)
    throw new Error(`${errors} requests failed, ${non2xx} had another status than 200`);
}

async function withServer<T>(
  folder: string,
  settings: Record<string, string>,
  use: (url: string, memory: () => Promise<number>) => Promise<T>,
): Promise<T> {
  const data = await mkdtemp(join(tmpdir(), 'sportbuddy-memory-data-'));
  const child = spawn('npm', ['run', '-s', 'start'], {
    cwd: folder,
    env: withoutNpm({ DATA_DIR: data, PORT: '0', HOST: '127.0.0.1', ...settings }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close');
  try {
    const url = await waitForOutput(child, listeningLine);
    return await use(url, async () => residentMemory(await serverOf(child.pid ?? 0)));
  } finally {
    child.kill('SIGTERM');
    await closed;
    await rm(data, { recursive: true, force: true });
  }
}

/** @returns the process that has most memory among `pid` and the processes that it has started */
async function serverOf(pid: number): Promise<number> {
  const family = await descendants(pid);
  const sizes = await Promise.all(family.map(async (each) => ({ each, size: await residentMemory(each) })));
  return sizes.toSorted((a, b) => b.size - a.size)[0]?.each ?? pid;
}

async function descendants(pid: number): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`);
  const lists = await Promise.all(threads.map((id) => readFile(`/proc/${pid}/task/${id}/children`, 'utf8')));
  const children = lists.join(' ').split(' ').filter(Boolean).map(Number);
  return [pid, ...(await Promise.all(children.map(descendants))).flat()];
}
