import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databaseKinds, openMigrated, type TestDatabase } from '../../tests/fixtures/databases/databases.ts';
import { makeSignUp } from '../../tests/fixtures/make-sign-up.ts';
import type { Database } from './database.ts';
import { migrate } from './migrations/migrations.ts';
import { openDatabase } from './open-database.ts';
import { createStore } from './store.ts';

const person = (n: number | string) => makeSignUp(`Fan ${n}`);

describe.each(databaseKinds)('the store on the $kind database', ({ make }) => {
  let testDatabase: TestDatabase;
  let database: Database;
  beforeEach(async () => {
    testDatabase = await make();
    database = await openMigrated(testDatabase);
  });
  afterEach(async () => {
    await database.close();
    await testDatabase.remove();
  });

  const rows = () =>
    database.db
      .selectFrom('sign_ups')
      .innerJoin('deliveries', 'sign_up_id', 'id')
      .select(['name', 'email', 'state'])
      .orderBy('email')
      .execute();

  test('stores a sign-up and its outbox row together', async () => {
    const store = createStore(database);
    expect(await store.add(person(1))).toBe('kept');
    expect(await rows()).toEqual([{ name: 'Fan 1', email: 'fan1@example.com', state: 'waiting' }]);
    await store.stop();
  });

  test('keeps the first sign-up of an address in any spelling, also within one batch', async () => {
    const store = createStore(database);
    const again = { ...person(1), name: 'Other', email: 'FAN1@example.com' };
    const answers = await Promise.all([store.add(person(1)), store.add(again)]);
    expect([...answers, await store.add(again)]).toEqual(Array(3).fill('kept'));
    expect(await rows()).toEqual([{ name: 'Fan 1', email: 'fan1@example.com', state: 'waiting' }]);
    await store.stop();
  });

  test('stores the other rows of a batch when the database refuses one', async () => {
    const store = createStore(database);
    const unfit = { ...person('x'), name: null as unknown as string };
    const answers = await Promise.all([store.add(person(1)), store.add(unfit), store.add(person(2))]);
    expect(answers).toEqual(['kept', 'unstorable', 'kept']);
    expect((await rows()).length).toBe(2);
    await store.stop();
  });

  test('stores the sign-ups of several servers once per address', async () => {
    const [one, other] = [openDatabase(testDatabase.settings), openDatabase(testDatabase.settings)];
    const stores = [createStore(one), createStore(other)] as const;
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) => stores[n % 2 ? 0 : 1].add(person(n % 30))),
    );
    expect(answers).toEqual(Array(40).fill('kept'));
    expect((await rows()).length).toBe(30);
    for (const store of stores) await store.stop();
    await one.close();
    await other.close();
  });

  test('the readiness probe leaves no rows behind', async () => {
    const store = createStore(database);
    await store.check();
    expect(await rows()).toEqual([]);
    await store.stop();
  });

  test('several servers can migrate at once, repeatedly', async () => {
    const fresh = await make();
    const databases = Array.from({ length: 4 }, () => openDatabase(fresh.settings));
    await Promise.all(databases.map(({ db }) => migrate(db)));
    await Promise.all(databases.map(({ db }) => migrate(db)));
    for (const each of databases) {
      const store = createStore(each);
      await store.check();
      await store.stop();
      await each.close();
    }
    await fresh.remove();
  });

  test('rejects sign-ups and readiness checks when the database is closed', async () => {
    const store = createStore(database);
    await database.close();
    await expect(store.add(person(1))).rejects.toMatchObject({ name: 'StorageUnavailable' });
    await expect(store.check()).rejects.toThrow();
    await store.stop();
  });
});
