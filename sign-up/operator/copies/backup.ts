import { closeSync, existsSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import SQLite from 'better-sqlite3';
import { sql } from 'kysely';
import * as z from 'zod';
import { flush } from '../../store/embedded/file/flush.ts';
import { storageErrorCode } from '../../store/storage-errors.ts';
import type { Db } from '../../store/tables.ts';
import { OperatorError } from '../operator-error.ts';

/**
 * Writes a consistent snapshot of the embedded database into `file`, beside running servers, and checks it.
 * @returns the number of sign-ups and the size in bytes
 * @throws OperatorError when the file exists already or cannot be written; then nothing is left behind
 */
export async function backUp(db: Db, file: string): Promise<{ people: number; bytes: number }> {
  const path = resolve(file);
  if (existsSync(path)) throw new OperatorError('file-is-there', { file: path });
  const partial = `${path}.partial`;
  try {
    // Create it with mode 600, so that no other user can read it at any time.
    closeSync(openSync(partial, 'wx', 0o600));
  } catch (error) {
    throw new OperatorError('file-not-made', { file: partial, why: storageErrorCode(error) });
  }
  try {
    await sql`vacuum into ${partial}`.execute(db);
    const people = checkDatabase(partial);
    flush(partial);
    renameIntoPlace(partial, path);
    return { people, bytes: statSync(path).size };
  } catch (error) {
    rmSync(partial, { force: true });
    if (error instanceof OperatorError) throw error;
    throw new OperatorError('backup-not-written', { file: path, why: storageErrorCode(error) });
  }
}

/** Error codes of directories that may be written but not read, and of file systems that cannot sync directories. */
const ignoredSyncErrors = new Set(['EACCES', 'EINVAL', 'ENOTSUP']);

/** Creates the target first: `rename` would overwrite a file that was created there meanwhile. */
function renameIntoPlace(partial: string, path: string): void {
  closeSync(openSync(path, 'wx', 0o600));
  try {
    renameSync(partial, path);
    flushDirectory(dirname(path));
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  }
}

function flushDirectory(directory: string): void {
  try {
    flush(directory);
  } catch (error) {
    if (!ignoredSyncErrors.has(storageErrorCode(error))) throw error;
  }
}

/**
 * Checks a database file.
 * @param named the path to show to the operator when `path` is a copy
 * @returns the number of sign-ups
 * @throws OperatorError when the file is damaged or not a database of sign-ups
 */
export function checkDatabase(path: string, named = path): number {
  const damaged = (why: string) => new OperatorError('file-damaged', { file: named, why });
  try {
    const file = new SQLite(path, { fileMustExist: true });
    try {
      const [{ integrity_check: verdict }] = z
        .tuple([z.object({ integrity_check: z.string() })])
        .parse(file.pragma('integrity_check(1)'));
      if (verdict !== 'ok') throw damaged(verdict);
      const row = file.prepare('select count(*) as count from sign_ups').get();
      return z.object({ count: z.number() }).parse(row).count;
    } finally {
      file.close();
    }
  } catch (error) {
    throw error instanceof OperatorError ? error : damaged(storageErrorCode(error));
  }
}
