import { statSync } from 'node:fs';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { databaseKinds, openMigrated, type TestDatabase } from '../../tests/fixtures/databases/databases.ts';
import { makeSignUp } from '../../tests/fixtures/make-sign-up.ts';
import type { Database } from './database.ts';
import { databaseFile } from './embedded/database.ts';

const letters = ['waiting', undefined] as const;

/** @returns a value that each committed change of the sign-ups changes */
async function versionOf({ db }: Database, { settings }: TestDatabase): Promise<unknown> {
  if (!settings.DATABASE_URL) return statSync(`${databaseFile(settings.DATA_DIR)}-wal`).size;
  const { rows } = await sql<{ xmin: string }>`select xmin::text from sign_ups`.execute(db);
  return rows.map(({ xmin }) => xmin).join();
}

describe.each(databaseKinds)('on the $kind database', ({ make }) => {
  test.each(letters)('a known address is written to disk, as a new one is (letter: %s)', async (letter) => {
    const testDatabase = await make();
    const database = await openMigrated(testDatabase);
    const arrival = () => ({ signUp: makeSignUp('ann'), at: Date.now(), letter });
    await database.insert([arrival()]);
    const stored = await database.db.selectFrom('sign_ups').selectAll().execute();
    const versions = new Set([await versionOf(database, testDatabase)]);
    for (let time = 0; time < 3; time++) {
      expect(await database.insert([arrival(), arrival()])).toEqual(['kept', 'kept']);
      versions.add(await versionOf(database, testDatabase));
    }
    expect(versions.size).toBe(4);
    expect(await database.db.selectFrom('sign_ups').selectAll().execute()).toEqual(stored);
    await database.close();
    await testDatabase.remove();
  });

  test('servers that store known and new addresses in another order do not wait for each other', async () => {
    const testDatabase = await make();
    const database = await openMigrated(testDatabase);
    const at = Date.now();
    const people = (names: string[]) => names.map((name) => ({ signUp: makeSignUp(name), at }));
    await database.insert(people(['ann', 'zoe']));
    for (let round = 0; round < 20; round++)
      await Promise.all([
        database.insert(people(['zoe', `bob${round}`, `eve${round}`, 'ann'])),
        database.insert(people(['ann', `eve${round}`, `bob${round}`, 'zoe'])),
      ]);
    expect(Date.now() - at).toBeLessThan(20_000);
    await database.close();
    await testDatabase.remove();
  });
});
