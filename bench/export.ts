import { type ChildProcessByStdio, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import SQLite from 'better-sqlite3';
import * as z from 'zod';
import { openMigrated } from '../tests/fixtures/databases/databases.ts';

const people = 1_000_000;
const memoryLimitMb = 150;
const lookEveryMs = 50;

/** Memory and time of `signups export` over a million sign-ups, in each format. */
export async function run(): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'sportbuddy-bench-'));
  const settings = { DATA_DIR: directory };
  try {
    await (await openMigrated({ settings, remove: async () => undefined })).close();
    fill(join(directory, 'sign-ups.db'));
    // The first command after an installation compiles.
    await once((await start('stats', settings)).stdout.resume(), 'close');
    const broken: string[] = [];
    for (const format of ['csv', 'json']) {
      const { seconds, megabytes, lines } = await exportOnce(settings, format);
      console.log(
        `export of ${people} as ${format}: ${seconds.toFixed(1)} s, at most ${megabytes} MB (limit ${memoryLimitMb})`,
      );
      if (lines < people) broken.push(`${format} holds only ${lines} lines`);
      if (megabytes >= memoryLimitMb) broken.push(`${format} takes ${megabytes} MB`);
    }
    if (broken.length > 0) throw new Error(broken.join('; '));
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** A thousand of each millisecond, in no order. */
function fill(path: string): void {
  const file = new SQLite(path);
  file.exec(`
    begin;
    insert into sign_ups (id, email, email_key, name, team, created_at)
    with recursive n (n) as (select 0 union all select n + 1 from n where n < ${people - 1})
    select lower(hex(randomblob(16))), 'fan' || n || '@example.com', 'fan' || n || '@example.com', 'Fan ' || n,
      'Liverpool', strftime('%Y-%m-%dT%H:%M:%fZ', 1795341600 + (n % 1000) / 1000.0, 'unixepoch')
    from n;
    insert into deliveries (sign_up_id, state, attempts, due_at) select id, 'delivered', 1, created_at from sign_ups;
    commit`);
  file.close();
}

const manifest = z.object({ scripts: z.object({ signups: z.string() }) });

/** As `npm run signups` starts it: what it may take, and where it keeps what it has compiled, is said there. */
async function start(
  words: string,
  settings: { DATA_DIR: string },
): Promise<ChildProcessByStdio<null, Readable, null>> {
  const { scripts } = manifest.parse(JSON.parse(await readFile('package.json', 'utf8')));
  return spawn(`${scripts.signups} ${words}`, {
    env: { PATH: `${resolve('node_modules/.bin')}:${process.env.PATH}`, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: true,
  });
}

async function exportOnce(settings: { DATA_DIR: string }, format: string) {
  const began = performance.now();
  const child = await start(`export --format ${format}`, settings);
  let most = 0;
  const look = setInterval(() => {
    most = Math.max(most, kilobytesOf(child.pid));
  }, lookEveryMs);
  let lines = 0;
  child.stdout.on('data', (bytes: Buffer) => {
    for (const byte of bytes) if (byte === 10) lines += 1;
  });
  const [code] = await once(child, 'close');
  clearInterval(look);
  if (code !== 0) throw new Error(`the export ended with ${code}`);
  return { seconds: (performance.now() - began) / 1000, megabytes: Math.round(most / 1024), lines };
}

/** @returns what the process holds in memory; 0 once it has ended */
function kilobytesOf(pid: number | undefined): number {
  try {
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }));
  } catch {
    return 0;
  }
}
