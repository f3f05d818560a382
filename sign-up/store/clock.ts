import { sql } from 'kysely';
import { isCluster } from './dialect.ts';
import type { Db } from './tables.ts';

/**
 * The clock that all servers of one database share (ms since 1970): a cluster's own, since the machines of several
 * servers may disagree; the embedded database's servers run on one machine.
 */
export async function readClock(db: Db): Promise<number> {
  if (!isCluster(db)) return Date.now();
  const { rows } = await sql<{
    now: string;
  }>`select floor(extract(epoch from clock_timestamp()) * 1000)::text as now`.execute(db);
  return Number(rows[0]?.now);
}
