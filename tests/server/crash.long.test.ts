import { describe, test } from 'vitest';
import { databaseKinds } from '../fixtures/databases/databases.ts';
import { expectNothingLost } from '../fixtures/processes/kill-rounds.ts';

describe.each(databaseKinds)('on the $kind database', ({ make }) => {
  test('four kills in a row lose no acknowledged sign-up, and each is delivered', {
    timeout: 240_000,
  }, async () => {
    const testDatabase = await make();
    await expectNothingLost(testDatabase, [70, 1, 150, 25]);
    await testDatabase.remove();
  });
});
