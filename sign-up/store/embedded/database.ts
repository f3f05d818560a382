import { join, resolve } from 'node:path';
import SQLite from 'better-sqlite3';
import { Kysely } from 'kysely';
import { SettingsError } from '../../settings.ts';
import type { Database, DatabaseOptions } from '../database.ts';
import { faultCode } from '../faults.ts';
import type { Tables } from '../tables.ts';
import { threadDialect } from './dialect.ts';
import { makeFile } from './open-file.ts';
import { startThread } from './thread-client.ts';

const fileName = 'sign-ups.db';
/** What a setting is to blame for. A file that is in use, or on a full or broken disk, is right: what is wrong passes. */
const unusable = /^(SQLITE_(CANTOPEN|NOTADB|READONLY|PERM|AUTH)|E(?!NOSPC|DQUOT|IO$|.FILE))/;

/** @throws SettingsError when the directory cannot be made or its file is no database */
export function openEmbedded(
  directory: string,
  { maxPages, patient = false, tell = () => undefined }: DatabaseOptions,
): Database {
  const path = join(resolve(directory), fileName);
  prepareFile(path);
  const thread = startThread({ path, maxPages, patient }, tell);
  const db = new Kysely<Tables>({ dialect: threadDialect(thread) });
  return {
    db,
    // SQLite has one writer.
    writers: 1,
    insert: (arrivals, allowance) =>
      // Takes its turn with every other use of the connection.
      db.connection().execute(() => thread.ask('insert', { arrivals, allowance })),
    forget: async () => {
      await db.connection().execute(() => thread.ask('forget', null));
    },
    close: () => thread.close(),
  };
}

/** Tries the file here and now, so that a wrong setting ends the start. */
function prepareFile(path: string): void {
  try {
    makeFile(path);
    const file = new SQLite(path, { timeout: 0 });
    try {
      file.pragma('journal_mode = WAL');
    } finally {
      file.close();
    }
  } catch (error) {
    const code = faultCode(error);
    if (!unusable.test(code)) return;
    throw new SettingsError(`Wrong setting: DATA_DIR cannot be used (${code})`, { cause: error });
  }
}
