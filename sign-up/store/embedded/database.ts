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

export function databaseFile(directory: string): string {
  return join(resolve(directory), fileName);
}

/**
 * Errors that a wrong setting causes. A locked file and a full or broken disk are not among them: they may recover.
 */
const unusable = /^(SQLITE_(CANTOPEN|NOTADB|READONLY|PERM|AUTH)|E(?!NOSPC|DQUOT|IO$|.FILE))/;

/** @throws SettingsError when the directory cannot be created or its file is not a database */
export function openEmbedded(
  directory: string,
  { maxPages, checkpoint, patient = false, locked = false, tell = () => undefined }: DatabaseOptions,
): Database {
  const path = databaseFile(directory);
  prepareFile(path);
  let release = locked ? () => undefined : lockTogether(directory, tell);
  const thread = startThread({ path, maxPages, patient, checkpoint }, (code, message) => {
    // Removing the whole directory removed the lock file too. Lock the new file, which other processes see.
    if (code === fileMoved && !locked) release = lockAgain(directory, tell, release);
    tell(code, message);
  });
  const db = new Kysely<Tables>({ dialect: threadDialect(thread) });
  return {
    db,
    // SQLite has one writer.
    writers: 1,
    insert: (arrivals, rateLimit) =>
      // Queues behind other uses of the connection.
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

/** Opens the file once, so that a wrong setting ends the start. */
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

/** @returns the release function of a lock on the current lock file, or `release` when it cannot be locked */
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

/** A server also runs without the lock, on a file system that has none. */
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
