import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { emailKey } from '../../email-key.ts';
import { isPostgres } from '../dialect.ts';
import { pagesOf } from '../pages.ts';

const pageSize = 1_000;

/**
 * The tables after the first migration. Later ones may change them, so do not use the current
 * types.
 */
type TablesBefore = {
  sign_ups: { id: string; email: string; email_key: string; created_at: string };
  deliveries: { sign_up_id: string; attempts: number };
  duplicates: { id: string; kept_id: string; created_at: string; attempts: number };
};

/**
 * Gives each address one key, whether its host is written in its own script or in punycode. Of two
 * sign-ups with one key the earlier is kept, as `insert` does. The later becomes a row of
 * `duplicates` without personal data, so that `erase` still reports a delivered copy. Also creates
 * the table `erasures`.
 */
export const oneKey: Migration = {
  async up(db: Kysely<TablesBefore>) {
    await db.schema
      .createTable('duplicates')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kept_id', 'text', (column) =>
        column.notNull().references('sign_ups.id').onDelete('cascade'),
      )
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('duplicates_of').ifNotExists().on('duplicates').column('kept_id').execute();
    await db.schema
      .createTable('erasures')
      .ifNotExists()
      .addColumn('address', 'text', (column) => column.primaryKey())
      .addColumn('salt', 'text', (column) => column.notNull())
      .addColumn('erased_at', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('may_have_left', 'integer', (column) => column.notNull())
      .execute();
    await (db.isTransaction ? rekey(db) : db.transaction().execute(rekey));
  },
};

async function rekey(db: Kysely<TablesBefore>): Promise<void> {
  for await (const rows of pagesOf(signUpsToCheck(db), ['id'], pageSize))
    for (const row of rows) {
      const key = emailKey(row.email);
      if (key !== row.email_key) await setKey(db, row, key);
    }
}

/**
 * Leaves out plain addresses on PostgreSQL, where reading a million rows takes long. The last label
 * starts with a letter, because a host that ends with a number is an IPv4 address in another form.
 */
function signUpsToCheck(db: Kysely<TablesBefore>) {
  const signUps = db.selectFrom('sign_ups').select(['id', 'email', 'email_key', 'created_at']);
  if (!isPostgres(db)) return signUps;
  const plain = '^[!-~]+@([a-z0-9-]+\\.)*[a-z][a-z0-9-]*$';
  return signUps.where(
    sql<boolean>`not (email_key = lower(email) and email_key ~ ${plain} and email_key not like '%xn--%')`,
  );
}

async function setKey(db: Kysely<TablesBefore>, row: TablesBefore['sign_ups'], key: string): Promise<void> {
  const other = await db
    .selectFrom('sign_ups')
    .select(['id', 'created_at'])
    .where('email_key', '=', key)
    .executeTakeFirst();
  const [kept, later] = other && isEarlier(other, row) ? [other, row] : [row, other];
  if (later) await mergeDuplicate(db, later, kept.id);
  await db.updateTable('sign_ups').set({ email_key: key }).where('id', '=', kept.id).execute();
}

async function mergeDuplicate(
  db: Kysely<TablesBefore>,
  later: { id: string; created_at: string },
  keptId: string,
): Promise<void> {
  const delivery = await db
    .selectFrom('deliveries')
    .select('attempts')
    .where('sign_up_id', '=', later.id)
    .executeTakeFirst();
  await db
    .insertInto('duplicates')
    .values({
      id: later.id,
      kept_id: keptId,
      created_at: later.created_at,
      attempts: delivery?.attempts ?? 0,
    })
    .execute();
  // Duplicates of the later sign-up now belong to the kept one.
  await db.updateTable('duplicates').set({ kept_id: keptId }).where('kept_id', '=', later.id).execute();
  await db.deleteFrom('deliveries').where('sign_up_id', '=', later.id).execute();
  await db.deleteFrom('sign_ups').where('id', '=', later.id).execute();
}

function isEarlier(a: { id: string; created_at: string }, b: { id: string; created_at: string }): boolean {
  return a.created_at === b.created_at ? a.id < b.id : a.created_at < b.created_at;
}
