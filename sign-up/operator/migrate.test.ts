import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databaseKinds, openMigrated, type TestDatabase } from '../../tests/fixtures/databases/databases.ts';
import { runSignups } from '../../tests/fixtures/processes/signups-command.ts';
import { readStorageSettings } from '../settings.ts';
import { databaseName } from '../store/database-name.ts';
import { migrationNames } from '../store/migrations/migrations.ts';
import { openDatabase } from '../store/open-database.ts';

/** Migrations since that release. */
const later = migrationNames.slice(migrationNames.indexOf('2026-11-pace-and-probe'));

/** Tables that they create. */
const laterTables = [
  'delivery_pace',
  'probes',
  'held_sign_ups',
  'letters',
  'subscriptions',
  'former_sign_ups',
  'mail_blocks',
  'mailboxes',
];

describe.each(databaseKinds)('on a $kind database of an earlier release', ({ kind, make }) => {
  let testDatabase: TestDatabase;
  const migrations = async () => {
    const { db, close } = openDatabase(testDatabase.settings);
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
    await close();
    return rows.map(({ name }) => name);
  };
  beforeEach(async () => {
    testDatabase = await make();
    const { db, close } = await openMigrated(testDatabase);
    for (const table of laterTables) await sql`drop table ${sql.table(table)}`.execute(db);
    await sql`delete from kysely_migration where name in (${sql.join(later)})`.execute(db);
    await close();
  });
  afterEach(() => testDatabase.remove());

  test.each([
    ['list'],
    ['export', '--format', 'csv'],
    ['erase', 'ann@example.com'],
    ['deliver'],
    ['stats'],
    ['purge'],
  ])('"%s" fails with one error line, and changes nothing', async (...words) => {
    const before = await migrations();
    const settings = { ...testDatabase.settings, AIRTABLE_WEBHOOK_URL: 'http://127.0.0.1:1' };
    expect(await runSignups(words, settings)).toEqual({
      code: 1,
      stdout: '',
      stderr:
        'This database has the tables of an earlier release. Start the server, or run "signups migrate", after a backup. [older-schema]\n',
    });
    expect(await migrations()).toEqual(before);
  });

  test('"migrate" works when pg_restore has left newer tables', async () => {
    const fresh = await make();
    const { db, close } = await openMigrated(fresh);
    await sql`delete from kysely_migration where name in (${sql.join(later)})`.execute(db);
    await close();
    expect((await runSignups(['migrate'], fresh.settings)).code).toBe(0);
    expect((await runSignups(['stats'], fresh.settings)).code).toBe(0);
    await fresh.remove();
  });

  test('"backup" copies it as it is, and "migrate" migrates it', async () => {
    const before = await migrations();
    if (kind === 'embedded') {
      const file = join(testDatabase.settings.DATA_DIR, 'backup.db');
      expect((await runSignups(['backup', file], testDatabase.settings)).code).toBe(0);
      const copy = new SQLite(file, { readonly: true });
      expect(copy.prepare('select name from kysely_migration order by name').pluck().all()).toEqual(before);
      copy.close();
    }
    const name = databaseName(readStorageSettings(testDatabase.settings));
    const migrate = () => runSignups(['migrate'], testDatabase.settings);
    expect(await migrate()).toMatchObject({ code: 0, stdout: `Migrated ${name}.\n` });
    expect(await migrations()).toEqual([...before, ...later]);
    expect((await migrate()).stdout).toBe(`${name} is up to date.\n`);
    expect((await runSignups(['stats'], testDatabase.settings)).stdout).toMatch(/^total 0\n/);
  });
});
