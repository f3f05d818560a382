import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { addColumn } from './add-column.ts';

/**
 * Creates the outbox of letters, their pace, the state of subscriptions, and the tag of a fan's
 * link. `ifNotExists`: `pg_restore` of an older backup leaves the tables.
 */
export const letters: Migration = {
  async up(untyped: Kysely<unknown>) {
    const db = untyped as Kysely<{ delivery_pace: { id: number; next_at: string; paused: number } }>;
    await db.schema
      .createTable('letters')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('sign_up_id', 'text', (column) =>
        column.notNull().references('sign_ups.id').onDelete('cascade'),
      )
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('claim', 'text')
      .addColumn('last_failure', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('valid_until', 'text')
      .addUniqueConstraint('letters_once', ['sign_up_id', 'kind'])
      .execute();
    await db.schema
      .createIndex('letters_due')
      .ifNotExists()
      .on('letters')
      .column('due_at')
      .where(sql<SqlBool>`state = 'waiting'`)
      .execute();
    await db.schema
      .createTable('subscriptions')
      .ifNotExists()
      .addColumn('sign_up_id', 'text', (column) =>
        column.primaryKey().references('sign_ups.id').onDelete('cascade'),
      )
      .addColumn('confirmed_at', 'text')
      .addColumn('left_at', 'text')
      .addColumn('code', 'text', (column) => column.unique())
      .execute();
    for (const table of ['sign_ups', 'held_sign_ups'])
      await addColumn(untyped, table, 'with', sql`text not null default ''`);
    await db
      .insertInto('delivery_pace')
      .values({ id: 2, next_at: new Date(0).toISOString(), paused: 0 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
};
