import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databaseKinds, openMigrated, type TestDatabase } from '../../tests/fixtures/databases/databases.ts';
import { makeSignUp } from '../../tests/fixtures/make-sign-up.ts';
import type { Database } from './database.ts';
import { migrate } from './migrations/migrations.ts';
import { openDatabase } from './open-database.ts';
import { deleteEndedWindows } from './rate-limit.ts';
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
    expect(await store.add(person(1), 'a')).toEqual({ kind: 'kept' });
    expect(await rows()).toEqual([{ name: 'Fan 1', email: 'fan1@example.com', state: 'waiting' }]);
    await store.stop();
  });

  test('keeps the first sign-up of an address in any spelling, also within one batch', async () => {
    const store = createStore(database);
    const again = { ...person(1), name: 'Other', email: 'FAN1@example.com' };
    const answers = await Promise.all([store.add(person(1), 'a'), store.add(again, 'b')]);
    expect([...answers, await store.add(again, 'c')]).toEqual(Array(3).fill({ kind: 'kept' }));
    expect(await rows()).toEqual([{ name: 'Fan 1', email: 'fan1@example.com', state: 'waiting' }]);
    await store.stop();
  });

  test('stores the other rows of a batch when the database refuses one', async () => {
    const store = createStore(database);
    const unfit = { ...person('x'), name: null as unknown as string };
    const answers = await Promise.all([
      store.add(person(1), 'a'),
      store.add(unfit, 'b'),
      store.add(person(2), 'c'),
    ]);
    expect(answers.map(({ kind }) => kind)).toEqual(['kept', 'unfit', 'kept']);
    expect((await rows()).length).toBe(2);
    await store.stop();
  });

  test('allows 30 sign-ups a minute from one client, counted over all servers of a database', async () => {
    const [one, other] = [openDatabase(testDatabase.settings), openDatabase(testDatabase.settings)];
    const stores = [createStore(one), createStore(other)] as const;
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) => (n % 2 ? stores[0] : stores[1]).add(person(n), 'stadium')),
    );
    expect(answers.filter(({ kind }) => kind === 'kept').length).toBe(30);
    const refused = answers.find((answer) => answer.kind === 'limited');
    expect(refused?.until).toBeGreaterThan(Date.now());
    expect(await stores[0].add(person('y'), 'elsewhere')).toEqual({ kind: 'kept' });
    expect((await rows()).length).toBe(31);
    for (const store of stores) await store.stop();
    await one.close();
    await other.close();
  });

  test('accepts sign-ups of a client again once its window has ended', async () => {
    const rateLimit = { signUps: 1, windowMs: 60_000 };
    const store = createStore(database, { rateLimit });
    expect((await store.add(person(1), 'a')).kind).toBe('kept');
    expect((await store.add(person(2), 'a')).kind).toBe('limited');
    await database.db.updateTable('allowances').set({ window_ends: '2026-01-01T00:00:00.000Z' }).execute();
    const other = createStore(database, { rateLimit });
    expect((await other.add(person(2), 'a')).kind).toBe('kept');
    await Promise.all([store.stop(), other.stop()]);
  });

  test('deletes ended windows and no others', async () => {
    const store = createStore(database, { rateLimit: { signUps: 1, windowMs: 1 } });
    await store.add(person(1), 'ended');
    await store.stop();
    const lasting = createStore(database);
    await lasting.add(person(2), 'running');
    await lasting.stop();
    await expect
      .poll(
        async () => {
          await deleteEndedWindows(database.db);
          return await database.db.selectFrom('allowances').select('client').execute();
        },
        { timeout: 20_000 },
      )
      .toEqual([{ client: 'running' }]);
  });

  test('ignores a window that was set while a clock ran ahead', async () => {
    const store = createStore(database, { rateLimit: { signUps: 1, windowMs: 60_000 } });
    expect(await store.add(person(1), 'a')).toEqual({ kind: 'kept' });
    expect(await store.add(person(2), 'a')).toMatchObject({ kind: 'limited' });
    await database.db.updateTable('allowances').set({ window_ends: '2099-01-01T00:00:00.000Z' }).execute();
    const other = createStore(database, { rateLimit: { signUps: 1, windowMs: 60_000 } });
    expect(await other.add(person(3), 'a')).toEqual({ kind: 'kept' });
    expect(await other.add(person(4), 'a')).toMatchObject({ kind: 'limited' });
    await Promise.all([store.stop(), other.stop()]);
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
    await expect(store.add(person(1), 'a')).rejects.toMatchObject({ name: 'StorageUnavailable' });
    await expect(store.check()).rejects.toThrow();
    await store.stop();
  });
});
