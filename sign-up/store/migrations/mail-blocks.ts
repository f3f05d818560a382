import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from '../dialect.ts';

/**
 * Creates the addresses that get no letter, and the counter of confirmations to each mailbox. Both
 * tables refer to no other, so that a restore by `pg_restore` can drop the others. `ifNotExists`:
 * `pg_restore` of an older backup leaves them.
 */
export const mailBlocks: Migration = {
  async up(db: Kysely<unknown>) {
    // One tree instead of two.
    const withoutRowId = sql`${sql.raw(isPostgres(db) ? '' : 'without rowid')}`;
    await db.schema
      .createTable('mail_blocks')
      .ifNotExists()
      .addColumn('address', 'text', (column) => column.primaryKey().notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('blocked_at', 'text', (column) => column.notNull())
      .addColumn('sign_up_id', 'text')
      .modifyEnd(withoutRowId)
      .execute();
    await db.schema
      .createIndex('mail_blocks_in_order')
      .ifNotExists()
      .on('mail_blocks')
      .columns(['blocked_at', 'address'])
      .execute();
    await db.schema
      .createTable('mailboxes')
      .ifNotExists()
      .addColumn('mailbox', 'text', (column) => column.primaryKey().notNull())
      .addColumn('letters', 'integer', (column) => column.notNull())
      .addColumn('latest_at', 'text', (column) => column.notNull())
      .modifyEnd(withoutRowId)
      .execute();
  },
};
