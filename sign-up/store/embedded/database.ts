import { join, resolve } from 'node:path';
import SQLite from 'better-sqlite3';
import { Kysely } from 'kysely';
import { SettingsError } from '../../settings.ts';
import type { Database, DatabaseOptions, Tell } from '../database.ts';
import { fileMoved, storageErrorCode } from '../storage-errors.ts';
import type { Tables } from '../tables.ts';
import { threadDialect } from './dialect.ts';
import { lockData } from './file/data-lock.ts';
import { makeFile } from './file/open-file.ts';
import { startThread } from './thread-client.ts';

const fileName = 'sign-ups.db';

/** @returns the path of the embedded database in `directory` */
export function databaseFile(directory: string): string {
  return join(resolve(directory), fileName);
}

/** What a setting is to blame for. A file that is in use, or on a full or broken disk, is right: what is wrong passes. */
const unusable = /^(SQLITE_(CANTOPEN|NOTADB|READONLY|PERM|AUTH)|E(?!NOSPC|DQUOT|IO$|.FILE))/;

/** @throws SettingsError when the directory cannot be made or its file is no database */
export function openEmbedded(
  directory: string,
  { maxPages, checkpoint, patient = false, locked = false, tell = () => undefined }: DatabaseOptions,
): Database {
  const path = databaseFile(directory);
  prepareFile(path);
  let release = locked ? () => undefined : lockTogether(directory, tell);
  const thread = startThread({ path, maxPages, patient, checkpoint }, (code, message) => {
    // Who removed the whole directory took the lock's file along: nobody after that would meet the lock on it.
    if (code === fileMoved && !locked) release = lockAgain(directory, tell, release);
    tell(code, message);
  });
  const db = new Kysely<Tables>({ dialect: threadDialect(thread) });
  return {
    db,
    // SQLite has one writer.
    writers: 1,
    insert: (arrivals, rateLimit) =>
      // Takes its turn with every other use of the connection.
      db.connection().execute(() => thread.ask('insert', { arrivals, rateLimit })),
    forget: async () => {
      await db.connection().execute(() => thread.ask('forget', null));
    },
    async close() {
      await thread.close();
      release();
    },
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
    const code = storageErrorCode(error);
    if (!unusable.test(code)) return;
    throw new SettingsError(`Wrong setting: DATA_DIR cannot be used (${code})`, { cause: error });
  }
}

/** @returns what lets go of the lock in `directory` as it is now; of the one before, when there is none to be had */
function lockAgain(directory: string, tell: Tell, release: () => void): () => void {
  try {
    const next = lockTogether(directory, tell);
    release();
    return next;
  } catch (error) {
    tell(storageErrorCode(error), 'somebody restores or moves the database at this moment');
    return release;
  }
}

/** Without the lock on a file system that has none: a server runs all the same. */
function lockTogether(directory: string, tell: Tell): () => void {
  try {
    const release = lockData(directory, 'together');
    if (release) return release;
  } catch (error) {
    tell(
      storageErrorCode(error),
      'the directory of the database cannot be locked; restore nothing while this server runs',
    );
    return () => undefined;
  }
  throw new SettingsError(
    'Wrong setting: DATA_DIR is being restored or moved at this moment; try again when that has ended',
  );
}
