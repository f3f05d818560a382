import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  configureDatabase,
  databaseKinds,
  type TestDatabase,
} from '../../../tests/fixtures/databases/databases.ts';
import { makeSignUp } from '../../../tests/fixtures/make-sign-up.ts';
import type { Database } from '../database.ts';
import { migrate } from '../migrations/migrations.ts';
import { openDatabase } from '../open-database.ts';
import { createStore, type SignUpStore } from '../store.ts';

let testDatabase: TestDatabase;
let url: string;
let database: Database;
let store: SignUpStore;
let notified: string[];
beforeEach(async () => {
  testDatabase = await databaseKinds[1].make();
  url = testDatabase.settings.DATABASE_URL ?? '';
  notified = [];
  const notify = (code: string) => notified.push(code);
  database = openDatabase(testDatabase.settings, { notify, timeouts: { lockMs: 50 } });
  await migrate(database.db);
  store = createStore(database);
});
afterEach(async () => {
  vi.useRealTimers();
  await store.stop();
  await database.close();
  await testDatabase.remove();
});

async function configure(setting: string) {
  notified = [];
  await configureDatabase(url, `set ${setting}`);
  await vi.waitFor(() => expect(notified).toContain('57P01'), { timeout: 20_000 });
}

test('fails only the row that another transaction has locked', async () => {
  const holder = new pg.Client(url);
  await holder.connect();
  await holder.query('begin');
  await holder.query(
    "insert into sign_ups (id, email, email_key, name, team, created_at) values ('1', 'x', 'ann@example.com', 'x', '', '')",
  );
  const answers = await Promise.allSettled(['ann', 'bob', 'cid'].map((name) => store.add(makeSignUp(name))));
  expect(answers).toMatchObject([
    { status: 'rejected', reason: { name: 'StorageUnavailable', code: '55P03' } },
    { value: 'kept' },
    { value: 'kept' },
  ]);
  await store.check();
  await holder.end();
  expect(await store.add(makeSignUp('ann'))).toBe('kept');
});

test('refuses sign-ups with the code of a read-only database until it is writable again', async () => {
  await configure('default_transaction_read_only = on');
  await expect(store.add(makeSignUp('ann'))).rejects.toMatchObject({ message: '25006' });
  await expect(store.check()).rejects.toMatchObject({ message: '25006' });
  await configureDatabase(url, 'set default_transaction_read_only = off');
  await vi.waitFor(() => store.check(), { timeout: 20_000 });
  expect(await store.add(makeSignUp('ann'))).toBe('kept');
});

test.each([
  ['off', 'on'],
  ['local', 'on'],
  ['remote_apply', 'remote_apply'],
])('with synchronous_commit = %s in the database, connections commit with %s', async (given, used) => {
  await configure(`synchronous_commit = ${given}`);
  const { rows } = await sql<Record<string, string>>`show synchronous_commit`.execute(database.db);
  expect(rows).toEqual([{ synchronous_commit: used }]);
  const named = await sql<Record<string, string>>`show application_name`.execute(database.db);
  expect(named.rows).toEqual([{ application_name: 'sportbuddy' }]);
});

test("uses the database's clock for created_at, not this machine's", async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  await store.add(makeSignUp('ann'));
  vi.useRealTimers();
  const { due_at } = await database.db.selectFrom('deliveries').select('due_at').executeTakeFirstOrThrow();
  expect(Date.parse(due_at)).toBeLessThan(Date.now() + 60_000);
});
