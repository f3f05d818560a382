import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from '../dialect.ts';
import { shareWriteLock } from '../shared-write-lock.ts';
import { storageErrorCode } from '../storage-errors.ts';
import type { Db } from '../tables.ts';

/** `columns` and `where` are SQL. */
export type Index = { name: string; table: string; columns: string; where?: string };

/** `indexes` must be built before `up`, by {@link buildIndexes}. */
export type IndexMigration = Migration & { indexes: Index[] };

const pauseMs = 500;
const alreadyExists = '42P07';

/** A migration that only creates indexes, which are built outside its transaction. */
export function indexMigration(indexes: Index[]): IndexMigration {
  return { indexes, up: async () => undefined };
}

/**
 * Builds the indexes while others write. SQLite has its write lock for the time of one index, about
 * a second for a million sign-ups. Must not run in a transaction.
 */
export async function buildIndexes(db: Db, indexes: Index[]): Promise<void> {
  if (isPostgres(db)) return await buildConcurrently(db, indexes);
  for (const index of indexes)
    await shareWriteLock(db, () => sql`create index if not exists ${definition(index)}`.execute(db));
}

function definition({ name, table, columns, where }: Index) {
  const condition = where ? sql` where ${sql.raw(where)}` : sql``;
  return sql`${sql.ref(name)} on ${sql.table(table)} (${sql.raw(columns)})${condition}`;
}

/**
 * Builds the indexes on PostgreSQL, without a lock that blocks writers. Several servers may do it at
 * once: one builds an index, the others wait for it.
 */
async function buildConcurrently(db: Db, indexes: Index[]): Promise<void> {
  for (const index of indexes) {
    let wasAbandoned = false;
    for (;;) {
      const state = await stateOf(db, index);
      if (state === 'valid') break;
      if (state === 'abandoned' && wasAbandoned) await drop(db, index);
      else if (state === 'absent') await create(db, index);
      else await sleep(pauseMs);
      // A build that has just started is not in the progress view yet, so look twice.
      wasAbandoned = state === 'abandoned' && !wasAbandoned;
    }
  }
}

/** `abandoned`: a build failed or was killed, and left an index that PostgreSQL never uses. */
type IndexState = 'absent' | 'building' | 'abandoned' | 'valid';

async function stateOf(db: Db, { name }: Index): Promise<IndexState> {
  const { rows } = await sql<{ isValid: boolean; isBuilding: boolean }>`
    select indisvalid as "isValid",
      exists (select from pg_stat_progress_create_index where index_relid = indexrelid) as "isBuilding"
    from pg_index where indexrelid = to_regclass(${name})`.execute(db);
  const [row] = rows;
  if (!row) return 'absent';
  if (row.isValid) return 'valid';
  return row.isBuilding ? 'building' : 'abandoned';
}

async function create(db: Db, index: Index): Promise<void> {
  try {
    await sql`create index concurrently ${definition(index)}`.execute(db);
  } catch (error) {
    // Another server was faster.
    if (storageErrorCode(error) !== alreadyExists) throw error;
  }
}

async function drop(db: Db, { name }: Index): Promise<void> {
  await sql`drop index concurrently if exists ${sql.ref(name)}`.execute(db);
}
