import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databaseKinds, openMigrated, type TestDatabase } from '../../tests/fixtures/databases/databases.ts';
import { makeSignUp } from '../../tests/fixtures/make-sign-up.ts';
import type { Database } from './database.ts';
import { createStore } from './store.ts';

/** Takes seconds. Both databases compute all of it before they return the only row. */
const slowRead = sql`
  with recursive n (i) as (select 1 union all select i + 1 from n where i < 2000000) select max(i) from n`;

describe.each(databaseKinds)('the reader of the $kind database', ({ kind, make }) => {
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

  test('sees each sign-up that was acknowledged', async () => {
    const store = createStore(database);
    for (let n = 1; n <= 20; n += 1) {
      await store.add(makeSignUp(`Fan ${n}`, { email: `fan${n}@example.com` }));
      expect(await database.reader.selectFrom('sign_ups').select('id').execute()).toHaveLength(n);
    }
    await store.stop();
  });

  test('slow reads delay no sign-up', async () => {
    const store = createStore(database);
    const order: string[] = [];
    const reads = Array.from({ length: 8 }, () =>
      slowRead
        .execute(database.reader)
        .catch(() => undefined)
        .then(() => order.push('read')),
    );
    for (const name of ['ann', 'bob', 'cem']) {
      await store.add(makeSignUp(name));
      order.push('stored');
    }
    await Promise.all(reads);
    expect(order.slice(0, 4).filter((each) => each === 'stored')).toHaveLength(3);
    await store.stop();
  });

  if (kind === 'embedded')
    test('cannot write', async () => {
      const writing = database.reader.deleteFrom('sign_ups').execute();
      await expect(writing).rejects.toMatchObject({ code: 'SQLITE_READONLY' });
    });
});
