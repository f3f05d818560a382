import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../dialect.ts';

/** Adds a column to a table, unless it has it. */
export async function addColumn(
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
