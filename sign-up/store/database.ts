import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import SQLite from 'better-sqlite3';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import pg from 'pg';
import * as z from 'zod';
import { SettingsError, type StorageSettings } from '../settings.ts';
import { faultCode } from './faults.ts';
import { cachedPrepare } from './statement-cache.ts';
import type { Db, Tables } from './tables.ts';

/** How long one statement waits for another process that writes to the same file. */
const busyTimeoutMs = 5_000;
/** Each waits for readers as long as a statement does. */
const checkpointAttempts = 3;
const poolSize = 6;
const connectTimeoutMs = 3_000;
const queryTimeoutMs = 8_000;
const fileName = 'sign-ups.db';

/** One database, whichever kind the settings name. */
export type Database = {
  db: Db;
  /** Makes sure that no file of this system still holds bytes of rows that were deleted. */
  forget(): Promise<void>;
  close(): Promise<void>;
};

/** `maxPages` bounds the file of the embedded database, so a test can fill the disk. */
export type DatabaseOptions = { maxPages?: number };

/**
 * Opens the database that `settings` name, and makes the directory of an embedded one.
 * @throws SettingsError when the directory or its file cannot be used; a cluster is first reached by a query
 */
export function openDatabase(
  settings: Pick<StorageSettings, 'DATA_DIR' | 'DATABASE_URL'>,
  options: DatabaseOptions = {},
): Database {
  return settings.DATABASE_URL
    ? openCluster(settings.DATABASE_URL)
    : openEmbedded(settings.DATA_DIR, options.maxPages);
}

function openEmbedded(directory: string, maxPages?: number): Database {
  const file = openFile(directory);
  // FULL: a commit is on disk before it returns, also when the power fails.
  file.pragma('synchronous = FULL');
  file.pragma('foreign_keys = ON');
  file.pragma('secure_delete = ON');
  if (maxPages) file.pragma(`max_page_count = ${maxPages}`);
  const prepare = cachedPrepare(file);
  const close = () => void file.close();
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: { prepare, close } }) });
  return {
    db,
    async forget() {
      // Deleted rows are zeroed, but copies that pages left behind when they split are not, and the log beside the
      // file still holds both: the file is written anew, then the log is emptied.
      file.exec('VACUUM');
      for (let attempt = 1; ; attempt++) {
        const [{ busy }] = z
          .tuple([z.object({ busy: z.number() })])
          .parse(file.pragma('wal_checkpoint(TRUNCATE)'));
        if (busy === 0) return;
        if (attempt === checkpointAttempts) throw new Error('the log of the database is in use');
      }
    },
    async close() {
      if (file.open) file.close();
    },
  };
}

/** @throws SettingsError when the directory cannot be made or its file is no database */
function openFile(directory: string): SQLite.Database {
  try {
    makeDirectory(resolve(directory));
    const path = join(directory, fileName);
    // SQLite would let everyone read it; the files it puts beside it take over the mode of this one. An existing
    // file is left alone, since closing it would drop the locks that this process holds on it.
    if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
    const file = new SQLite(path, { timeout: busyTimeoutMs });
    file.pragma('journal_mode = WAL');
    return file;
  } catch (error) {
    throw new SettingsError(`Wrong setting: DATA_DIR cannot be used (${faultCode(error)})`, { cause: error });
  }
}

// Step by step: where nothing can ever be made, as below /proc, Node's own recursive call never returns.
function makeDirectory(path: string): void {
  const parent = dirname(path);
  if (!existsSync(parent)) makeDirectory(parent);
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

function openCluster(connectionString: string): Database {
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: queryTimeoutMs,
    statement_timeout: queryTimeoutMs,
    application_name: 'sportbuddy',
  });
  // A connection that dies while idle is replaced by the next query; unheard, its error would end the process.
  pool.on('error', () => undefined);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    forget: async () => undefined,
    async close() {
      if (!pool.ending) await pool.end();
    },
  };
}
