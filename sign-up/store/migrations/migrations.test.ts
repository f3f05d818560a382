import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databaseKinds, type TestDatabase } from '../../../tests/fixtures/databases/databases.ts';
import { makeSignUp } from '../../../tests/fixtures/make-sign-up.ts';
import { emailKey } from '../../email-key.ts';
import type { Database } from '../database.ts';
import { openDatabase } from '../open-database.ts';
import { createStore } from '../store.ts';
import { checkSchema, migrate, migrationNames, migrationOf, NewerDatabase } from './migrations.ts';
import { oneKey } from './one-key.ts';

const firstRelease = await readFile(
  new URL('../../../tests/fixtures/databases/first-release.sql', import.meta.url),
  'utf8',
);

test('each new migration sorts after all earlier ones', () => {
  const why =
    'databases run migrations in the order of their names, and refuse one before those they have seen';
  expect(migrationNames, why).toEqual(migrationNames.toSorted());
});

describe.each(databaseKinds)('a $kind database of the first release', ({ kind, make }) => {
  let testDatabase: TestDatabase;
  let database: Database;
  beforeEach(async () => {
    testDatabase = await make();
    database = openDatabase(testDatabase.settings);
    for (const statement of firstRelease
      .replaceAll(/^--.*$/gm, '')
      .split(/;\n/)
      .filter((text) => text.trim()))
      await sql.raw(statement).execute(database.db);
  });
  afterEach(async () => {
    await database.close();
    await testDatabase.remove();
  });

  const people = () =>
    database.db.selectFrom('sign_ups').select(['name', 'email_key']).orderBy('created_at').execute();

  test('keeps one sign-up for each address, the earlier of two, under the new key', async () => {
    await migrate(database.db);
    expect(await people()).toEqual([
      { name: 'Ann', email_key: 'ann@example.com' },
      { name: 'Jörg', email_key: 'joerg@xn--mnchen-3ya.de' },
      { name: 'سارة', email_key: 'sara@xn--mgbh0fb.xn--mgberp4a5d4ar' },
      { name: 'Zoë', email_key: 'zoe@xn--bcher-kva.example' },
      { name: 'Bob, "B"', email_key: 'bob@example.com' },
    ]);
    const deliveries = await database.db.selectFrom('deliveries').select('sign_up_id').execute();
    expect(deliveries.length).toBe(5);
  });

  test('records a merged sign-up as a duplicate, without personal data', async () => {
    const [later] = await database.db
      .updateTable('deliveries')
      .set({ attempts: 2 })
      .where(({ eb, selectFrom }) =>
        eb('sign_up_id', 'in', selectFrom('sign_ups').select('id').where('name', '=', 'Zoë B.')),
      )
      .returning('sign_up_id')
      .execute();
    await migrate(database.db);
    const notes = await database.db.selectFrom('duplicates').selectAll().orderBy('created_at').execute();
    expect(notes).toMatchObject([{ attempts: 0 }, { id: later?.sign_up_id, attempts: 2 }]);
    const kept = await database.db.selectFrom('sign_ups').select('id').where('name', '=', 'Zoë').execute();
    expect(notes[1]?.kept_id).toBe(kept[0]?.id);
    expect(JSON.stringify(notes)).not.toMatch(/zo|@/i);
  });

  test('stores no second sign-up for another spelling of a host', async () => {
    await migrate(database.db);
    const store = createStore(database);
    await store.add(makeSignUp('Sara', { email: 'SARA@xn--mgbh0fb.xn--mgberp4a5d4ar' }));
    await store.stop();
    expect((await people()).length).toBe(5);
  });

  test('has the same result when several servers migrate at once, or the migration runs twice', async () => {
    const others = [openDatabase(testDatabase.settings), openDatabase(testDatabase.settings)];
    await Promise.all([database, ...others].map(({ db }) => migrate(db)));
    await oneKey.up(database.db);
    expect((await people()).length).toBe(5);
    expect((await database.db.selectFrom('duplicates').select('id').execute()).length).toBe(2);
    for (const other of others) await other.close();
  });

  if (kind === 'PostgreSQL')
    test('adds columns although another schema has a table of the same name', async () => {
      await sql`create schema archive`.execute(database.db);
      await sql`create table archive.sign_ups (id text, city text, "from" text, language text)`.execute(
        database.db,
      );
      await migrate(database.db);
      const rows = await database.db.selectFrom('sign_ups').select(['city', 'from', 'language']).execute();
      expect(rows.length).toBe(5);
      await sql`drop schema archive cascade`.execute(database.db);
    });

  test('has the schema of a new database once it is migrated', async () => {
    const fresh = await make();
    const other = openDatabase(fresh.settings);
    const definitions = async ({ db }: Database) => {
      const { rows } = testDatabase.settings.DATABASE_URL
        ? await sql<{ text: string }>`select indexdef as text from pg_indexes where schemaname = 'public'
            union all select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint`.execute(
            db,
          )
        : await sql<{ text: string }>`select sql as text from sqlite_schema where sql is not null`.execute(
            db,
          );
      const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
      return { texts: rows.map(({ text }) => text.toLowerCase()).toSorted(), tables };
    };
    expect([await checkSchema(database.db), await checkSchema(other.db)]).toEqual(['older', 'empty']);
    for (const { db } of [database, other]) await migrate(db);
    expect([await checkSchema(database.db), await checkSchema(other.db)]).toEqual(['current', 'current']);
    expect(await definitions(other)).toEqual(await definitions(database));
    await other.close();
    await fresh.remove();
  });

  test('has the column of each value of a sign-up from its migration on, also for held ones', async () => {
    const columnsOf = async (name: string) => {
      const tables = await database.db.introspection.getTables();
      return tables.find((table) => table.name === name)?.columns.map((column) => column.name) ?? [];
    };
    for (const [index, name] of migrationNames.entries()) {
      await migrate(database.db, { before: migrationNames[index + 1] });
      const added = Object.entries(migrationOf).filter(([, migration]) => migration <= name);
      expect(await columnsOf('sign_ups')).toEqual(expect.arrayContaining(added.map(([column]) => column)));
    }
    const columns = Object.keys(migrationOf);
    expect(await columnsOf('held_sign_ups')).toEqual(expect.arrayContaining(columns));
    const own = ['id', 'email_key', 'created_at'];
    expect((await columnsOf('sign_ups')).toSorted()).toEqual([...columns, ...own].toSorted());
  });

  test('keeps the earlier of two spellings in either reading order, and the lower id at the same time', async () => {
    const [early, late] = ['2026-11-22T01:00:00.000Z', '2026-11-22T02:00:00.000Z'];
    const pairs = [
      { first: early, second: late, kept: 'a' },
      { first: late, second: early, kept: 'z' },
      { first: early, second: early, kept: 'a' },
    ].flatMap((pair) => [
      { ...pair, hosts: ['bücher.example', 'xn--bcher-kva.example'] },
      { ...pair, hosts: ['xn--bcher-kva.example', 'bücher.example'] },
    ]);
    const rows = pairs.flatMap(({ first, second, hosts }, n) =>
      hosts.map((host, index) => ({
        id: `${index === 0 ? 'a' : 'z'}${n}`,
        email: `p${n}@${host}`,
        at: index === 0 ? first : second,
      })),
    );
    await insertFirstRelease(database, rows);
    await migrate(database.db);
    const kept = await database.db
      .selectFrom('sign_ups')
      .select(['id', 'email_key'])
      .where('name', '=', 'x')
      .orderBy('email_key')
      .execute();
    expect(kept).toEqual(
      pairs.map(({ kept }, n) => ({ id: `${kept}${n}`, email_key: `p${n}@xn--bcher-kva.example` })),
    );
  });

  test('gives every form of a host its key', async () => {
    const hosts = ['EXAMPLE.com', '0x7f.1', '127.1', 'ex%61mple.com', 'xn--BCHER-KVA.example', 'a_b.example'];
    const emails = [...hosts.map((host, n) => `Fan${n}@${host}`), 'É@example.com', ' ann.b@example.com'];
    const at = '2026-11-22T01:00:00.000Z';
    await insertFirstRelease(
      database,
      emails.map((email, n) => ({ id: `h${n}`, email, at })),
    );
    await migrate(database.db);
    const rows = await database.db
      .selectFrom('sign_ups')
      .select(['email', 'email_key'])
      .where('name', '=', 'x')
      .orderBy('id')
      .execute();
    expect(rows).toEqual(emails.map((email) => ({ email, email_key: emailKey(email) })));
  });

  test('migrates more than one page of sign-ups', async () => {
    const rows = Array.from({ length: 1_001 }, (_, n) => ({
      id: `x${String(n).padStart(4, '0')}`,
      email: `f${n}@bücher.example`,
      at: '2026-11-22T01:00:00.000Z',
    }));
    for (const page of [rows.slice(0, 500), rows.slice(500)]) await insertFirstRelease(database, page);
    await migrate(database.db);
    const { left } = await database.db
      .selectFrom('sign_ups')
      .select(({ fn }) => fn.countAll().as('left'))
      .where('email_key', 'like', '%bücher%')
      .executeTakeFirstOrThrow();
    expect(Number(left)).toBe(0);
  });

  test("rejects with the database's error when every try fails", async () => {
    await sql`create table erasures (x text)`.execute(database.db);
    await sql`create table duplicates (x text)`.execute(database.db);
    await expect(migrate(database.db, { pauseMs: 1 })).rejects.toThrow(/kept_id/);
  });

  test('refuses a database that a newer release has changed, and says what to do', async () => {
    await migrate(database.db);
    await sql`insert into kysely_migration values ('2031-01-from-the-future', '2031-01-01')`.execute(
      database.db,
    );
    const refusal = await migrate(database.db).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(NewerDatabase);
    expect(String(refusal)).toMatch(
      /2031-01-from-the-future.*start that release again, or restore the backup/,
    );
  });
});

/** Inserts sign-ups with the columns of the first release: later columns do not exist yet. */
async function insertFirstRelease(
  { db }: Database,
  rows: { id: string; email: string; at: string }[],
): Promise<void> {
  const values = rows.map(({ id, email, at }) => sql`(${id}, 'x', '', ${email}, ${email}, ${at})`);
  await sql`insert into sign_ups (id, name, team, email, email_key, created_at) values ${sql.join(values)}`.execute(
    db,
  );
}
