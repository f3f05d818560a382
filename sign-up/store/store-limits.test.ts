import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  embeddedDatabase,
  openMigrated,
  type TestDatabase,
} from '../../tests/fixtures/databases/databases.ts';
import { makeSignUp } from '../../tests/fixtures/make-sign-up.ts';
import type { Database } from './database.ts';
import { StorageError } from './storage-errors.ts';
import { createStore } from './store.ts';
import type { Arrival, Outcome } from './writing/arrival.ts';

let testDatabase: TestDatabase;
let database: Database;
beforeEach(async () => {
  testDatabase = await embeddedDatabase();
  database = await openMigrated(testDatabase);
});
afterEach(async () => {
  await database.close();
  await testDatabase.remove();
});

test('calls onStored for each stored sign-up', async () => {
  const onStored = vi.fn(() => undefined);
  const insert = async (arrivals: Arrival[]) =>
    arrivals.map(({ signUp }): Outcome => (signUp.name === 'unstorable' ? 'unstorable' : 'kept'));
  const store = createStore({ ...database, insert }, { onStored });
  expect(await store.add({ ...makeSignUp('ann'), name: 'unstorable' })).toBe('unstorable');
  expect(onStored).not.toHaveBeenCalled();
  expect(await store.add(makeSignUp('bob'))).toBe('kept');
  expect(onStored).toHaveBeenCalledTimes(1);
  await store.stop();
});

test('stays ready when one row of a batch fails, and not when the whole batch fails', async () => {
  const locked = new StorageError('55P03', 'locked');
  const insert = async (arrivals: Arrival[]) => {
    if (arrivals.some(({ signUp }) => signUp.name === 'locked')) throw locked;
    return arrivals.map((): Outcome => 'kept');
  };
  const store = createStore({ ...database, insert });
  const refused = { ...makeSignUp('ann'), name: 'locked' };
  const added = await Promise.allSettled([store.add(refused), store.add(makeSignUp('bob'))]);
  expect(added.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  await store.check();
  await expect(store.add(refused)).rejects.toThrow('55P03');
  // A single row says nothing about storage, so the last result counts.
  await store.check();
  const full = createStore({
    ...database,
    insert: () => Promise.reject(new StorageError('SQLITE_FULL', 'full')),
  });
  await expect(full.add(makeSignUp('fan'))).rejects.toThrow('SQLITE_FULL');
  await expect(full.check()).rejects.toThrow('SQLITE_FULL');
  await Promise.all([store.stop(), full.stop()]);
});
