import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  asAdministrator,
  embeddedDatabase,
  openMigrated,
} from '../../../tests/fixtures/databases/databases.ts';
import { oldestVersion, startOldestCluster } from '../../../tests/fixtures/databases/oldest-postgres.ts';
import { makeSignUp } from '../../../tests/fixtures/make-sign-up.ts';
import { runSignups } from '../../../tests/fixtures/processes/signups-command.ts';
import { startReceiver } from '../../../tests/fixtures/processes/webhook-receiver.ts';
import { webhookChannel } from '../../delivery/send.ts';
import { startWorker } from '../../delivery/worker.ts';
import { migrate } from '../migrations/migrations.ts';
import { openDatabase } from '../open-database.ts';
import { createStore } from '../store.ts';

/** Creating a cluster takes half a minute on a busy machine. */
const startTimeoutMs = 180_000;
const timeouts = { connectMs: 20_000, statementMs: 20_000, socketTimeoutMs: 25_000 };
const quiet = { info: () => undefined, warn: () => undefined };

let cluster: Awaited<ReturnType<typeof startOldestCluster>>;
beforeAll(async () => {
  cluster = await startOldestCluster();
}, startTimeoutMs);
afterAll(() => cluster?.stop());

async function database(name: string) {
  await asAdministrator(cluster.url('postgres'), `create database ${name}`);
  return { DATA_DIR: 'unused', DATABASE_URL: cluster.url(name) };
}

test(`the cluster is PostgreSQL ${oldestVersion}`, async () => {
  const client = new pg.Client(cluster.url('postgres'));
  await client.connect();
  const { rows } = await client.query('show server_version');
  await client.end();
  expect(rows[0].server_version).toMatch(new RegExp(`^${oldestVersion}\\.`));
});

test('two servers migrate, store and deliver, and the commands work', async () => {
  const settings = await database('servers');
  const databases = [openDatabase(settings, { timeouts }), openDatabase(settings, { timeouts })];
  await Promise.all(databases.map(({ db }) => migrate(db)));
  const receiver = await startReceiver();
  const stores = databases.map((each) => createStore(each));
  const workers = databases.map(({ db }) => startWorker(db, webhookChannel({ url: receiver.url }), quiet));
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, n) => stores[n % 2]?.add(makeSignUp(`fan${n}`, { team: 'الهلال' }))),
  );
  expect(answers).toEqual(Array(60).fill('kept'));
  for (const store of stores) await store.check();
  await receiver.calls(60);
  for (const worker of workers) await worker.stop();
  expect(await runSignups(['erase', 'fan7@example.com'], settings)).toMatchObject({ code: 0 });
  expect((await runSignups(['stats'], settings)).stdout).toMatch(/^total 59\nwaiting 0\ndelivered 59\n/);
  for (const words of [
    ['list'],
    ['list', '--held'],
    ['export', '--format', 'csv', '--letters', '--team', 'الهلال'],
    ['report'],
    ['letters'],
    ['purge', '--dry-run'],
    ['migrate'],
  ])
    expect(await runSignups(words, settings), words.join(' ')).toMatchObject({ code: 0, stderr: '' });
  for (const store of stores) await store.stop();
  for (const each of databases) await each.close();
  await receiver.close();
});

test('the embedded database moves to it', async () => {
  const settings = await database('moved');
  const embedded = await embeddedDatabase();
  const opened = await openMigrated(embedded);
  const store = createStore(opened);
  await store.add(makeSignUp('ann', { team: 'Ajax' }));
  await store.stop();
  await opened.close();
  expect(await runSignups(['move', '--to', settings.DATABASE_URL], embedded.settings)).toMatchObject({
    code: 0,
    stderr: '',
  });
  expect((await runSignups(['list'], settings)).stdout).toContain('ann@example.com');
  await embedded.remove();
});
