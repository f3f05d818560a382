import { dirname, join, resolve } from 'node:path';
import SQLite from 'better-sqlite3';
import { Kysely } from 'kysely';
import { SettingError } from '../../setting-error.ts';
import type { Database, DatabaseOptions, Notify } from '../database.ts';
import { fileMoved, storageErrorCode } from '../storage-errors.ts';
import type { Tables } from '../tables.ts';
import { threadDialect } from './dialect.ts';
import { lockData } from './file/data-lock.ts';
import { createFile } from './file/open-file.ts';
import { shareDescriptor } from './file/shared-descriptor.ts';
import { scrubFile } from './scrub.ts';
import { startThread, type ThreadClient } from './thread-client.ts';

const fileName = 'sign-ups.db';

export function databaseFile(directory: string): string {
  return join(resolve(directory), fileName);
}

/**
 * Errors that a wrong setting causes. A locked file and a full or broken disk are not among them:
 * they may recover.
 */
const settingErrors = /^(SQLITE_(CANTOPEN|NOTADB|READONLY|PERM|AUTH)|E(?!NOSPC|DQUOT|IO$|.FILE))/;

/** @throws SettingError when the directory cannot be created or its file is not a database */
export function openEmbedded(
  directory: string,
  {
    maxPages,
    checkpoint,
    longTimeouts = false,
    locked = false,
    notify = () => undefined,
    log,
  }: DatabaseOptions,
): Database {
  const path = databaseFile(directory);
  prepareFile(path);
  const release = locked ? () => undefined : lockShared(directory, notify);
  const thread = startThread({ path, maxPages, longTimeouts }, notify);
  // The other thread reports a moved file too.
  const notifyOnce: Notify = (code, message) => {
    if (code !== fileMoved) notify(code, message);
  };
  const readThread = startThread({ path, longTimeouts, readOnly: true }, notifyOnce);
  const kyselyOn = (on: ThreadClient) =>
    new Kysely<Tables>({ dialect: threadDialect(on), ...(log && { log }) });
  const db = kyselyOn(thread);
  const descriptor = shareDescriptor(path);
  return {
    db,
    reader: kyselyOn(readThread),
    // SQLite has one writer.
    writers: 1,
    insert: (arrivals) =>
      // Queues behind other uses of the connection.
      db.connection().execute(() => thread.request('insert', { arrivals })),
    scrub: async (signal) =>
      scrubFile(
        (kind, params) => db.connection().execute(() => thread.request(kind, params)),
        descriptor.open(),
        { ...checkpoint, signal },
      ),
    async close() {
      // The last connection that closes must be able to write: it removes the log.
      await readThread.close();
      await thread.close();
      descriptor.release();
      release();
    },
  };
}

/** Opens the file once, so that a wrong setting ends the start. */
function prepareFile(path: string): void {
  try {
    createFile(path);
    const file = new SQLite(path, { timeout: 0 });
    try {
      file.pragma('journal_mode = WAL');
    } finally {
      file.close();
    }
  } catch (error) {
    const code = storageErrorCode(error);
    if (!settingErrors.test(code)) return;
    throw new SettingError(`Wrong setting: DATA_DIR cannot be used: ${dirname(path)} (${code})`, {
      cause: error,
    });
  }
}

/** A server also runs without the lock, on a file system that has none. */
function lockShared(directory: string, notify: Notify): () => void {
  try {
    const release = lockData(directory, 'shared');
    if (release) return release;
  } catch (error) {
    notify(
      storageErrorCode(error),
      'the database directory cannot be locked; stop this server before a restore or move',
    );
    return () => undefined;
  }
  throw new SettingError(
    'Wrong setting: DATA_DIR is being restored or moved at this moment; try again when that has ended',
  );
}
