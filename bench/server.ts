import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startCluster } from '../tests/fixtures/databases/postgres-cluster.ts';
import { type ServerProcess, startServerProcess } from '../tests/fixtures/processes/server-process.ts';
import { median } from './median.ts';
import { bareEmbedded, barePostgres } from './server-load/bare-inserts.ts';
import { type Load, signUpLoad } from './server-load/load.ts';
import { memoryBySteps } from './server-load/memory.ts';
import { pageShare } from './server-load/page-share.ts';

/** At 64 connections the embedded database may cost at most as much again as HTTP alone. */
const leastOfHttp = 0.5;
/** At 64 connections a sign-up on a cluster, HTTP and all, against one bare insert by as many connections. */
const leastOfBareInserts = 0.7;
/** A page against Node's own server with the same bytes. */
const leastOfNode = 0.7;
/** What a machine of half a gigabyte has to spare for it, under load from 64 connections. */
const memoryLimitMb = 300;
const memorySignUps = 100_000;
/** Each round measures everything once, so that a ratio compares what ran side by side; the middle one counts. */
const rounds = 3;
const seconds = 3;
const warmUpSeconds = 3;
const connectionCounts = [1, 64, 500] as const;
/** The cluster takes no more than this many of the reference's connections. */
const mostBareConnections = 64;
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
      const { ofHttp, ofBare } = report(connections, measured);
      if (connections === 64 && ofHttp < leastOfHttp)
        broken.push(`embedded is ${ofHttp.toFixed(2)} of HTTP alone`);
      if (connections === 64 && ofBare < leastOfBareInserts)
        broken.push(`PostgreSQL is ${ofBare.toFixed(2)} of bare inserts`);
      const failed = measured.flatMap(({ embedded, postgres }) => [embedded.failed, postgres.failed]);
      if (failed.some((count) => count > 0)) broken.push(`sign-ups failed at ${connections} connections`);
    }
    const share = await pageShare(join(folder, 'site'), '/');
    console.log(`pages: ${share.toFixed(2)} of Node's own server with the same bytes and headers`);
    if (share < leastOfNode) broken.push(`pages are ${share.toFixed(2)} of Node's own server`);
    const [memory = 0] = await memoryBySteps(join(folder, 'memory'), memorySignUps, 1);
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
    barePostgres: await barePostgres(postgresUrl, Math.min(connections, mostBareConnections), seconds),
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

/** @returns at this many connections, the embedded database's share of HTTP alone and the cluster's of bare inserts */
function report(connections: number, measured: Round[]): { ofHttp: number; ofBare: number } {
  const middle = (figure: (round: Round) => number) => median(measured.map(figure));
  const line = (name: string, pick: (round: Round) => Load, more: string[] = []) => {
    const rate = Math.round(middle((round) => pick(round).perSecond));
    const times = `p50 ${middle((round) => pick(round).p50)} ms, p99 ${middle((round) => pick(round).p99)} ms`;
    console.log([`${name}, ${connections} at once: ${rate}/s`, times, ...more].join(', '));
  };
  const ofHttp = middle(({ embedded, http }) => embedded.perSecond / http.perSecond);
  const ofBare = middle(({ postgres, barePostgres: bare }) => postgres.perSecond / bare);
  const shareOfHttp = (ratio: number) => `${ratio.toFixed(2)} of HTTP alone`;
  const shareOfBare = (ratio: number) => `${ratio.toFixed(2)} of bare inserts`;
  line('HTTP alone', ({ http }) => http);
  line('embedded', ({ embedded }) => embedded, [
    shareOfBare(middle(({ embedded, bareEmbedded: bare }) => embedded.perSecond / bare)),
    shareOfHttp(ofHttp),
  ]);
  line('PostgreSQL', ({ postgres }) => postgres, [
    shareOfBare(ofBare),
    shareOfHttp(middle(({ postgres, http }) => postgres.perSecond / http.perSecond)),
  ]);
  return { ofHttp, ofBare };
}
