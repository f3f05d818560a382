import { describe, expect, test } from 'vitest';
import { databaseKinds } from '../fixtures/databases/databases.ts';
import { expectNothingLost, storedRows } from '../fixtures/processes/kill-rounds.ts';
import { startServerProcess } from '../fixtures/processes/server-process.ts';
import { signUp } from '../fixtures/sign-up-load.ts';

describe.each(databaseKinds)('on the $kind database', ({ make }) => {
  test('four kills in a row lose no acknowledged sign-up, and each is delivered', {
    timeout: 240_000,
  }, async () => {
    const testDatabase = await make();
    await expectNothingLost(testDatabase, [70, 1, 150, 25]);
    await testDatabase.remove();
  });

  test('two server processes on one database share one rate limit', async () => {
    const testDatabase = await make();
    const servers = await Promise.all([
      startServerProcess(testDatabase.settings),
      startServerProcess(testDatabase.settings),
    ]);
    const codes = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        signUp(servers[n % 2]?.url ?? '', `fan${n}@example.com`, 'unused'),
      ),
    );
    expect(codes.sort()).toEqual([...Array(30).fill(201), ...Array(10).fill(429)]);
    expect((await storedRows(testDatabase)).length).toBe(30);
    expect(await Promise.all(servers.map((server) => server.end('SIGTERM')))).toEqual([0, 0]);
    await testDatabase.remove();
  });
});
