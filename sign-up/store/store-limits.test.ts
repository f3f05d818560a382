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
  vi.useRealTimers();
  await database.close();
  await testDatabase.remove();
});

const storeWith = (outcomeOf: (arrival: Arrival) => Outcome, onStored = () => undefined) => {
  const insert = vi.fn(async (arrivals: Arrival[]) => arrivals.map(outcomeOf));
  return { insert, store: createStore({ ...database, insert }, { onStored }) };
};

test('refuses a limited client without a query until its window ends', async () => {
  const until = Date.now() + 60_000;
  const onStored = vi.fn(() => undefined);
  const { store, insert } = storeWith(
    ({ client }) => (client === 'a' ? { kind: 'limited', until } : { kind: 'kept' }),
    onStored,
  );
  for (let n = 0; n < 3; n++)
    expect(await store.add(makeSignUp('ann'), 'a')).toEqual({ kind: 'limited', until });
  expect(insert).toHaveBeenCalledTimes(1);
  expect(await store.add(makeSignUp('bob'), 'b')).toEqual({ kind: 'kept' });
  expect(onStored).toHaveBeenCalledTimes(1);
  vi.useFakeTimers({ toFake: ['Date'], now: until });
  await store.add(makeSignUp('ann'), 'a');
  expect(insert).toHaveBeenCalledTimes(3);
  await store.stop();
});

test('asks the database again when a window ends too late, because a clock ran ahead', async () => {
  const until = Date.now() + 3_600_000;
  const { store, insert } = storeWith(() => ({ kind: 'limited', until }));
  for (let n = 0; n < 2; n++) await store.add(makeSignUp('ann'), 'a');
  expect(insert).toHaveBeenCalledTimes(2);
  await store.stop();
});

test('deletes ended windows every minute until the store stops', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const store = createStore(database, { rateLimit: { signUps: 1, windowMs: 1 } });
  const clients = async () => (await database.db.selectFrom('allowances').select('client').execute()).length;
  await store.add(makeSignUp('ann'), 'a');
  expect(await clients()).toBe(1);
  await vi.waitFor(
    async () => {
      vi.advanceTimersByTime(61_000);
      expect(await clients()).toBe(0);
    },
    { timeout: 20_000 },
  );
  await store.add(makeSignUp('bob'), 'b');
  await store.stop();
  vi.advanceTimersByTime(600_000);
  expect(await clients()).toBe(1);
});

test('stays ready when one row of a batch fails, and not when the whole batch fails', async () => {
  const locked = new StorageError('55P03', 'locked');
  const { store } = storeWith(({ client }) => {
    if (client === 'a') throw locked;
    return { kind: 'kept' };
  });
  const added = await Promise.allSettled(['a', 'b'].map((client) => store.add(makeSignUp('fan'), client)));
  expect(added.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  await store.check();
  await expect(store.add(makeSignUp('fan'), 'a')).rejects.toThrow('55P03');
  // A single row says nothing about storage, so the last result counts.
  await store.check();
  const full = createStore({
    ...database,
    insert: () => Promise.reject(new StorageError('SQLITE_FULL', 'full')),
  });
  await expect(full.add(makeSignUp('fan'), 'a')).rejects.toThrow('SQLITE_FULL');
  await expect(full.check()).rejects.toThrow('SQLITE_FULL');
  await Promise.all([store.stop(), full.stop()]);
});
