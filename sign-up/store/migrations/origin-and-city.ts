import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from '../dialect.ts';

const details = ['from', 'utm_source', 'utm_medium', 'utm_campaign', 'referrer', 'page', 'language', 'city'];

/**
 * Adds where a sign-up came from, the city, and the number of corrections. The defaults serve older servers, which go
 * on writing during a rolling deploy. Skips existing columns: `pg_restore` of an older backup leaves those of the held
 * sign-ups.
 */
export const originAndCity: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['sign_ups', 'held_sign_ups'])
      for (const column of details) await addColumn(db, table, column, sql`text not null default ''`);
    await addColumn(db, 'deliveries', 'revision', sql`integer not null default 0`);
  },
};

async function addColumn(
  db: Kysely<unknown>,
  table: string,
  column: string,
  type: ReturnType<typeof sql>,
): Promise<void> {
  if (isPostgres(db)) {
    await sql`alter table ${sql.table(table)} add column if not exists ${sql.ref(column)} ${type}`.execute(
      db,
    );
    return;
  }
  const tables = await db.introspection.getTables();
  const known = tables.find(({ name }) => name === table)?.columns.some(({ name }) => name === column);
  if (!known) await sql`alter table ${sql.table(table)} add column ${sql.ref(column)} ${type}`.execute(db);
}
