import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openMigrated, postgresDatabase } from '../../../tests/fixtures/databases/databases.ts';
import { openDatabase } from '../open-database.ts';
import { stayConnected } from './stay-connected.ts';

/** Longer than the pool keeps an idle connection. */
const quietMs = 3_000;

test('a server that nobody asks keeps one connection, until it stops', async () => {
  const database = await postgresDatabase();
  const server = await openMigrated(database);
  const watcher = openDatabase(database.settings);
  const connections = async () => {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_activity where application_name = 'sportbuddy'
        and datname = current_database() and pid <> pg_backend_pid()`.execute(watcher.db);
    return rows.map(({ pid }) => pid);
  };
  const leave = stayConnected(server.db);
  await sleep(quietMs);
  const kept = await connections();
  expect(kept).toHaveLength(1);
  await sleep(quietMs);
  expect(await connections()).toEqual(kept);
  await leave();
  await sleep(quietMs);
  expect(await connections()).toEqual([]);
  await server.close();
  await watcher.close();
  await database.remove();
});
