import { setTimeout as sleep } from 'node:timers/promises';
import { isPostgres } from './dialect.ts';
import type { Db } from './tables.ts';

/**
 * Runs one of many transactions, then pauses as long as it took. Processes poll for SQLite's write
 * lock, so without a pause they could miss each short moment in which it is free.
 */
export async function shareWriteLock<T>(db: Db, transaction: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const result = await transaction();
  if (!isPostgres(db)) await sleep(performance.now() - startedAt);
  return result;
}
