import { sql } from 'kysely';
import { durableCommit } from './cluster/insert.ts';
import { isPostgres } from './dialect.ts';
import type { Db } from './tables.ts';

/**
 * Runs a transaction whose commit survives a power failure. The setting is made in the transaction:
 * behind a pooler that shares sessions, a setting of the session may be lost.
 */
export async function durableTransaction<T>(db: Db, run: (transaction: Db) => Promise<T>): Promise<T> {
  return await db.transaction().execute(async (transaction) => {
    if (isPostgres(transaction))
      await sql`select set_config('synchronous_commit', ${sql.raw(durableCommit)}, true)`.execute(
        transaction,
      );
    return await run(transaction);
  });
}
