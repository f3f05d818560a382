import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { aFan } from '../../../tests/fixtures/a-fan.ts';
import { type Cluster, startCluster } from '../../../tests/fixtures/databases/postgres-cluster.ts';
import { startTcpProxy, type TcpProxy } from '../../../tests/fixtures/processes/tcp-proxy.ts';
import type { Database } from '../database.ts';
import { migrate } from '../migrations/migrations.ts';
import { openDatabase } from '../open-database.ts';
import { createStore, type SignUpStore } from '../store.ts';

let cluster: Cluster;
let proxy: TcpProxy;
let database: Database;
let store: SignUpStore;
let told: string[];
let messages: Set<string>;
let names = 0;

beforeAll(async () => {
  cluster = await startCluster();
  proxy = await startTcpProxy(cluster.port);
});
afterAll(async () => {
  await proxy.close();
  await cluster.stop();
});
beforeEach(async () => {
  const name = `faults_${names++}`;
  await asAdministrator(`create database ${name}`);
  told = [];
  messages = new Set();
  database = openDatabase(
    { DATA_DIR: 'unused', DATABASE_URL: `postgres://postgres@127.0.0.1:${proxy.port}/${name}` },
    {
      tell(code, message) {
        told.push(code);
        messages.add(message);
      },
    },
  );
  await migrate(database.db);
  store = createStore(database);
});
afterEach(async () => {
  await proxy.heal();
  await store.stop();
  await database.close();
});

async function asAdministrator(statement: string, name = 'postgres'): Promise<pg.Client> {
  const client = new pg.Client(cluster.url(name));
  client.on('error', () => undefined);
  await client.connect();
  await client.query(statement);
  return client;
}
const databaseName = () => `faults_${names - 1}`;
/** Cuts every connection, so that the next ones take over what the cluster has newly set. */
async function proxyForgets() {
  proxy.cut();
  await expect.poll(() => told.length).toBeGreaterThan(0);
}
const emails = async () =>
  (await database.db.selectFrom('sign_ups').select('email').orderBy('email').execute()).map(
    ({ email }) => email.split('@')[0],
  );

test.each(['fast', 'immediate'] as const)(
  'a cluster that restarts (%s) under load loses nothing it acknowledged',
  async (how) => {
    const acknowledged: string[] = [];
    let loading = true;
    let next = 0;
    async function connection() {
      while (loading) {
        const name = `fan${next++}`;
        const outcome = await store.add(aFan(name), name).catch(() => undefined);
        if (outcome?.kind === 'kept') acknowledged.push(name);
      }
    }
    const connections = Array.from({ length: 16 }, connection);
    await expect.poll(() => acknowledged.length).toBeGreaterThan(50);
    await cluster.shutDown(how);
    const before = acknowledged.length;
    await cluster.start();
    await expect.poll(() => acknowledged.length, { timeout: 15_000 }).toBeGreaterThan(before + 50);
    loading = false;
    await Promise.all(connections);
    await store.check();
    const stored = new Set(await emails());
    expect(acknowledged.filter((name) => !stored.has(name))).toEqual([]);
  },
);

test('a network that swallows everything refuses sign-ups in time, and a new one is used at once', async () => {
  // Every connection of the pool has been used, so each could be tried again.
  await Promise.all(
    Array.from({ length: 12 }, () => database.db.selectFrom('sign_ups').select('id').execute()),
  );
  proxy.swallow();
  const begun = performance.now();
  await expect(store.add(aFan('ann'), 'a')).rejects.toMatchObject({ name: 'StorageUnavailable' });
  expect(performance.now() - begun).toBeLessThan(10_000);
  await expect(store.check()).rejects.toThrow();
  await proxy.heal();
  // The pool's other connections are still silent; none of them is used again.
  expect(await store.add(aFan('bob'), 'b')).toEqual({ kind: 'kept' });
  expect(await emails()).toContain('bob');
  expect(told).toContain('CONNECTION_TIMEOUT');
  expect([...messages]).toEqual(['a connection to the database broke']);
});

test('a row that somebody has locked fails alone, and in time', async () => {
  const holder = await asAdministrator('begin', databaseName());
  await holder.query(
    "insert into sign_ups (id, email, email_key, name, team, created_at) values ('1', 'x', 'ann@example.com', 'x', '', '')",
  );
  const answers = await Promise.allSettled(['ann', 'bob', 'cid'].map((name) => store.add(aFan(name), name)));
  expect(answers).toMatchObject([
    { status: 'rejected', reason: { name: 'StorageUnavailable', code: '55P03' } },
    { value: { kind: 'kept' } },
    { value: { kind: 'kept' } },
  ]);
  await store.check();
  await holder.end();
  expect(await store.add(aFan('ann'), 'a')).toEqual({ kind: 'kept' });
});

test('a cluster that takes no writes refuses sign-ups under its own code, and is found well again', async () => {
  const readOnly = (value: string) =>
    asAdministrator(`alter database ${databaseName()} set default_transaction_read_only = ${value}`).then(
      (client) => client.end(),
    );
  await readOnly('on');
  await proxyForgets();
  await expect(store.add(aFan('ann'), 'a')).rejects.toMatchObject({ message: '25006' });
  await expect(store.check()).rejects.toMatchObject({ message: '25006' });
  await readOnly('off');
  await proxyForgets();
  await expect
    .poll(
      () =>
        store.check().then(
          () => 'well',
          () => 'ill',
        ),
      { timeout: 15_000 },
    )
    .toBe('well');
  expect(await store.add(aFan('ann'), 'a')).toEqual({ kind: 'kept' });
});

test.each([
  ['off', 'on'],
  ['local', 'on'],
  ['remote_apply', 'remote_apply'],
])('with synchronous_commit = %s in the cluster, connections commit with %s', async (given, used) => {
  const client = await asAdministrator(`alter database ${databaseName()} set synchronous_commit = ${given}`);
  await client.end();
  await proxyForgets();
  const { rows } = await sql<Record<string, string>>`show synchronous_commit`.execute(database.db);
  expect(rows).toEqual([{ synchronous_commit: used }]);
  const named = await sql<Record<string, string>>`show application_name`.execute(database.db);
  expect(named.rows).toEqual([{ application_name: 'sportbuddy' }]);
});

test("the window of the limit and the moment of a sign-up are the cluster's, whatever this machine's clock says", async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  const hasty = createStore(database, { rateLimit: { signUps: 1, windowMs: 60_000 } });
  await hasty.add(aFan('ann'), 'a');
  const refused = await hasty.add(aFan('bob'), 'a');
  expect(refused.kind).toBe('limited');
  const left = refused.kind === 'limited' ? refused.until - Date.now() : 0;
  vi.useRealTimers();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThanOrEqual(60_000);
  const { due_at } = await database.db.selectFrom('deliveries').select('due_at').executeTakeFirstOrThrow();
  expect(Date.parse(due_at)).toBeLessThan(Date.now() + 60_000);
  await hasty.stop();
});
