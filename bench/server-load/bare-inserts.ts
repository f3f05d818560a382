/** The reference: durable inserts by the same driver and nothing else, one row a transaction. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import pg from 'pg';

const columns =
  'id text primary key, email text not null unique, name text not null, created_at text not null';
const row = () => [randomUUID(), `${randomUUID()}@example.com`, 'Fan', new Date().toISOString()];

/** @returns rows a second; SQLite has one writer, so more connections would only wait for each other */
export function bareEmbedded(directory: string, seconds: number): number {
  const file = new SQLite(join(directory, 'bare.db'));
  file.pragma('journal_mode = WAL');
  file.pragma('synchronous = FULL');
  file.exec(`create table bare (${columns})`);
  const insert = file.prepare('insert into bare values (?, ?, ?, ?)');
  const { end, elapsed } = clock(seconds);
  let rows = 0;
  for (; performance.now() < end; rows++) insert.run(row());
  const perSecond = rows / elapsed();
  file.close();
  return perSecond;
}

/** @returns rows a second over `connections` connections */
export async function barePostgres(url: string, connections: number, seconds: number): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  await pool.query(`create table if not exists bare (${columns})`);
  const clients = await Promise.all(Array.from({ length: connections }, () => pool.connect()));
  const { end, elapsed } = clock(seconds);
  let rows = 0;
  await Promise.all(
    clients.map(async (client) => {
      for (; performance.now() < end; rows++)
        await client.query('insert into bare values ($1, $2, $3, $4)', row());
    }),
  );
  const perSecond = rows / elapsed();
  for (const client of clients) client.release();
  await pool.end();
  return perSecond;
}

function clock(seconds: number) {
  const start = performance.now();
  return { end: start + seconds * 1000, elapsed: () => (performance.now() - start) / 1000 };
}
