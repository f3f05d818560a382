import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Creates the table of sign-ups that the honeypot caught. `ifNotExists`: `pg_restore` of an older
 * backup leaves it.
 */
export const signUpsHeld: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('held_sign_ups')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('email_key', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('team', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
  },
};
