import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  databaseKinds,
  openMigrated,
  type TestDatabase,
} from '../../../tests/fixtures/databases/databases.ts';
import { makeSignUp } from '../../../tests/fixtures/make-sign-up.ts';
import type { Database } from '../database.ts';
import { openDatabase } from '../open-database.ts';
import { createStore } from '../store.ts';
import { migrate } from './migrations.ts';
import { readIndexes } from './read-indexes.ts';

const last = '2026-12-m2-read-indexes';
const waitFor = { timeout: 20_000 };

let testDatabase: TestDatabase;
let database: Database;
let writer: pg.Client;
beforeEach(async () => {
  testDatabase = await databaseKinds[1].make();
  database = await openMigrated(testDatabase);
  await sql`delete from kysely_migration where name = ${last}`.execute(database.db);
  for (const { name } of readIndexes.indexes) await sql`drop index ${sql.ref(name)}`.execute(database.db);
  writer = new pg.Client(testDatabase.settings.DATABASE_URL);
  await writer.connect();
});
afterEach(async () => {
  await writer.end();
  await database.close();
  await testDatabase.remove();
});

async function indexes() {
  const { rows } = await sql<{ name: string; isValid: boolean; isUnique: boolean }>`
    select relname as name, indisvalid as "isValid", indisunique as "isUnique"
    from pg_index join pg_class on pg_class.oid = indexrelid
    where relname in (${sql.join(readIndexes.indexes.map(({ name }) => name))})`.execute(database.db);
  return rows;
}
const allValid = readIndexes.indexes.map(({ name }) =>
  expect.objectContaining({ name, isValid: true, isUnique: false }),
);
async function expectAllValid() {
  const found = await indexes();
  expect(found).toEqual(expect.arrayContaining(allValid));
  expect(found).toHaveLength(allValid.length);
}
const migrateOn = (other: Database) => migrate(other.db, { pauseMs: 10 });

/** Holds a transaction open that has written to every table with a new index. */
async function holdWriter(): Promise<void> {
  await writer.query('begin');
  for (const table of new Set(readIndexes.indexes.map(({ table }) => table)))
    await writer.query(`lock table ${table} in row exclusive mode`);
}

test('takes sign-ups while indexes are built, also beside a transaction that stays open', async () => {
  const maintenance = openDatabase(testDatabase.settings, { longTimeouts: true });
  const store = createStore(database);
  await holdWriter();
  const migrating = migrateOn(maintenance);
  await vi.waitFor(async () => {
    const { rows } = await sql`select from pg_stat_progress_create_index`.execute(database.db);
    expect(rows).toHaveLength(1);
  }, waitFor);
  const start = performance.now();
  for (const name of ['ann', 'bob']) expect(await store.add(makeSignUp(name))).toBe('kept');
  expect(performance.now() - start).toBeLessThan(1_000);
  await writer.query('commit');
  await migrating;
  await expectAllValid();
  await store.stop();
  await maintenance.close();
});

test('replaces an index that a failed build has left', async () => {
  const store = createStore(database);
  for (const name of ['ann', 'bob']) await store.add(makeSignUp(name));
  await store.stop();
  await sql`update deliveries set due_at = '', state = 'parked'`.execute(database.db);
  const failing = sql`create unique index concurrently deliveries_parked on deliveries (due_at)`;
  await expect(failing.execute(database.db)).rejects.toMatchObject({ code: '23505' });
  expect(await indexes()).toMatchObject([{ isValid: false }]);
  await migrateOn(database);
  await expectAllValid();
});

test('several servers that migrate at once end with valid indexes', async () => {
  const others = [1, 2, 3].map(() => openDatabase(testDatabase.settings, { longTimeouts: true }));
  await holdWriter();
  const migrating = Promise.all(others.map(migrateOn));
  await sleep(1_500);
  await writer.query('commit');
  await migrating;
  await expectAllValid();
  const { rows } = await sql`select name from kysely_migration where name = ${last}`.execute(database.db);
  expect(rows).toHaveLength(1);
  await Promise.all(others.map((other) => other.close()));
});
