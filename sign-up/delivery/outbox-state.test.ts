import { describe, expect, test } from 'vitest';
import { databaseKinds, openMigrated } from '../../tests/fixtures/databases/databases.ts';
import { makeSignUp } from '../../tests/fixtures/make-sign-up.ts';
import { createStore } from '../store/store.ts';
import { readOutboxState } from './outbox-state.ts';

describe.each(databaseKinds)('in the $kind database', ({ make }) => {
  test('counts waiting and parked deliveries, and returns the age of the oldest waiting one', async () => {
    const testDatabase = await make();
    const database = await openMigrated(testDatabase);
    expect(await readOutboxState(database.db)).toEqual({ waiting: 0, parked: 0, oldestWaitingSeconds: 0 });
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
});
