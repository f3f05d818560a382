import { describe, expect, test } from 'vitest';
import { databaseKinds, openMigrated } from '../../tests/fixtures/databases/databases.ts';
import { insertSignUps } from '../../tests/fixtures/insert-sign-ups.ts';
import { makeSignUp } from '../../tests/fixtures/make-sign-up.ts';
import { queueLetters } from '../letters/queue.ts';
import { createStore } from '../store/store.ts';
import { readOutboxState } from './outbox-state.ts';

describe.each(databaseKinds)('in the $kind database', ({ make }) => {
  test('counts waiting and parked deliveries, and returns the age of the oldest waiting one', async () => {
    const testDatabase = await make();
    const database = await openMigrated(testDatabase);
    const none = { waiting: 0, parked: 0, oldestWaitingSeconds: 0 };
    expect(await readOutboxState(database.db)).toEqual({ ...none, letters: { ...none, paused: 0 } });
    const store = createStore(database);
    for (const name of ['ann', 'bob', 'eve']) await store.add(makeSignUp(name));
    await store.stop();
    const set = (email: string, state: 'parked' | 'delivered', createdAt: string) =>
      Promise.all([
        database.db
          .updateTable('deliveries')
          .set({ state })
          .where('sign_up_id', 'in', (eb) =>
            eb.selectFrom('sign_ups').select('id').where('email', '=', email),
          )
          .execute(),
        database.db
          .updateTable('sign_ups')
          .set({ created_at: createdAt })
          .where('email', '=', email)
          .execute(),
      ]);
    const longAgo = new Date(Date.now() - 10 * 3_600_000).toISOString();
    await set('bob@example.com', 'parked', longAgo);
    await database.db
      .updateTable('sign_ups')
      .set({ created_at: new Date(Date.now() - 3_600_000).toISOString() })
      .where('email', '=', 'eve@example.com')
      .execute();
    const state = await readOutboxState(database.db);
    expect(state).toMatchObject({ waiting: 2, parked: 1 });
    expect(state.oldestWaitingSeconds).toBeGreaterThanOrEqual(3_600);
    expect(state.oldestWaitingSeconds).toBeLessThan(7_200);
    await database.close();
    await testDatabase.remove();
  });

  test('counts letters apart, and gives no age to those that are to be sent later', async () => {
    const testDatabase = await make();
    const database = await openMigrated(testDatabase);
    const { db } = database;
    const names = ['ann', 'bob', 'eve', 'zoe'];
    await insertSignUps(
      db,
      names.map((name) => ({ email: `${name}@example.com`, attempts: 1 })),
    );
    const ids = (await db.selectFrom('sign_ups').select('id').execute()).map(({ id }) => id);
    await queueLetters(db, 'launch', ids, { now: Date.now() + 3_600_000, intervalMs: 1_000 });
    const [parked = '', paused = '', ...waiting] = ids;
    for (const [id, state] of [
      [parked, 'parked'],
      [paused, 'paused'],
    ] as const)
      await db.updateTable('letters').set({ state }).where('sign_up_id', '=', id).execute();
    const lettersState = async () => (await readOutboxState(db)).letters;
    expect(await lettersState()).toEqual({ waiting: 2, parked: 1, paused: 1, oldestWaitingSeconds: 0 });
    await db
      .updateTable('letters')
      .set({ created_at: new Date(Date.now() - 60_000).toISOString() })
      .where('sign_up_id', '=', waiting[0] ?? '')
      .execute();
    expect((await lettersState()).oldestWaitingSeconds).toBeCloseTo(60, -1);
    await database.close();
    await testDatabase.remove();
  });
});
