import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databaseKinds, openMigrated, type TestDatabase } from '../../tests/fixtures/databases/databases.ts';
import { makeSignUp } from '../../tests/fixtures/make-sign-up.ts';
import { runSignups } from '../../tests/fixtures/processes/signups-command.ts';
import { mapOrigin } from '../origin.ts';
import type { Database } from './database.ts';
import { createStore, type SignUpStore } from './store.ts';

const origin = mapOrigin((name) => `the-${name}`);

describe.each(databaseKinds)('a sign-up in the $kind database', ({ make }) => {
  let testDatabase: TestDatabase;
  let database: Database;
  let store: SignUpStore;
  beforeEach(async () => {
    testDatabase = await make();
    database = await openMigrated(testDatabase);
    store = createStore(database);
    await store.add(makeSignUp('Ann', { email: 'ann@gmial.com', team: 'Ajax' }), { id: 'first', origin });
    await store.add(makeSignUp('Bob'), { id: 'bob' });
  });
  afterEach(async () => {
    await store.stop();
    await database.close();
    await testDatabase.remove();
  });

  const { sign_ups, deliveries, duplicates } = {
    sign_ups: () => database.db.selectFrom('sign_ups').selectAll().orderBy('email').execute(),
    deliveries: () => database.db.selectFrom('deliveries').selectAll().orderBy('sign_up_id').execute(),
    duplicates: () => database.db.selectFrom('duplicates').selectAll().execute(),
  };
  const signups = (...args: string[]) => runSignups(args, testDatabase.settings);
  const markTried = (id: string) =>
    database.db
      .updateTable('deliveries')
      .set({ state: 'delivered', attempts: 1 })
      .where('sign_up_id', '=', id)
      .execute();

  test('is replaced by its correction, which keeps origin and city and waits for delivery', async () => {
    await store.setCity('first', 'Leeds');
    await markTried('first');
    await store.replace({
      oldId: 'first',
      id: 'second',
      signUp: makeSignUp('Anna', { email: 'ann@gmail.com' }),
    });
    expect(await sign_ups()).toMatchObject([
      {
        id: 'second',
        name: 'Anna',
        team: '',
        email: 'ann@gmail.com',
        email_key: 'ann@gmail.com',
        city: 'Leeds',
        ...origin,
      },
      { id: 'bob' },
    ]);
    expect(await deliveries()).toMatchObject([
      { sign_up_id: 'bob' },
      { sign_up_id: 'second', state: 'waiting', attempts: 0 },
    ]);
  });

  test('that may have been delivered is reported when its correction is erased', async () => {
    await markTried('first');
    await store.replace({
      oldId: 'first',
      id: 'second',
      signUp: makeSignUp('Ann', { email: 'ann@gmail.com' }),
    });
    expect(await duplicates()).toMatchObject([{ id: 'first', kept_id: 'second', attempts: 1 }]);
    expect((await signups('erase', 'ann@gmail.com')).stdout).toContain('A copy may have been delivered');
    expect(await duplicates()).toEqual([]);
  });

  test('can be corrected twice, and back to its first address', async () => {
    const addresses = ['ann@gmail.com', 'ann@gmial.com', 'ann@hotmail.com', 'ann@gmial.com'];
    for (const [index, email] of addresses.entries())
      await store.replace({
        oldId: index === 0 ? 'first' : `try-${index - 1}`,
        id: `try-${index}`,
        signUp: makeSignUp('Ann', { email }),
      });
    expect((await sign_ups()).map(({ id, email }) => [id, email])).toEqual([
      ['try-3', 'ann@gmial.com'],
      ['bob', 'bob@example.com'],
    ]);
    expect((await signups('purge')).code).toBe(0);
    expect((await sign_ups()).length).toBe(2);
  });

  test('changes name and team under the same address', async () => {
    await store.replace({
      oldId: 'first',
      id: 'second',
      signUp: makeSignUp('Anna', { email: 'ANN@gmial.com' }),
    });
    expect(await sign_ups()).toMatchObject([{ name: 'Anna', email: 'ANN@gmial.com' }, { name: 'Bob' }]);
    expect(await database.db.selectFrom('erasures').selectAll().execute()).toEqual([]);
  });

  test('stays as it is when nothing was corrected', async () => {
    const before = [await sign_ups(), await deliveries()];
    const signUp = makeSignUp('Ann', { email: 'ann@gmial.com', team: 'Ajax' });
    await store.replace({ oldId: 'first', id: 'second', signUp });
    expect([await sign_ups(), await deliveries()]).toEqual(before);
  });

  test('is not changed by a correction with another id, whose sign-up is stored beside it', async () => {
    await store.replace({ oldId: 'unknown', id: 'eve', signUp: makeSignUp('Eve') });
    await store.replace({
      oldId: 'unknown',
      id: 'mallory',
      signUp: makeSignUp('Mallory', { email: 'bob@example.com' }),
    });
    await store.setCity('unknown', 'Leeds');
    expect((await sign_ups()).map(({ name, city }) => [name, city])).toEqual([
      ['Ann', ''],
      ['Bob', ''],
      ['Eve', ''],
    ]);
    expect((await deliveries()).map(({ sign_up_id }) => sign_up_id)).toEqual(['bob', 'eve', 'first']);
  });

  test('is removed when its correction is an address that has signed up', async () => {
    await store.replace({
      oldId: 'first',
      id: 'second',
      signUp: makeSignUp('Ann', { email: 'bob@example.com' }),
    });
    expect(await sign_ups()).toMatchObject([{ id: 'bob', name: 'Bob' }]);
  });

  test('that is held is removed by its correction', async () => {
    await store.hold(makeSignUp('Cid'), { id: 'held' });
    await store.replace({ oldId: 'held', id: 'cid', signUp: makeSignUp('Cid', { email: 'cid@gmail.com' }) });
    expect((await signups('list', '--held')).stdout).toBe('');
    expect((await sign_ups()).map(({ id }) => id)).toContain('cid');
  });

  test('leaves its old address as erased, so that "reconcile" names it and a restore does not bring it back', async () => {
    await markTried('first');
    const stale = await sign_ups();
    await store.replace({
      oldId: 'first',
      id: 'second',
      signUp: makeSignUp('Ann', { email: 'ann@gmail.com' }),
    });
    const erasures = await database.db.selectFrom('erasures').select(['state', 'may_have_left']).execute();
    expect(erasures).toEqual([{ state: 'done', may_have_left: 1 }]);
    const [ann] = stale.filter(({ id }) => id === 'first');
    if (ann) await database.db.insertInto('sign_ups').values(ann).execute();
    await signups('purge');
    expect((await sign_ups()).map(({ id }) => id)).toEqual(['second', 'bob']);
  });
});
