import { closeSync, linkSync, openSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Notify } from '../../database.ts';
import { fileMoved, StorageError, storageErrorCode } from '../../storage-errors.ts';
import { createDirectory } from './directory.ts';
import { flush } from './flush.ts';
import { type FileState, type OpenFile, ownSidecars } from './open-file.ts';

/** Errors after which the open file can no longer be read. */
const unreadable = /^SQLITE_(IOERR|NOTADB|CORRUPT)/;

/**
 * Saves the content of an open file that is no longer at its path, and frees the path. Acknowledged sign-ups must
 * survive an accidental `rm` or `mv`.
 * @throws the system's or the database's own error; then the file stays open and the call can be repeated
 */
export function recoverFile(open: OpenFile, state: Exclude<FileState, 'intact'>, notify: Notify): void {
  try {
    notify(fileMoved, recover(open, state));
  } catch (error) {
    if (!unreadable.test(storageErrorCode(error))) throw error;
    notify(
      fileMoved,
      'the database file was moved while in use and cannot be read any more; the file now at its path is used',
    );
  }
}

/** @returns a description for the operator */
function recover(open: OpenFile, state: Exclude<FileState, 'intact'>): string {
  if (state === 'wal-missing') {
    // Into the file itself, which is still there.
    truncateWal(open);
    return 'the -wal or -shm file was removed while in use; no data is lost';
  }
  const copy = writeCopy(open, state);
  // SQLite would apply a leftover -wal to the file that comes to the path.
  for (const own of ownSidecars(open)) rmSync(own);
  if (state === 'replaced') {
    return `the database file was replaced while in use; the new file is used from now on. The old data is in ${copy}: compare both, then delete the copy`;
  }
  linkIntoPlace(copy, open.path);
  return 'the database file was removed while in use; it was recreated with all data';
}

/** @throws StorageError with SQLITE_BUSY while others read or write */
export function truncateWal({ prepare }: OpenFile): void {
  const [busy] = prepare('pragma wal_checkpoint(truncate)').raw().get() as [busy: number];
  if (busy !== 0) throw new StorageError('SQLITE_BUSY', 'the log of the database is in use');
}

/** Suffixes of the copies, before the timestamp. */
export const copySuffix = { removed: '.removed-', replaced: '.replaced-' } as const;

/** @returns the path of a complete copy, synced to disk */
function writeCopy({ path, prepare }: OpenFile, state: keyof typeof copySuffix): string {
  const copy = `${path}${copySuffix[state]}${new Date().toISOString().replaceAll(':', '-')}`;
  createDirectory(dirname(path));
  // SQLite would make it readable by all users. VACUUM INTO accepts an empty file.
  closeSync(openSync(copy, 'wx', 0o600));
  try {
    prepare('vacuum into ?').run(copy);
    flush(copy);
    flush(dirname(copy));
    return copy;
  } catch (error) {
    rmSync(copy);
    throw error;
  }
}

/** Keeps a file that another server with the same database put there first: it holds the same. */
function linkIntoPlace(copy: string, path: string): void {
  try {
    linkSync(copy, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(copy);
  }
  flush(dirname(path));
}
