import { execFileSync } from 'node:child_process';
import {
  closeSync,
  constants,
  existsSync,
  fstatSync,
  fsyncSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { databaseFile } from '../../store/embedded/database.ts';
import { flush } from '../../store/embedded/file/flush.ts';
import { storageErrorCode } from '../../store/storage-errors.ts';
import { OperatorError } from '../operator-error.ts';
import type { Progress } from '../progress.ts';
import { createFile } from './create-file.ts';
import { takeSnapshot } from './snapshot.ts';

/** Linux: opens a file without a name in a directory. `node:fs` has no constant for it. */
const O_TMPFILE = 0o20000000 | constants.O_DIRECTORY;

const partialSuffix = '.sign-ups-partial';
const blockBytes = 1_048_576;

/**
 * Writes a consistent snapshot of the embedded database into `file`, beside running servers, and
 * checks it. Needs room for two copies. On a system without unnamed files, a killed process may
 * leave FILE.sign-ups-partial. The next backup in that directory removes it.
 * @returns the number of sign-ups and the size in bytes
 * @throws OperatorError when the file exists already or cannot be written; then nothing is left
 * behind
 */
export function backUp(
  directory: string,
  file: string,
  progress?: Progress,
): { people: number; bytes: number } {
  const path = resolve(file);
  if (existsSync(path)) throw new OperatorError('file-is-there', { file: path });
  if (!existsSync(dirname(path))) throw new OperatorError('file-not-made', { file: path, why: 'ENOENT' });
  let unnamed: number | undefined;
  try {
    removePartials(dirname(path));
    unnamed = openUnnamed(dirname(path));
    const { descriptor, people } = takeSnapshot(databaseFile(directory), path, progress);
    try {
      progress?.start(`Writing ${path}`);
      if (unnamed === undefined || !writeUnnamed(descriptor, unnamed, path)) writePartial(descriptor, path);
      return { people, bytes: fstatSync(descriptor).size };
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError('backup-not-written', { file: path, why: storageErrorCode(error) });
  } finally {
    if (unnamed !== undefined) closeSync(unnamed);
  }
}

function removePartials(directory: string): void {
  try {
    for (const name of readdirSync(directory))
      if (name.endsWith(partialSuffix)) rmSync(join(directory, name), { force: true });
  } catch {
    // The directory may be written but not read, or the file belongs to another user.
  }
}

/** @returns undefined if the system has no files without a name */
function openUnnamed(directory: string): number | undefined {
  try {
    return openSync(directory, O_TMPFILE | constants.O_WRONLY, 0o600);
  } catch {
    return undefined;
  }
}

/**
 * Writes a file without a name, and names it when it is complete. The system removes it if the
 * process is killed, so no copy is left. Node cannot name such a file, `ln` can.
 * @returns false after any error; the caller then uses `writePartial`
 */
function writeUnnamed(snapshot: number, descriptor: number, path: string): boolean {
  try {
    copyBytes(snapshot, descriptor);
    execFileSync('ln', ['-L', `/proc/${process.pid}/fd/${descriptor}`, path], { stdio: 'ignore' });
  } catch {
    return false;
  }
  syncName(path);
  return true;
}

function writePartial(snapshot: number, path: string): void {
  const partial = `${path}${partialSuffix}`;
  const descriptor = createFile(partial, partial);
  try {
    copyBytes(snapshot, descriptor);
    renameTo(path, partial);
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  } finally {
    closeSync(descriptor);
  }
  syncName(path);
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

/** Copies a file by its descriptor, and syncs the copy. */
function copyBytes(from: number, to: number): void {
  const block = Buffer.alloc(blockBytes);
  for (let at = 0, count = -1; count !== 0; at += count) {
    count = readSync(from, block, 0, blockBytes, at);
    for (let written = 0; written < count; )
      written += writeSync(to, block, written, count - written, at + written);
  }
  fsyncSync(to);
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
