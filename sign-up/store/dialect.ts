import { PostgresAdapter } from 'kysely';
import type { Db } from './tables.ts';

/** @returns whether a cluster is behind it, for the few statements that the two databases do not share */
export function isCluster(db: Db): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
