import { mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  embeddedDatabase,
  openMigrated,
  type TestDatabase,
} from '../../../tests/fixtures/databases/databases.ts';
import { insertSignUps } from '../../../tests/fixtures/insert-sign-ups.ts';
import { SettingError } from '../../setting-error.ts';
import type { Database } from '../database.ts';
import { openDatabase } from '../open-database.ts';
import { lockData } from './file/data-lock.ts';

let testDatabase: TestDatabase;
let database: Database;
beforeEach(async () => {
  testDatabase = await embeddedDatabase();
  database = await openMigrated(testDatabase);
  await insertSignUps(database.db, [{ email: 'ann@example.com' }, { email: 'bob@example.com' }]);
});
afterEach(async () => {
  await database.close();
  await testDatabase.remove();
});
const emails = async () =>
  (await database.db.selectFrom('sign_ups').select('email').orderBy('email').execute()).map(
    ({ email }) => email,
  );

test('rolls back a failed transaction, and commits the next one', async () => {
  const { db } = database;
  const failing = db.transaction().execute(async (transaction) => {
    await transaction.updateTable('sign_ups').set({ email: 'x@example.com' }).execute();
    throw new Error('half-way');
  });
  await expect(failing).rejects.toThrow('half-way');
  expect(await emails()).toEqual(['ann@example.com', 'bob@example.com']);
  await db
    .transaction()
    .execute((transaction) => transaction.deleteFrom('sign_ups').where('name', '=', 'Fan 0').execute());
  expect(await emails()).toEqual(['bob@example.com']);
});

test('refuses further statements of a transaction that has ended', async () => {
  const ended = database.db.transaction().execute(async (transaction) => {
    await sql`rollback`.execute(transaction);
    await transaction.deleteFrom('deliveries').execute();
  });
  await expect(ended).rejects.toMatchObject({ code: 'SQLITE_ABORT', message: 'the transaction has ended' });
  expect((await database.db.selectFrom('deliveries').selectAll().execute()).length).toBe(2);
});

test('returns the number of changed rows, or the code of the SQLite error', async () => {
  const kept = await database.db.selectFrom('sign_ups').select('id').executeTakeFirst();
  const { numDeletedRows } = await database.db.deleteFrom('deliveries').executeTakeFirstOrThrow();
  expect(numDeletedRows).toBe(2n);
  const insert = database.db
    .insertInto('duplicates')
    .values({ id: 'a', kept_id: kept?.id ?? '', created_at: '', attempts: 1 });
  expect(await insert.executeTakeFirst()).toMatchObject({ numInsertedOrUpdatedRows: 1n });
  await expect(sql`select 1 from nowhere`.execute(database.db)).rejects.toMatchObject({
    name: 'StorageError',
    code: 'SQLITE_ERROR',
    message: 'no such table: nowhere',
  });
  const rows = database.db.selectFrom('sign_ups').select('id').stream();
  await expect(rows.next()).rejects.toThrow('the embedded database is read by pages');
});

test('scrub removes the bytes of deleted rows from all files, and restores busy_timeout', async () => {
  await database.db.deleteFrom('deliveries').execute();
  await database.db.deleteFrom('sign_ups').where('email', '=', 'ann@example.com').execute();
  await database.scrub();
  for (const file of await readdir(testDatabase.settings.DATA_DIR))
    expect(await readFile(join(testDatabase.settings.DATA_DIR, file), 'latin1')).not.toContain(
      'ann@example.com',
    );
  expect((await stat(join(testDatabase.settings.DATA_DIR, 'sign-ups.db-wal'))).size).toBe(0);
  expect((await sql`pragma busy_timeout`.execute(database.db)).rows).toEqual([{ timeout: 3_500 }]);
  expect(await emails()).toEqual(['bob@example.com']);
});

test('rejects queries after close, and can be closed twice', async () => {
  await database.close();
  await expect(emails()).rejects.toMatchObject({ code: 'CLOSED', message: 'the database is closed' });
  await database.close();
});

test('grants the exclusive lock only when no database is open, and opens none while it is held', async () => {
  const { DATA_DIR } = testDatabase.settings;
  const other = openDatabase(testDatabase.settings);
  expect(lockData(DATA_DIR, 'exclusive')).toBeUndefined();
  await database.close();
  expect(lockData(DATA_DIR, 'exclusive')).toBeUndefined();
  await other.close();
  const release = lockData(DATA_DIR, 'exclusive');
  expect(release).toBeDefined();
  expect(lockData(DATA_DIR, 'shared')).toBeUndefined();
  expect(() => openDatabase(testDatabase.settings)).toThrow(
    new SettingError(
      'Wrong setting: DATA_DIR is being restored or moved at this moment; try again when that has ended',
    ),
  );
  database = openDatabase(testDatabase.settings, { locked: true });
  expect((await emails()).length).toBe(2);
  release?.();
  lockData(DATA_DIR, 'shared')?.();
});

test('warns when the directory cannot be locked, and opens the database without the lock', async () => {
  const lockless = await embeddedDatabase();
  await mkdir(join(lockless.settings.DATA_DIR, 'in-use.lock'));
  const notices: string[][] = [];
  const opened = openDatabase(lockless.settings, { notify: (...words) => notices.push(words) });
  expect(notices).toEqual([
    [
      expect.stringMatching(/^SQLITE_/),
      'the database directory cannot be locked; stop this server before a restore or move',
    ],
  ]);
  expect((await sql`select 1 as one`.execute(opened.db)).rows).toEqual([{ one: 1 }]);
  await opened.close();
  await lockless.remove();
});
