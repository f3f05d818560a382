import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databaseKinds, openMigrated, type TestDatabase } from '../../tests/fixtures/databases/databases.ts';
import { insertSignUps } from '../../tests/fixtures/insert-sign-ups.ts';
import { accessOf } from '../../tests/fixtures/letter-access.ts';
import type { Database } from '../store/database.ts';
import { recordMailEvent } from './mail-events.ts';
import { queueLetters } from './queue.ts';
import { confirm } from './subscriptions.ts';

describe.each(databaseKinds)('events of the mail provider in the $kind database', ({ make }) => {
  let testDatabase: TestDatabase;
  let database: Database;
  let ids: Record<string, string>;
  beforeEach(async () => {
    testDatabase = await make();
    database = await openMigrated(testDatabase);
    const emails = ['ann@example.com', 'bob@example.com'];
    await insertSignUps(
      database.db,
      emails.map((email) => ({ email })),
    );
    const rows = await database.db.selectFrom('sign_ups').select(['id', 'email']).execute();
    ids = Object.fromEntries(rows.map(({ id, email }) => [email, id]));
    const now = Date.now();
    await queueLetters(database.db, 'launch', Object.values(ids), { now, intervalMs: 0 });
    await queueLetters(database.db, 'reminder', Object.values(ids), { now, intervalMs: 0 });
    await database.db
      .updateTable('letters')
      .set({ state: 'delivered' })
      .where('kind', '=', 'reminder')
      .execute();
  });
  afterEach(async () => {
    await database.close();
    await testDatabase.remove();
  });

  async function state(email: string) {
    const id = ids[email] ?? '';
    const letters = await database.db
      .selectFrom('letters')
      .select(['kind', 'state', 'last_failure'])
      .where('sign_up_id', '=', id)
      .orderBy('kind')
      .execute();
    const person = await database.db
      .selectFrom('subscriptions')
      .select(['confirmed_at', 'left_at'])
      .where('sign_up_id', '=', id)
      .executeTakeFirst();
    return { letters: letters.map((letter) => [letter.kind, letter.state, letter.last_failure]), person };
  }

  test.each([
    ['bounce', ['launch', 'parked', 'bounced']],
    ['complaint', ['launch', 'cancelled', null]],
  ] as const)('a %s stops all letters to the address and is idempotent', async (kind, launch) => {
    await confirm(database.db, await accessOf(database.db, ids['ann@example.com']));
    for (let n = 0; n < 2; n++)
      await recordMailEvent(database.db, { kind, emails: ['SportBuddy fan <Ann@Example.com>'] });
    expect(await state('ann@example.com')).toEqual({
      letters: [launch, ['reminder', 'delivered', null]],
      person: { confirmed_at: expect.any(String), left_at: expect.any(String) },
    });
    expect(await state('bob@example.com')).toEqual({
      letters: [
        ['launch', 'waiting', null],
        ['reminder', 'delivered', null],
      ],
      person: undefined,
    });
  });

  test('records two batches of hundreds of addresses at once', async () => {
    const unknown = Array.from({ length: 250 }, (_, n) => `fan${n}@example.com`);
    const emails = [...unknown, 'Bob@example.com', 'ann@example.com', 'bob@example.com'];
    await Promise.all([
      recordMailEvent(database.db, { kind: 'bounce', emails }),
      recordMailEvent(database.db, { kind: 'bounce', emails: emails.toReversed() }),
    ]);
    for (const email of ['ann@example.com', 'bob@example.com'])
      expect((await state(email)).letters[0]).toEqual(['launch', 'parked', 'bounced']);
    expect(await database.db.selectFrom('mail_blocks').select('address').execute()).toHaveLength(252);
  });

  test('an unknown address changes nothing', async () => {
    await recordMailEvent(database.db, { kind: 'bounce', emails: ['eve@example.com', 'no address'] });
    expect(await database.db.selectFrom('subscriptions').selectAll().execute()).toEqual([]);
  });
});
