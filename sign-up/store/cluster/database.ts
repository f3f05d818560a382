import { Kysely, PostgresDialect } from 'kysely';
import type { Database, DatabaseOptions } from '../database.ts';
import type { Db, Tables } from '../tables.ts';
import { insertArrivals } from '../writing/insert-arrivals.ts';
import { insertRows } from './insert.ts';
import { openPool, readPoolSize, writePoolSize } from './pool.ts';

/**
 * While one transaction waits for the disk, the next is sent. The other connections are for
 * deliveries.
 */
const writers = 2;

export function openPostgres(connectionString: string, options: DatabaseOptions): Database {
  const { log } = options;
  const pools = [writePoolSize, readPoolSize].map((size) => openPool(connectionString, size, options));
  const [db, reader] = pools.map(
    (pool) => new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), ...(log && { log }) }),
  ) as [Db, Db];
  return {
    db,
    reader,
    writers,
    insert(arrivals) {
      const insertOn = (on: Db) => insertArrivals(on, arrivals, () => insertRows(on, arrivals));
      return arrivals.some(({ letter }) => letter) ? db.transaction().execute(insertOn) : insertOn(db);
    },
    // VACUUM removes deleted rows from the disk.
    scrub: async () => undefined,
    async close() {
      await Promise.all(pools.map((pool) => (pool.ending ? undefined : pool.end())));
    },
  };
}
