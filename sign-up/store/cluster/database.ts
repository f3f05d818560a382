import { Kysely, PostgresDialect } from 'kysely';
import type { Database, DatabaseOptions } from '../database.ts';
import type { Tables } from '../tables.ts';
import { insertArrivals } from './insert.ts';
import { openPool } from './pool.ts';

/**
 * While one transaction waits for the disk, the next is sent. The other connections are for
 * deliveries.
 */
const writers = 2;

export function openPostgres(connectionString: string, options: DatabaseOptions): Database {
  const pool = openPool(connectionString, options);
  return {
    db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }),
    writers,
    insert: (arrivals) => insertArrivals(pool, arrivals),
    // VACUUM removes deleted rows from the disk.
    scrub: async () => undefined,
    async close() {
      if (!pool.ending) await pool.end();
    },
  };
}
