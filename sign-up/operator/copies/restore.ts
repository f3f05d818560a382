import {
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
import { databaseFile } from '../../store/embedded/database.ts';
import { flush } from '../../store/embedded/file/flush.ts';
import { removeStaging, stagingPrefix } from '../../store/embedded/file/staging.ts';
import { replayErasures, scrubErased } from '../../store/erasure/erasures.ts';
import type { DatabaseLocation } from '../../store/location.ts';
import { migrate } from '../../store/migrations/migrations.ts';
import { openDatabase } from '../../store/open-database.ts';
import type { Progress } from '../progress.ts';
import { checkDatabase } from './check-database.ts';
import {
  attachKept,
  countNewer,
  detachKept,
  putKeptBlocks,
  putKeptErasures,
  putKeptLetters,
} from './kept-data.ts';
import { copyWithWal } from './open-copy.ts';

const asideSuffix = '.before-restore-';
/** Servers of earlier releases made copies of the last two kinds. */
const copySuffixes = [asideSuffix, '.removed-', '.replaced-'];

/**
 * What is known before a database is replaced. `isKept` is false when the present one could not be
 * read. `newer`: how many of its sign-ups the backup lacks, undefined if there is none to read.
 */
export type Prepared = { erasedAgain: number; isKept: boolean; newer: number | undefined };

/** `aside`: where the present database is kept, undefined when there was none. */
export type Restored = Prepared & { people: number; aside: string | undefined };

/** `beforeReplacing`: returns whether to go on. */
export type RestoreOptions = {
  progress?: Progress | undefined;
  beforeReplacing: (prepared: Prepared) => Promise<boolean>;
};

/**
 * Replaces the embedded database of `location` with a backup. The caller must hold the exclusive
 * lock. First checks and migrates a copy, deletes the sign-ups erased since the backup from it, and
 * takes over letters, subscriptions and blocked addresses. Until the copy is in place, an
 * interruption leaves the old database unchanged.
 * @returns undefined if `beforeReplacing` has stopped it
 * @throws OperatorError when the file cannot be used
 */
export async function restore(
  location: DatabaseLocation,
  file: string,
  { progress, beforeReplacing }: RestoreOptions,
): Promise<Restored | undefined> {
  const directory = resolve(location.DATA_DIR);
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
    if (!(await beforeReplacing(prepared))) return undefined;
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
    }
    const newer = kept && (await countNewer(db, kept));
    if (kept) await detachKept(db);
    progress?.start('Cleaning the files');
    await scrubErased(database);
    return { erasedAgain, isKept: replaced === undefined || kept !== undefined, newer };
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
