import { chmod, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { embeddedDatabase, openMigrated } from '../../../../tests/fixtures/databases/databases.ts';

test('creates all files with mode 600, even in a directory that is open to all', async () => {
  const testDatabase = await embeddedDatabase();
  const directory = testDatabase.settings.DATA_DIR;
  await chmod(directory, 0o755);
  const database = await openMigrated(testDatabase);
  const files = await readdir(directory);
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) expect((await stat(join(directory, file))).mode & 0o077).toBe(0);
  await database.close();
  await testDatabase.remove();
});

test('commits with synchronous = FULL, and overwrites deleted rows', async () => {
  const testDatabase = await embeddedDatabase();
  const database = await openMigrated(testDatabase);
  const pragma = async (name: string) =>
    (await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(database.db)).rows;
  const full = 2;
  expect(await pragma('synchronous')).toEqual([{ synchronous: full }]);
  expect(await pragma('journal_mode')).toEqual([{ journal_mode: 'wal' }]);
  expect(await pragma('foreign_keys')).toEqual([{ foreign_keys: 1 }]);
  expect(await pragma('secure_delete')).toEqual([{ secure_delete: 1 }]);
  await database.close();
  await testDatabase.remove();
});
