/** A long run of the built site under a steady load, with failures that a real night has. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startCluster } from '../../tests/fixtures/databases/postgres-cluster.ts';
import { freePort } from '../../tests/fixtures/processes/free-port.ts';
import { runProgram, signupsCommand } from '../../tests/fixtures/processes/signups-command.ts';
import { type SiteProcess, startSite } from '../../tests/fixtures/processes/site-process.ts';
import { startReceiver, status } from '../../tests/fixtures/processes/webhook-receiver.ts';
import { startMailSink } from '../mail-sink.ts';
import { createDatabase, type Storage } from '../million/stores.ts';
import { median } from '../report.ts';
import { residentMemory } from '../resident-memory.ts';
import { pagePaths, untilReady } from '../site-pages.ts';
import { keepLoaded, type Load } from './load.ts';
import { outcomeOf } from './outcome.ts';

const minuteMs = 60_000;
/** When the site is restarted, as shares of the run: both in its first third. */
const restartsAt = [0.1, 0.25];
/** Deliveries and letters of the last minutes, and those whose retry waits. */
const longestRestMs = 15 * minuteMs;
/** Every tenth call of the webhook is answered with 503. */
const refusedCall = 10;
const maxMemoryGrowth = 1.1;

const settings = {
  TICKET_SECRET: 'a secret of at least thirty-two characters',
  MAIL_FROM: 'SportBuddy <hello@fans.example>',
  MAIL_PER_SECOND: '100',
  MAIL_PER_HOUR: '360000',
  CONFIRMATIONS_PER_NETWORK: '1000000',
  CONFIRMATIONS_PER_HOUR: '1000000',
  SIGN_UP_LIMIT: '1000',
  DELIVERY_PER_SECOND: '100',
  WARM_UP: '1',
};

const databases = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const;
type Kind = keyof typeof databases;
const isKind = (name: string): name is Kind => name in databases;

export type SoakOptions = { minutes: number; database?: string | undefined };

/**
 * Keeps the built site under 30 sign-ups and 300 page reads a second, on each database, and prints
 * what became of them. Linux only.
 * @param options `database`: only this one, `sqlite` or `postgres`
 * @throws Error when a sign-up is lost, stored twice or not delivered, a request fails but during a
 * restart, an erased address remains, or memory grows
 */
