import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databaseKinds, openMigrated, type TestDatabase } from '../../tests/fixtures/databases/databases.ts';
import { insertSignUps } from '../../tests/fixtures/insert-sign-ups.ts';
import { runSignups } from '../../tests/fixtures/processes/signups-command.ts';
import type { Database } from '../store/database.ts';

describe.each(databaseKinds)('"stats" on the $kind database', ({ make }) => {
  let testDatabase: TestDatabase;
  let database: Database;
  beforeEach(async () => {
    testDatabase = await make();
    database = await openMigrated(testDatabase);
    await insertSignUps(
      database.db,
      Array.from({ length: 702 }, (_, n) => ({ email: `fan${n}@example.com` })),
    );
  });
  afterEach(async () => {
    await database.close();
    await testDatabase.remove();
  });

  const stats = async (settings: Record<string, string> = {}) =>
    (await runSignups(['stats'], { ...testDatabase.settings, ...settings })).stdout;
  const AIRTABLE_WEBHOOK_URL = 'https://hooks.example/x';

  test('prints how long the waiting deliveries take', async () => {
    expect(await stats({ AIRTABLE_WEBHOOK_URL })).toBe(
      'total 702\nwaiting 702\ndelivered 0\nparked 0\nAt 1000 a second the waiting ones take 1 s.\n',
    );
    expect(await stats({ AIRTABLE_WEBHOOK_URL, DELIVERY_PER_SECOND: '4' })).toMatch(
      /\nAt 4 a second the waiting ones take 3 min\.\n$/,
    );
    expect(await stats()).toMatch(/\nparked 0\n$/);
  });

  test('prints the end of a pause', async () => {
    const next_at = new Date(Date.now() + 60_000).toISOString();
    await database.db.updateTable('delivery_pace').set({ paused: 1, next_at }).execute();
    expect(await stats({ AIRTABLE_WEBHOOK_URL })).toMatch(
      `\nThe receiver has asked for a pause until ${next_at}.\n`,
    );
  });
});
