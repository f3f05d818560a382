import { sql } from 'kysely';
import type { Db } from '../tables.ts';

/** Shorter than the time after which the pool closes an idle connection (pool.ts). */
const everyMs = 1_000;

/**
 * Keeps a connection open while a server runs. Without deliveries and letters it would have none
 * between two sign-ups, and `signups restore` could not see that the database is in use.
 * @returns a function that ends it
 */
export function stayConnected(db: Db): () => Promise<void> {
  let isStopped = false;
  let running: Promise<unknown> = Promise.resolve();
  let timeout: NodeJS.Timeout;
  const ask = async () => {
    running = sql`select 1`.execute(db).catch(() => undefined);
    await running;
    if (!isStopped) timeout = setTimeout(ask, everyMs).unref();
  };
  void ask();
  return async () => {
    isStopped = true;
    clearTimeout(timeout);
    await running;
  };
}
