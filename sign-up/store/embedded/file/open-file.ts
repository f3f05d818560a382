import { closeSync, existsSync, openSync, type Stats, statSync } from 'node:fs';
import { dirname } from 'node:path';
import SQLite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import type { Db, Tables } from '../../tables.ts';
import type { ThreadSettings } from '../requests.ts';
import { cachedPrepare } from '../statement-cache.ts';
import { createDirectory } from './directory.ts';

/** How long a statement waits for another process that writes. A sign-up is answered within 5 s. */
const requestBusyTimeoutMs = 3_500;
const maintenanceBusyTimeoutMs = 15_000;
const writerCacheKb = 32_000;
const checkpointPages = 4_000;
/** SQLite's write-ahead log and its shared-memory index. */
const sidecars = ['-wal', '-shm'];

export type OpenFile = {
  path: string;
  file: SQLite.Database;
  prepare: ReturnType<typeof cachedPrepare>;
  /** Runs queries in this thread. They resolve without a turn of the event loop. */
  db: Db;
  /** Device and inode of the file, -wal and -shm when they were opened. */
  identities: (string | undefined)[];
};

export function busyTimeoutMs({ longTimeouts }: Pick<ThreadSettings, 'longTimeouts'>): number {
  return longTimeouts ? maintenanceBusyTimeoutMs : requestBusyTimeoutMs;
}

/** @throws the system's or SQLite's own error when the file cannot be used */
export function openFile({ path, maxPages, longTimeouts, readOnly = false }: ThreadSettings): OpenFile {
  if (!readOnly) createFile(path);
  const file = new SQLite(path, { timeout: busyTimeoutMs({ longTimeouts }), readonly: readOnly });
  try {
    if (!readOnly) configureWriter(file, maxPages);
    const prepare = cachedPrepare(file);
    // The first read makes SQLite create -wal and -shm.
    prepare('select count(*) from sqlite_schema').get();
    return { path, file, prepare, db: queriesOn(prepare), identities: identitiesOf(path) };
  } catch (error) {
    file.close();
    throw error;
  }
}

/** The caller closes the file. */
export function queriesOn(prepare: OpenFile['prepare']): Db {
  const database = { prepare, close: () => undefined };
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
}

function configureWriter(file: SQLite.Database, maxPages: number | undefined): void {
  file.pragma('journal_mode = WAL');
  // FULL: a commit is on disk before it returns, so it survives a power failure.
  file.pragma('synchronous = FULL');
  file.pragma('foreign_keys = ON');
  file.pragma('secure_delete = ON');
  // Addresses come in no order, so each sign-up changes another page of their index. With the
  // defaults, a million sign-ups cost a third of the speed.
  file.pragma(`cache_size = -${writerCacheKb}`);
  file.pragma(`wal_autocheckpoint = ${checkpointPages}`);
  if (maxPages) file.pragma(`max_page_count = ${maxPages}`);
}

/** Creates the file with mode 600, and its directory with mode 700. */
export function createFile(path: string): void {
  createDirectory(dirname(path));
  // SQLite would make it readable by all users. -wal and -shm take over its mode. No `openSync` on
  // an existing file: closing it would drop the locks that this process holds on it.
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
}

/**
 * Whether the file and its sidecars are still those that were opened. Check it after each commit.
 */
export function isInPlace({ path, identities }: OpenFile): boolean {
  return identitiesOf(path).every((identity, index) => identity === identities[index]);
}

const identitiesOf = (path: string) =>
  ['', ...sidecars].map((suffix) => identityOf(statSync(path + suffix, { throwIfNoEntry: false })));

export function identityOf(found: Stats | undefined): string | undefined {
  return found && `${found.dev}:${found.ino}`;
}
