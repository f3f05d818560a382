import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { migrate } from '../sign-up/store/migrations/migrations.ts';
import { openDatabase } from '../sign-up/store/open-database.ts';
import { type Cluster, startCluster } from '../tests/fixtures/databases/postgres-cluster.ts';
import { insertSignUps } from '../tests/fixtures/insert-sign-ups.ts';
import { runSignups } from '../tests/fixtures/processes/signups-command.ts';
import { startSite } from '../tests/fixtures/processes/site-process.ts';
import { startMailSink } from './mail-sink.ts';
import { createDatabase } from './million/stores.ts';
import { median, table } from './report.ts';
import { residentMemory } from './resident-memory.ts';
import { signUpFor } from './sign-up-request.ts';

const letterCount = 10_000;
/**
 * `pace`: letters per second, the default of MAIL_PER_SECOND and one that sends all letters while we
 * wait; without SMTP_URL if it is absent. `launch`: launch letters that are queued first.
 */
type Case = { name: string; pace?: number; launch: number };
const cases: readonly Case[] = [
  { name: 'no letters', launch: 0 },
  { name: 'confirmations', pace: 5, launch: 0 },
  { name: 'launch letters', pace: 5, launch: letterCount },
  { name: 'launch letters', pace: 100, launch: letterCount },
];
const fastest = Math.max(...cases.map(({ pace = 0 }) => pace));
const warmUpSeconds = 3;
const longestSendSeconds = 300;

const mailSettings = {
  MAIL_FROM: 'SportBuddy <hello@fans.example>',
  TICKET_SECRET: 'a secret of at least thirty-two characters',
  MAIL_PER_HOUR: String(fastest * 3_600),
};

type Storage = { DATA_DIR: string } & Record<string, string>;
/** Sign-ups and letters per second; resident memory of the server in MB. */
type Result = { signUps: number; letters: number; memory: number[] };

/**
 * Prints sign-ups per second without letters, with confirmations, and while launch letters are sent,
 * and the server's memory until 10,000 of them are sent. On SQLite and on PostgreSQL; rounds are interleaved.
 *
 * @throws Error when a sign-up is refused or a letter is not sent
 */
export async function benchLetters({ rounds, seconds }: { rounds: number; seconds: number }): Promise<void> {
  const cluster = await startCluster({ isDurable: true });
  try {
    const rows: string[][] = [];
    for (const name of ['SQLite', 'PostgreSQL']) {
      const results = cases.map((one) => ({ ...one, results: [] as Result[] }));
      for (let round = 1; round <= rounds; round += 1) {
        console.log(`${name}: round ${round} of ${rounds}`);
        for (const one of results) {
          const storage = await createStorage(name === 'PostgreSQL' ? cluster : undefined);
          one.results.push(await measure(storage, seconds, one));
        }
      }
      const alone = median(results[0]?.results.map(({ signUps }) => signUps) ?? []);
      for (const one of results) rows.push([name, ...row(one, alone)]);
    }
    console.log(`\n16 connections that sign up for ${seconds} s, medians:\n`);
    console.log(table(columns, rows));
  } finally {
    await cluster.stop();
  }
}

let databases = 0;

/** Creates a storage with fans who signed up earlier, one for each letter. */
async function createStorage(cluster?: Cluster): Promise<Storage> {
  const storage: Storage = { DATA_DIR: await mkdtemp(join(tmpdir(), 'sportbuddy-bench-')) };
  if (cluster) {
    databases += 1;
    storage.DATABASE_URL = await createDatabase(cluster, `letters_${databases}`);
  }
  const { db, close } = openDatabase(storage);
  await migrate(db);
  await insertSignUps(
    db,
    Array.from({ length: letterCount }, (_, n) => ({ email: `early${n}@example.com`, attempts: 1 })),
  );
  await close();
  return storage;
}

async function measure(storage: Storage, seconds: number, { pace, launch }: Case): Promise<Result> {
  const mail = await startMailSink('early');
  const mailing = { ...mailSettings, SMTP_URL: mail.url, MAIL_PER_SECOND: String(pace) };
  const settings = { ...storage, ...(pace && mailing) };
  const site = await startSite(settings);
  const memory: number[] = [];
  const watch = setInterval(() => void residentMemory(site.child.pid).then((mb) => memory.push(mb)), 1_000);
  try {
    if (launch > 0) {
      const { code, stderr } = await runSignups(['invite', '--first', String(launch)], settings);
      if (code !== 0) throw new Error(`signups invite: ${stderr}`);
    }
    await signUpFor(site.url, warmUpSeconds);
    const before = mail.count();
    const signUps = await signUpFor(site.url, seconds);
    const letters = (mail.count() - before) / seconds;
    for (let waited = 0; pace === fastest && mail.count() < launch; waited += 1) {
      if (waited > longestSendSeconds) throw new Error(`Only ${mail.count()} of ${launch} letters were sent`);
      await sleep(1_000);
    }
    return { signUps, letters, memory };
  } finally {
    clearInterval(watch);
    await site.end('SIGTERM');
    await mail.close();
    await rm(storage.DATA_DIR, { recursive: true, force: true });
  }
}

const columns = [
  'database',
  'letters',
  'pace',
  'sign-ups/s',
  'ratio',
  'letters/s',
  'MB, start',
  'highest',
  'end',
];

function row({ name, pace, results }: Case & { results: readonly Result[] }, alone: number): string[] {
  const of = (figure: (result: Result) => number) => median(results.map(figure));
  const signUps = of((result) => result.signUps);
  return [
    name,
    `${pace ?? '-'}`,
    signUps.toFixed(0),
    (signUps / alone).toFixed(2),
    of((result) => result.letters).toFixed(0),
    `${of(({ memory }) => memory[0] ?? Number.NaN)}`,
    `${of(({ memory }) => Math.max(...memory))}`,
    `${of(({ memory }) => memory.at(-1) ?? Number.NaN)}`,
  ];
}
