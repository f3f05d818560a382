import { test } from 'vitest';
import { databaseKinds } from '../fixtures/databases/databases.ts';
import { expectNothingLost } from '../fixtures/processes/kill-rounds.ts';

test.each(databaseKinds)(
  'a server killed under load loses no acknowledged sign-up and delivers each, on the $kind database',
  { timeout: 120_000 },
  async ({ make }) => {
    const testDatabase = await make();
    await expectNothingLost(testDatabase, [40]);
    await testDatabase.remove();
  },
);
