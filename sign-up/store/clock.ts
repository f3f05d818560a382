import { sql } from 'kysely';
import { isPostgres } from './dialect.ts';
import type { Db } from './tables.ts';

/**
 * @returns milliseconds since 1970 on the clock that all servers of one database share. On
 * PostgreSQL that is the clock of the database, because the servers' own may differ. Servers of one
 * embedded database share a machine.
 */
export async function readClock(db: Db): Promise<number> {
  if (!isPostgres(db)) return Date.now();
  const { rows } = await sql<{
    now: string;
  }>`select floor(extract(epoch from clock_timestamp()) * 1000)::text as now`.execute(db);
  return Number(rows[0]?.now);
}
