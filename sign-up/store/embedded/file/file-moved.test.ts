import { copyFile, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { embeddedDatabase, type TestDatabase } from '../../../../tests/fixtures/databases/databases.ts';
import { makeSignUp } from '../../../../tests/fixtures/make-sign-up.ts';
import type { Database } from '../../database.ts';
import { migrate } from '../../migrations/migrations.ts';
import { openDatabase } from '../../open-database.ts';
import { createStore, type SignUpStore } from '../../store.ts';

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
  database = openDatabase(testDatabase.settings, { notify: (code) => notices.push(code) });
  await migrate(database.db);
  store = createStore(database);
  await store.add(person(1));
});
afterEach(async () => {
  await store.stop();
  await database.close();
  await testDatabase.remove();
});

const path = (name: string) => join(directory, name);
const emails = async () =>
  (await database.db.selectFrom('sign_ups').select('email').orderBy('email').execute()).map(
    ({ email }) => email,
  );

test.each([
  ['the file', ['sign-ups.db']],
  ['the file with its log', ['sign-ups.db', 'sign-ups.db-wal', 'sign-ups.db-shm']],
  ['the log alone', ['sign-ups.db-wal']],
  ['the memory that processes share', ['sign-ups.db-shm']],
])('with %s moved away, refuses sign-ups until it is back, and reports that once', async (_what, names) => {
  for (const name of names) await rename(path(name), path(`${name}.aside`));
  for (const n of [2, 3])
    await expect(store.add(person(n))).rejects.toMatchObject({
      name: 'StorageUnavailable',
      code: 'FILE_MOVED',
    });
  await expect(store.check()).rejects.toThrow();
  expect(notices).toEqual(['FILE_MOVED']);
  for (const name of names) await rename(path(`${name}.aside`), path(name));
  expect(await store.add(person(4))).toBe('kept');
  // Refused ones may be stored, but were not acknowledged.
  expect(await emails()).toEqual(expect.arrayContaining(['fan1@example.com', 'fan4@example.com']));
});

test('acknowledges nothing in a file that was removed, and creates no other file', async () => {
  for (const name of await readdir(directory)) if (name.startsWith('sign-ups.db')) await rm(path(name));
  await expect(store.add(person(2))).rejects.toMatchObject({ code: 'FILE_MOVED' });
  expect((await readdir(directory)).filter((name) => name.startsWith('sign-ups.db'))).toEqual([]);
});

test('acknowledges nothing while another file is at its path', async () => {
  await copyFile(path('sign-ups.db'), path('new'));
  await rename(path('new'), path('sign-ups.db'));
  await expect(store.add(person(2))).rejects.toMatchObject({ code: 'FILE_MOVED' });
});