export async function benchSoak({ minutes, database }: SoakOptions): Promise<void> {
  if (database !== undefined && !isKind(database))
    throw new Error(`choose one of ${Object.keys(databases).join(', ')}`);
  const faults: string[] = [];
  for (const kind of database ? [database] : (['sqlite', 'postgres'] as const))
    faults.push(...(await withStorage(kind, (storage) => soak(databases[kind], storage, minutes))));
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

async function withStorage<T>(kind: Kind, use: (storage: Storage) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'sportbuddy-soak-'));
  const cluster = kind === 'postgres' ? await startCluster({ isDurable: true }) : undefined;
  try {
    return await use({
      DATA_DIR: folder,
      ...(cluster && { DATABASE_URL: await createDatabase(cluster, 'soak') }),
    });
  } finally {
    await cluster?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** @returns a line for each fault */
async function soak(name: string, storage: Storage, minutes: number): Promise<string[]> {
  const [mail, webhook, port] = [await startMailSink(), await startReceiver(), await freePort()];
  const delivered = new Set<string>();
  webhook.answerWith((response, call) => {
    const isRefused = call % refusedCall === 0;
    if (!isRefused) delivered.add(webhook.received[call - 1]?.body.Email ?? '');
    status(isRefused ? 503 : 200)(response, call);
  });
  const environment = {
    ...settings,
    ...storage,
    PORT: String(port),
    SMTP_URL: mail.url,
    AIRTABLE_WEBHOOK_URL: webhook.url,
  };
  const site = await restartable(environment).catch(async (error) => {
    await mail.close();
    await webhook.close();
    throw error;
  });
  const load: Load = { acknowledged: new Map(), pages: 0, failures: [] };
  const memory: { at: number; mb: number }[] = [];
  const erased: string[] = [];
  const over = new AbortController();
  const begin = performance.now();
  const share = () => (performance.now() - begin) / (minutes * minuteMs);
  const watch = setInterval(
    () =>
      void site.memory().then(
        (mb) => memory.push({ at: share(), mb }),
        () => {},
      ),
    1_000,
  );
  try {
    const url = `http://127.0.0.1:${port}`;
    const loading = keepLoaded(url, await pagePaths(url), load, over.signal);
    const restarts = [...restartsAt];
    for (let minute = 1; minute <= minutes; minute += 1) {
      const end = begin + minute * minuteMs;
      if (restarts[0] !== undefined && minute / minutes > restarts[0]) {
        restarts.shift();
        await site.restart();
      }
      erased.push(await eraseOne(load, environment));
      await sleep(end - performance.now());
      const progress = `${load.acknowledged.size} sign-ups, ${load.pages} pages, ${load.failures.length} failures`;
      console.log(`${name}: minute ${minute} of ${minutes}: ${progress}, ${memory.at(-1)?.mb} MB`);
    }
    over.abort();
    await loading;
    await untilDelivered(load, erased, delivered);
    const third = (from: number) =>
      median(memory.filter(({ at }) => at >= from && at < from + 1 / 3).map(({ mb }) => mb));
    const { lines, faults } = await outcomeOf(
      { load, erased, delivered, downtimes: site.downtimes },
      storage,
    );
    const [second, last] = [third(1 / 3), third(2 / 3)];
    if (last > second * maxMemoryGrowth) faults.push(`memory grew from ${second} to ${last} MB`);
    console.log(`\n${name}, ${minutes} minutes:`);
    for (const line of [
      ...lines,
      `the webhook was called ${webhook.received.length} times, and each tenth call was answered with 503`,
      `${mail.count()} letters were sent`,
      `memory: ${second} MB in the second third, ${last} MB in the last`,
    ])
      console.log(`- ${line}`);
    return faults.map((fault) => `${name}: ${fault}`);
  } finally {
    over.abort();
    clearInterval(watch);
    await site.stop();
    await mail.close();
    await webhook.close();
  }
}

/** A site that can be restarted on its port. */
async function restartable(environment: Record<string, string>) {
  const start = async () => {
    const site = await startSite(environment);
    await untilReady(site.url);
    return site;
  };
  let site: SiteProcess = await start();
  const downtimes: { from: number; to: number }[] = [];
  return {
    downtimes,
    memory: () => residentMemory(site.child.pid),
    async restart() {
      const from = performance.now();
      await site.end('SIGTERM');
      site = await startSite(environment);
      downtimes.push({ from, to: performance.now() });
    },
    stop: () => site.end('SIGTERM'),
  };
}

/** Erases the address that was acknowledged half-way. @returns it */
async function eraseOne(load: Load, environment: Record<string, string>): Promise<string> {
  while (load.acknowledged.size === 0) await sleep(100);
  const addresses = [...load.acknowledged.keys()];
  const email = addresses[Math.floor(addresses.length / 2)] ?? '';
  const { code, stderr } = await runProgram(
    process.execPath,
    [...signupsCommand, 'erase', email],
    environment,
  );
  if (code !== 0) throw new Error(`signups erase: ${stderr}`);
  return email;
}

/** Waits until the webhook has accepted every acknowledged sign-up that was not erased. */
async function untilDelivered(
  load: Load,
  erased: readonly string[],
  delivered: ReadonlySet<string>,
): Promise<void> {
  const begin = performance.now();
  for (;;) {
    const missing = [...load.acknowledged.keys()].filter(
      (email) => !delivered.has(email) && !erased.includes(email),
    );
    if (missing.length === 0 || performance.now() > begin + longestRestMs) return;
    console.log(`${missing.length} deliveries are left`);
    await sleep(10_000);
  }
}
