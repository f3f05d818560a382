import { sql } from 'kysely';
import { readClock } from './clock.ts';
import { durableCommit } from './cluster/insert.ts';
import { isPostgres } from './dialect.ts';
import { isConflict } from './storage-errors.ts';
import type { Db } from './tables.ts';

const attempts = 3;

/**
 * Runs a transaction whose commit survives a power failure, and runs it again if a concurrent one was
 * in its way. The setting is made in the transaction: behind a pooler that shares sessions, a setting
 * of the session may be lost.
 * @param run receives the time of `readClock`
 */
export async function retriedTransaction<T>(
  db: Db,
  run: (transaction: Db, now: number) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(async (transaction) => {
        if (isPostgres(transaction)) {
          const setting = sql`select set_config('synchronous_commit', ${sql.raw(durableCommit)}, true)`;
          await setting.execute(transaction);
        }
        return await run(transaction, await readClock(transaction));
      });
    } catch (error) {
      if (attempt === attempts || !isConflict(error)) throw error;
    }
  }
}
