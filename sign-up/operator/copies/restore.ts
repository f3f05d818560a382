import {
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { StorageSettings } from '../../settings.ts';
import { databaseFile } from '../../store/embedded/database.ts';
import { flush } from '../../store/embedded/file/flush.ts';
import { replayErasures, scrubErased } from '../../store/erasures.ts';
import { migrate } from '../../store/migrations/migrations.ts';
import { openDatabase } from '../../store/open-database.ts';
import { storageErrorCode } from '../../store/storage-errors.ts';
import { OperatorError } from '../operator-error.ts';
import type { Progress } from '../progress.ts';
import { checkDatabase } from './check-database.ts';
import { attachKept, detachKept, putKeptBlocks, putKeptErasures, putKeptLetters } from './kept-data.ts';
import { removeStaging, stagingPrefix } from './staging.ts';

const asideSuffix = '.before-restore-';
/** Servers of earlier releases made copies of the last two kinds. */
const copySuffixes = [asideSuffix, '.removed-', '.replaced-'];

/**
 * `isKept` is false when the current database could not be read. `aside` is undefined when there was
 * none.
 */
export type Restored = Prepared & { people: number; aside: string | undefined };
type Prepared = { erasedAgain: number; isKept: boolean };

/**
 * Replaces the embedded database of `settings` with a backup. The caller must hold the exclusive
 * lock. First checks and migrates a copy, deletes the sign-ups erased since the backup from it, and
 * takes over letters, subscriptions and blocked addresses. Until the copy is in place, an
 * interruption leaves the old database unchanged.
 * @throws OperatorError when the file cannot be used
 */
export async function restore(
  settings: StorageSettings,
  file: string,
  progress?: Progress,
): Promise<Restored> {
  const directory = resolve(settings.DATA_DIR);
  removeStaging(directory);
  const staging = mkdtempSync(join(directory, stagingPrefix));
  try {
    const copy = databaseFile(staging);
    progress?.start('Copying and checking the backup');
    copyWithWal(file, copy);
    const inPlace = databaseFile(directory);
    const prepared = await prepareCopy(staging, existsSync(inPlace) ? inPlace : undefined, progress);
    progress?.start('Checking the result');
    const people = checkDatabase(copy, resolve(file));
    const aside = existsSync(inPlace) ? keepOldDatabase(inPlace) : undefined;
    renameSync(copy, inPlace);
    flush(directory);
    return { people, ...prepared, aside };
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/**
 * @returns the database copies that restores and servers have kept; they may still hold erased
 * sign-ups
 */
export function oldDatabaseFiles(directory: string): string[] {
  const database = basename(databaseFile(directory));
  const prefixes = copySuffixes.map((suffix) => database + suffix);
  return readdirSync(directory)
    .filter((name) => prefixes.some((prefix) => name.startsWith(prefix)) && !/-(wal|shm)$/.test(name))
    .map((name) => join(resolve(directory), name));
}

/** Copies the -wal file too, which exists when the files of an open database were copied. */
function copyWithWal(from: string, to: string): void {
  try {
    copyFileSync(from, to, constants.COPYFILE_EXCL);
    if (existsSync(`${from}-wal`)) copyFileSync(`${from}-wal`, `${to}-wal`);
    chmodSync(to, 0o600);
  } catch (error) {
    throw new OperatorError('file-not-read', { file: resolve(from), why: storageErrorCode(error) });
  }
  checkDatabase(to, resolve(from));
}

/** @param replaced the path of the current database, whose erasures, letters and blocks are kept */
async function prepareCopy(
  directory: string,
  replaced: string | undefined,
  progress: Progress | undefined,
): Promise<Prepared> {
  const database = openDatabase({ DATA_DIR: directory }, { longTimeouts: true });
  const { db } = database;
  try {
    progress?.start('Migrating the backup');
    await migrate(db);
    const kept = replaced === undefined ? undefined : await attachKept(db, replaced);
    if (kept) await putKeptErasures(db, kept);
    progress?.start('Erasing again');
    const erasedAgain = await replayErasures(db);
    if (kept) {
      await putKeptLetters(db, kept, progress);
      await putKeptBlocks(db, kept, progress);
      await detachKept(db);
    }
    progress?.start('Cleaning the files');
    await scrubErased(database);
    return { erasedAgain, isKept: replaced === undefined || kept !== undefined };
  } finally {
    await database.close();
  }
}

/**
 * Keeps the old database under another name. The copy has its log before the path loses it, so an
 * interruption leaves at least one complete database.
 */
function keepOldDatabase(inPlace: string): string {
  const aside = `${inPlace}${asideSuffix}${new Date().toISOString().replaceAll(':', '-')}`;
  const logs = ['-wal', '-shm'].filter((log) => existsSync(inPlace + log));
  for (const part of [...logs, '']) linkOrCopy(inPlace + part, aside + part);
  flush(dirname(inPlace));
  for (const log of logs) rmSync(inPlace + log);
  return aside;
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // The file system has no hard links.
    copyFileSync(from, to, constants.COPYFILE_EXCL);
    flush(to);
  }
}
