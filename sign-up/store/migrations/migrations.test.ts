import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aFan } from '../../../tests/fixtures/a-fan.ts';
import { places, type TestPlace } from '../../../tests/fixtures/databases/databases.ts';
import type { Database } from '../database.ts';
import { openDatabase } from '../open-database.ts';
import { createStore } from '../store.ts';
import { migrate, migrationNames, NewerDatabase } from './migrations.ts';
import { oneKey } from './one-key.ts';

const firstRelease = await readFile(
  new URL('../../../tests/fixtures/databases/first-release.sql', import.meta.url),
  'utf8',
);

test('a new migration is named after all before it', () => {
  const why =
    'databases run migrations in the order of their names, and refuse one before those they have seen';
  expect(migrationNames, why).toEqual(migrationNames.toSorted());
});

describe.each(places)('a $kind database that the first release wrote', ({ make }) => {
  let place: TestPlace;
  let database: Database;
  beforeEach(async () => {
    place = await make();
    database = openDatabase(place.settings);
    for (const statement of firstRelease
      .replaceAll(/^--.*$/gm, '')
      .split(/;\n/)
      .filter((text) => text.trim()))
      await sql.raw(statement).execute(database.db);
  });
  afterEach(async () => {
    await database.close();
    await place.remove();
  });

  const people = () =>
    database.db.selectFrom('sign_ups').select(['name', 'email_key']).orderBy('created_at').execute();

  test('keeps every fan once, under one key an address, the earlier sign-up of two', async () => {
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

  test('notes what it folded into an earlier sign-up, without a word of it', async () => {
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

  test('takes no second sign-up under another spelling of a host', async () => {
    await migrate(database.db);
    const store = createStore(database);
    await store.add(aFan('Sara', { email: 'SARA@xn--mgbh0fb.xn--mgberp4a5d4ar' }), 'a');
    await store.stop();
    expect((await people()).length).toBe(5);
  });

  test('comes out the same when several servers upgrade it at once, or one is killed half-way', async () => {
    const others = [openDatabase(place.settings), openDatabase(place.settings)];
    await Promise.all([database, ...others].map(({ db }) => migrate(db)));
    await oneKey.up(database.db);
    expect((await people()).length).toBe(5);
    expect((await database.db.selectFrom('duplicates').select('id').execute()).length).toBe(2);
    for (const other of others) await other.close();
  });

  test('an older release refuses what a newer one changed, and says what to do', async () => {
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
