import { copyFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  embeddedDatabase,
  openMigrated,
  type TestDatabase,
} from '../../../../tests/fixtures/databases/databases.ts';
import { makeSignUp } from '../../../../tests/fixtures/make-sign-up.ts';
import type { Database } from '../../database.ts';
import { migrate } from '../../migrations/migrations.ts';
import { openDatabase } from '../../open-database.ts';
import { createStore, type SignUpStore } from '../../store.ts';
import { lockData } from './data-lock.ts';

const recreated = 'the database file was removed while in use; it was recreated with all data';
const nothingLost = 'the -wal or -shm file was removed while in use; no data is lost';
const person = (n: number) => makeSignUp(`Fan ${n}`);

let testDatabase: TestDatabase;
let directory: string;
let database: Database;
let store: SignUpStore;
let notices: string[];
beforeEach(async () => {
  testDatabase = await embeddedDatabase();
  directory = testDatabase.settings.DATA_DIR;
  notices = [];
  database = openDatabase(testDatabase.settings, { notify: (_code, message) => notices.push(message) });
  await migrate(database.db);
  store = createStore(database);
  await store.add(person(1), 'a');
});
afterEach(async () => {
  await store.stop();
  await database.close();
  await testDatabase.remove();
});

/** Reads the addresses that another process, or the server after a restart, finds at the path. */
function emailsAtPath(): unknown[] {
  const file = new SQLite(join(directory, 'sign-ups.db'), { readonly: true, fileMustExist: true });
  const emails = file.prepare('select email from sign_ups order by email').pluck().all();
  file.close();
  return emails;
}

const remove = async (...names: string[]) => {
  for (const name of names) await rm(join(directory, name));
};

test.each([
  ['the file', ['sign-ups.db'], recreated],
  ['the file with its log', ['sign-ups.db', 'sign-ups.db-wal', 'sign-ups.db-shm'], recreated],
  ['the log alone', ['sign-ups.db-wal'], nothingLost],
  ['the memory that processes share', ['sign-ups.db-shm'], nothingLost],
])(
  '%s removed under a running server: no sign-up is lost, before or after',
  async (_what, names, message) => {
    await remove(...names);
    expect(await store.add(person(2), 'b')).toEqual({ kind: 'kept' });
    await remove(...names);
    expect(await store.add(person(3), 'c')).toEqual({ kind: 'kept' });
    expect(emailsAtPath()).toEqual([1, 2, 3].map((n) => `fan${n}@example.com`));
    expect(notices).toEqual([message, message]);
    expect((await stat(join(directory, 'sign-ups.db'))).mode & 0o777).toBe(0o600);
    const files = (await readdir(directory)).filter((name) => name.startsWith('sign-ups.db'));
    expect(files.sort()).toEqual(['sign-ups.db', 'sign-ups.db-shm', 'sign-ups.db-wal']);
  },
);

test('recreates a removed directory with all sign-ups', async () => {
  await rm(directory, { recursive: true });
  expect(await store.add(person(2), 'b')).toEqual({ kind: 'kept' });
  expect(emailsAtPath()).toEqual(['fan1@example.com', 'fan2@example.com']);
});

/** Replaces the open database with another one, which holds fan 9. */
async function replace() {
  const other = await embeddedDatabase();
  const restored = await openMigrated(other);
  const backup = createStore(restored);
  await backup.add(person(9), 'z');
  await backup.stop();
  await restored.close();
  await copyFile(join(other.settings.DATA_DIR, 'sign-ups.db'), join(directory, 'new'));
  await rename(join(directory, 'new'), join(directory, 'sign-ups.db'));
  await other.remove();
}

test('uses a file that replaced the database, and keeps a copy of the old one beside it', async () => {
  await replace();
  expect(await store.add(person(2), 'b')).toEqual({ kind: 'kept' });
  expect(emailsAtPath()).toEqual(['fan2@example.com', 'fan9@example.com']);
  const kept = (await readdir(directory)).filter((name) => name.includes('.replaced-'));
  expect(kept.length).toBe(1);
  const path = join(directory, kept[0] ?? '');
  expect(notices).toEqual([
    `the database file was replaced while in use; the new file is used from now on. The old data is in ${path}: compare both, then delete the copy`,
  ]);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  const copy = new SQLite(path, { readonly: true });
  expect(copy.prepare('select email from sign_ups').pluck().all()).toEqual(['fan1@example.com']);
  copy.close();
});

test('refuses sign-ups while the file is not a database, and recovers', async () => {
  await copyFile(import.meta.filename, join(directory, 'new'));
  await rename(join(directory, 'new'), join(directory, 'sign-ups.db'));
  await expect(store.add(person(2), 'b')).rejects.toMatchObject({ message: 'SQLITE_NOTADB' });
  await expect(store.check()).rejects.toThrow();
  await replace();
  expect(await store.add(person(3), 'c')).toEqual({ kind: 'kept' });
  expect(emailsAtPath()).toEqual(['fan3@example.com', 'fan9@example.com']);
});

test('holds the lock again after the whole directory was removed', async () => {
  await rm(directory, { recursive: true });
  expect(await store.add(person(2), 'b')).toEqual({ kind: 'kept' });
  expect(emailsAtPath()).toEqual(['fan1@example.com', 'fan2@example.com']);
  expect(lockData(directory, 'exclusive')).toBeUndefined();
});
