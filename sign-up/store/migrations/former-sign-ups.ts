import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Creates the table of sign-ups that got a new id with a corrected address. `ifNotExists`:
 * `pg_restore` of an older backup leaves it.
 */
export const formerSignUps: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('former_sign_ups')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('former_sign_ups_in_order')
      .ifNotExists()
      .on('former_sign_ups')
      .column('created_at')
      .execute();
  },
};
