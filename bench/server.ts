import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startCluster } from '../tests/fixtures/postgres-cluster.ts';
import { type ServerProcess, startServerProcess } from '../tests/fixtures/server-process.ts';
import { bareEmbedded, barePostgres } from './server-load/bare-inserts.ts';
import { type Load, signUpLoad } from './server-load/load.ts';

/** At 64 connections the embedded database may cost at most as much again as HTTP alone. */
const leastOfHttp = 0.5;
const memoryLimitMb = 200;
const memorySignUps = 100_000;
const seconds = 4;
const warmUpSeconds = 1;
const connectionCounts = [1, 64] as const;
const stubEntry = fileURLToPath(new URL('./server-load/stub-server.ts', import.meta.url));

/** Sign-ups a second beside bare durable inserts and beside HTTP alone, all measured now, on this machine. */
export async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'sportbuddy-bench-'));
  const cluster = await startCluster();
  const broken: string[] = [];
  try {
    for (const connections of connectionCounts) {
      const http = await measure(await startServerProcess({}, stubEntry), connections);
      show(`HTTP alone, ${connections} connections`, http);
      const embedded = await measure(
        await startServer({ DATA_DIR: join(folder, `${connections}`) }),
        connections,
      );
      show(
        `embedded, ${connections}`,
        embedded,
        bareEmbedded(await mkdtemp(join(folder, 'bare-')), seconds),
        http,
      );
      const database = { DATABASE_URL: cluster.url('postgres') };
      const postgres = await measure(await startServer(database), connections);
      show(
        `PostgreSQL, ${connections}`,
        postgres,
        await barePostgres(database.DATABASE_URL, connections, seconds),
        http,
      );
      const share = embedded.perSecond / http.perSecond;
      if (connections === 64 && share < leastOfHttp)
        broken.push(`embedded is ${share.toFixed(2)} of HTTP alone`);
      if (http.failed + embedded.failed + postgres.failed > 0)
        broken.push(`sign-ups failed at ${connections} connections`);
    }
    const memory = await memoryAfterMany(join(folder, 'memory'));
    console.log(`server memory after ${memorySignUps} sign-ups: ${memory} MB (limit ${memoryLimitMb})`);
    if (memory >= memoryLimitMb) broken.push(`the server takes ${memory} MB`);
  } finally {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  }
  if (broken.length > 0) throw new Error(broken.join('; '));
}

const startServer = (settings: Record<string, string>) =>
  startServerProcess({ ...settings, TRUST_PROXY: '1' });

async function measure(server: ServerProcess, connections: number): Promise<Load> {
  await signUpLoad(server.url, { connections, seconds: warmUpSeconds });
  const load = await signUpLoad(server.url, { connections, seconds });
  await server.end('SIGTERM');
  return load;
}

function show(name: string, load: Load, bare?: number, http?: Load): void {
  const figures = [`${Math.round(load.perSecond)}/s`, `p50 ${load.p50} ms`, `p99 ${load.p99} ms`];
  if (bare) figures.push(`${(load.perSecond / bare).toFixed(2)} of ${Math.round(bare)} bare inserts/s`);
  if (http) figures.push(`${(load.perSecond / http.perSecond).toFixed(2)} of HTTP alone`);
  console.log(`${name}: ${figures.join(', ')}`);
}

async function memoryAfterMany(directory: string): Promise<number> {
  const server = await startServer({ DATA_DIR: directory });
  await signUpLoad(server.url, { connections: 64, amount: memorySignUps });
  const kilobytes = Number(
    execFileSync('ps', ['-o', 'rss=', '-p', String(server.pid)], { encoding: 'utf8' }),
  );
  await server.end('SIGTERM');
  return Math.round(kilobytes / 1024);
}
