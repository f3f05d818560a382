import { sql } from 'kysely';
import { readClock } from './clock.ts';
import { durableCommit } from './cluster/insert.ts';
import { isPostgres } from './dialect.ts';
import { isConflict } from './storage-errors.ts';
import type { Db } from './tables.ts';

const attempts = 3;

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

/**
 * A durable transaction that runs again if a concurrent one was in its way.
 * @param run receives the time of `readClock`
 */
export async function retriedTransaction<T>(
  db: Db,
  run: (transaction: Db, now: number) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await durableTransaction(db, async (transaction) =>
        run(transaction, await readClock(transaction)),
      );
    } catch (error) {
      if (attempt === attempts || !isConflict(error)) throw error;
    }
  }
}
