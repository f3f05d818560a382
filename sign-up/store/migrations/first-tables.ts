import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const firstTables: Migration = {
  async up(db: Kysely<unknown>) {
    // `if not exists`: the first release migrated SQLite outside a transaction, so some tables may
    // exist already.
    await db.schema
      .createTable('sign_ups')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('email_key', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('team', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('deliveries')
      .ifNotExists()
      .addColumn('sign_up_id', 'text', (column) =>
        column.primaryKey().references('sign_ups.id').onDelete('cascade'),
      )
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('claim', 'text')
      .addColumn('last_failure', 'text')
      .execute();
    await db.schema
      .createTable('allowances')
      .ifNotExists()
      .addColumn('client', 'text', (column) => column.primaryKey())
      .addColumn('used', 'integer', (column) => column.notNull())
      .addColumn('window_ends', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('sign_ups_in_order')
      .ifNotExists()
      .on('sign_ups')
      .columns(['created_at', 'id'])
      .execute();
    // A partial index without delivered rows, so that a claim costs the same after a million
    // sign-ups.
    await db.schema
      .createIndex('deliveries_due')
      .ifNotExists()
      .on('deliveries')
      .column('due_at')
      .where(sql<SqlBool>`state = 'waiting'`)
      .execute();
  },
};
