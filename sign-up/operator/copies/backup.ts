import { execFileSync } from 'node:child_process';
import {
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import SQLite from 'better-sqlite3';
import * as z from 'zod';
import { databaseFile } from '../../store/embedded/database.ts';
import { flush } from '../../store/embedded/file/flush.ts';
import { storageErrorCode } from '../../store/storage-errors.ts';
import { OperatorError } from '../operator-error.ts';

/** Linux: opens a file without a name in a directory. `node:fs` has no constant for it. */
const O_TMPFILE = 0o20000000 | constants.O_DIRECTORY;

/**
 * Writes a consistent snapshot of the embedded database into `file`, beside running servers, and
 * checks it. The snapshot is held in memory. On a system without unnamed files, a killed process
 * leaves FILE.partial.
 * @returns the number of sign-ups and the size in bytes
 * @throws OperatorError when the file exists already or cannot be written; then nothing is left
 * behind
 */
export function backUp(directory: string, file: string): { people: number; bytes: number } {
  const path = resolve(file);
  if (existsSync(path)) throw new OperatorError('file-is-there', { file: path });
  if (!existsSync(dirname(path))) throw new OperatorError('file-not-made', { file: path, why: 'ENOENT' });
  try {
    const database = databaseFile(directory);
    const bytes = snapshot(database);
    const people = checkDatabase(bytes, database);
    if (!writeUnnamed(bytes, path)) writePartial(bytes, path);
    return { people, bytes: bytes.length };
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError('backup-not-written', { file: path, why: storageErrorCode(error) });
  }
}

function snapshot(path: string): Buffer {
  const file = new SQLite(path, { readonly: true, fileMustExist: true });
  try {
    const bytes = file.serialize();
    // The bytes include the WAL. SQLite cannot open them in memory while their header says WAL.
    bytes[18] = 1;
    bytes[19] = 1;
    return bytes;
  } finally {
    file.close();
  }
}

/**
 * Writes a file without a name, and names it when it is complete. The system removes it if the
 * process is killed, so no copy is left. Node cannot name such a file, `ln` can.
 * @returns false after any error; the caller then uses `writePartial`
 */
function writeUnnamed(bytes: Buffer, path: string): boolean {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(dirname(path), O_TMPFILE | constants.O_WRONLY, 0o600);
    writeAll(descriptor, bytes);
    execFileSync('ln', ['-L', `/proc/${process.pid}/fd/${descriptor}`, path], { stdio: 'ignore' });
  } catch {
    return false;
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
  syncName(path);
  return true;
}

function writePartial(bytes: Buffer, path: string): void {
  const partial = `${path}.partial`;
  const descriptor = createFile(partial);
  try {
    writeAll(descriptor, bytes);
    renameTo(path, partial);
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  } finally {
    closeSync(descriptor);
  }
  syncName(path);
}

function createFile(path: string): number {
  try {
    return openSync(path, 'wx', 0o600);
  } catch (error) {
    throw new OperatorError('file-not-made', { file: path, why: storageErrorCode(error) });
  }
}

/** Creates the target with `wx`, which fails if it exists. `rename` alone would overwrite it. */
function renameTo(path: string, partial: string): void {
  closeSync(openSync(path, 'wx', 0o600));
  try {
    renameSync(partial, path);
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  }
}

function writeAll(descriptor: number, bytes: Buffer): void {
  for (let written = 0; written < bytes.length; ) written += writeSync(descriptor, bytes, written);
  fsyncSync(descriptor);
}

/**
 * Error codes of directories that may be written but not read, and of file systems that cannot sync
 * directories.
 */
const ignoredSyncErrors = new Set(['EACCES', 'EINVAL', 'ENOTSUP']);

/**
 * Syncs the directory, so that the name survives a power failure. Removes the file if that fails.
 */
function syncName(path: string): void {
  try {
    flush(dirname(path));
  } catch (error) {
    if (ignoredSyncErrors.has(storageErrorCode(error))) return;
    rmSync(path, { force: true });
    throw error;
  }
}

/**
 * Checks a database.
 * @param source the path of its file, or its bytes
 * @param named the path to show to the operator
 * @returns the number of sign-ups
 * @throws OperatorError when it is damaged or not a database of sign-ups
 */
export function checkDatabase(source: string | Buffer, named: string): number {
  const damaged = (why: string) => new OperatorError('file-damaged', { file: named, why });
  try {
    const file = new SQLite(source, { fileMustExist: true });
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
