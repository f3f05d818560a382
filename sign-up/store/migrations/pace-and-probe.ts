import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Creates the shared pace of deliveries, and a table for readiness probes. Also empties
 * `allowances`, the former sign-up limit. The table stays, because servers of the release before
 * use it until the last of them has stopped. `ifNotExists`: `pg_restore` of an older backup leaves
 * the tables.
 */
export const paceAndProbe: Migration = {
  async up(db: Kysely<{ delivery_pace: { id: number; next_at: string; paused: number } }>) {
    await db.schema
      .createTable('delivery_pace')
      .ifNotExists()
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('next_at', 'text', (column) => column.notNull())
      .addColumn('paused', 'integer', (column) => column.notNull())
      .addColumn('probe', 'text')
      .execute();
    await db.schema
      .createTable('probes')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('padding', 'text', (column) => column.notNull())
      .execute();
    const longAgo = new Date(0).toISOString();
    await db
      .insertInto('delivery_pace')
      .values({ id: 1, next_at: longAgo, paused: 0 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await sql`delete from allowances`.execute(db);
  },
};
