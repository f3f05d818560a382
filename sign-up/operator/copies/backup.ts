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
 * Writes the embedded database as it stands at one moment into `file`, beside running servers, and checks the copy.
 * @returns how many sign-ups it holds and its size in bytes
 * @throws OperatorError when the file is there already or cannot be written; then nothing is left behind
 */
export async function backUp(db: Db, file: string): Promise<{ people: number; bytes: number }> {
  const path = resolve(file);
  if (existsSync(path)) throw new OperatorError('file-is-there', { file: path });
  const partial = `${path}.partial`;
  try {
    // Nobody else may read it, from its first byte on.
    closeSync(openSync(partial, 'wx', 0o600));
  } catch (error) {
    throw new OperatorError('file-not-made', { file: partial, why: storageErrorCode(error) });
  }
  try {
    await sql`vacuum into ${partial}`.execute(db);
    const people = countIn(partial);
    flush(partial);
    putInPlace(partial, path);
    return { people, bytes: statSync(path).size };
  } catch (error) {
    rmSync(partial, { force: true });
    if (error instanceof OperatorError) throw error;
    throw new OperatorError('backup-not-written', { file: path, why: storageErrorCode(error) });
  }
}

/** Of a directory that may be written and not read, or on a file system that flushes none. */
const unflushable = new Set(['EACCES', 'EINVAL', 'ENOTSUP']);

/** Takes the name first, since a rename alone would overwrite what has come there meanwhile. */
function putInPlace(partial: string, path: string): void {
  closeSync(openSync(path, 'wx', 0o600));
  try {
    renameSync(partial, path);
    flushNames(dirname(path));
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  }
}

function flushNames(directory: string): void {
  try {
    flush(directory);
  } catch (error) {
    if (!unflushable.has(storageErrorCode(error))) throw error;
  }
}

/**
 * @param named the file as the operator knows it, where `path` is a copy of it
 * @returns how many sign-ups a database file holds
 * @throws OperatorError when it is damaged or no database of sign-ups
 */
export function countIn(path: string, named = path): number {
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
