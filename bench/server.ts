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
/** Each round measures everything once, so that a ratio compares what ran side by side; the middle one counts. */
const rounds = 3;
const seconds = 3;
const warmUpSeconds = 1;
const connectionCounts = [1, 64] as const;
const stubEntry = fileURLToPath(new URL('./server-load/stub-server.ts', import.meta.url));

type Round = { http: Load; embedded: Load; bareEmbedded: number; postgres: Load; barePostgres: number };

/** Sign-ups a second beside bare durable inserts and beside HTTP alone, all measured now, on this machine. */
export async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'sportbuddy-bench-'));
  const cluster = await startCluster();
  const broken: string[] = [];
  try {
    for (const connections of connectionCounts) {
      const measured: Round[] = [];
      for (let round = 0; round < rounds; round++) {
        measured.push(await measureRound(connections, folder, cluster.url('postgres')));
      }
      const share = report(connections, measured);
      if (connections === 64 && share < leastOfHttp)
        broken.push(`embedded is ${share.toFixed(2)} of HTTP alone`);
      const failed = measured.flatMap(({ http, embedded, postgres }) => [
        http.failed,
        embedded.failed,
        postgres.failed,
      ]);
      if (failed.some((count) => count > 0)) broken.push(`sign-ups failed at ${connections} connections`);
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

async function measureRound(connections: number, folder: string, postgresUrl: string): Promise<Round> {
  const directory = await mkdtemp(join(folder, 'round-'));
  return {
    http: await measure(await startServerProcess({}, stubEntry), connections),
    embedded: await measure(await startServer({ DATA_DIR: directory }), connections),
    bareEmbedded: bareEmbedded(directory, seconds),
    postgres: await measure(await startServer({ DATABASE_URL: postgresUrl }), connections),
    barePostgres: await barePostgres(postgresUrl, connections, seconds),
  };
}

const startServer = (settings: Record<string, string>) =>
  startServerProcess({ ...settings, TRUST_PROXY: '1' });

async function measure(server: ServerProcess, connections: number): Promise<Load> {
  await signUpLoad(server.url, { connections, seconds: warmUpSeconds });
  const load = await signUpLoad(server.url, { connections, seconds });
  await server.end('SIGTERM');
  return load;
}

/** @returns the embedded database's share of HTTP alone */
function report(connections: number, measured: Round[]): number {
  const middle = (figure: (round: Round) => number) => median(measured.map(figure));
  const line = (name: string, pick: (round: Round) => Load, more: string[] = []) => {
    const rate = Math.round(middle((round) => pick(round).perSecond));
    const times = `p50 ${middle((round) => pick(round).p50)} ms, p99 ${middle((round) => pick(round).p99)} ms`;
    console.log([`${name}, ${connections} at once: ${rate}/s`, times, ...more].join(', '));
  };
  const share = middle(({ embedded, http }) => embedded.perSecond / http.perSecond);
  const ofHttp = (ratio: number) => `${ratio.toFixed(2)} of HTTP alone`;
  const ofBare = (ratio: number) => `${ratio.toFixed(2)} of bare inserts`;
  line('HTTP alone', ({ http }) => http);
  line('embedded', ({ embedded }) => embedded, [
    ofBare(middle(({ embedded, bareEmbedded: bare }) => embedded.perSecond / bare)),
    ofHttp(share),
  ]);
  line('PostgreSQL', ({ postgres }) => postgres, [
    ofBare(middle(({ postgres, barePostgres: bare }) => postgres.perSecond / bare)),
    ofHttp(middle(({ postgres, http }) => postgres.perSecond / http.perSecond)),
  ]);
  return share;
}

function median(figures: number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;
}

async function memoryAfterMany(directory: string): Promise<number> {
  const server = await startServer({ DATA_DIR: directory });
  const { done, failed } = await signUpLoad(server.url, { connections: 64, amount: memorySignUps });
  if (done < memorySignUps || failed > 0)
    throw new Error(`only ${done - failed} of ${memorySignUps} sign-ups were made`);
  const kilobytes = Number(
    execFileSync('ps', ['-o', 'rss=', '-p', String(server.pid)], { encoding: 'utf8' }),
  );
  await server.end('SIGTERM');
  return Math.round(kilobytes / 1024);
}
