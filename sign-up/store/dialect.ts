import { PostgresAdapter } from 'kysely';
import type { Db } from './tables.ts';

/** @returns whether `db` is PostgreSQL, for the few statements that differ */
export function isPostgres(db: Db): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
