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
import { type Erasure, putErasures, replayErasures, scrubErased } from '../../store/erasures.ts';
import { migrate } from '../../store/migrations/migrations.ts';
import { openDatabase } from '../../store/open-database.ts';
import { storageErrorCode } from '../../store/storage-errors.ts';
import { OperatorError } from '../operator-error.ts';
import { checkDatabase } from './backup.ts';
import { type MailBlock, putBlocks, readBlocks } from './kept-blocks.ts';
import { type KeptLetters, noLetters, putLetters, readLetters } from './kept-letters.ts';

const stagingPrefix = 'restoring-';
const asideSuffix = '.before-restore-';
/** Servers of earlier releases made copies of the last two kinds. */
const copySuffixes = [asideSuffix, '.removed-', '.replaced-'];

/**
 * `notes` is undefined when the current database could not be read. `aside` is undefined when there
 * was none.
 */
export type Restored = {
  people: number;
  erasedAgain: number;
  notes: number | undefined;
  aside: string | undefined;
};

/**
 * Replaces the embedded database of `settings` with a backup. The caller must hold the exclusive
 * lock. First checks and migrates a copy, deletes the sign-ups erased since the backup from it, and
 * takes over letters, subscriptions and blocked addresses. Until the copy is in place, an
 * interruption leaves the old database unchanged.
 * @throws OperatorError when the file cannot be used
 */
export async function restore(settings: StorageSettings, file: string): Promise<Restored> {
  const directory = resolve(settings.DATA_DIR);
  for (const name of readdirSync(directory)) {
    if (name.startsWith(stagingPrefix)) rmSync(join(directory, name), { recursive: true });
  }
  const staging = mkdtempSync(join(directory, stagingPrefix));
  try {
    const copy = databaseFile(staging);
    copyWithWal(file, copy);
    const inPlace = databaseFile(directory);
    const kept = existsSync(inPlace) ? await readKept(settings) : { notes: [], letters: noLetters };
    const erasedAgain = await prepareCopy(staging, kept ?? { notes: [], letters: noLetters });
    const people = checkDatabase(copy, resolve(file));
    const aside = existsSync(inPlace) ? keepOldDatabase(inPlace) : undefined;
    renameSync(copy, inPlace);
    flush(directory);
    return { people, erasedAgain, notes: kept?.notes.length, aside };
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

/** Data of the current database that a restore keeps. */
type Kept = { notes: Erasure[]; letters: KeptLetters; blocks?: MailBlock[] | undefined };

/** Reads without migrating: the current database may be newer than this release, or damaged. */
async function readKept(settings: StorageSettings): Promise<Kept | undefined> {
  try {
    const { db, close } = openDatabase({ DATA_DIR: settings.DATA_DIR }, { locked: true });
    try {
      const letters = await readLetters(db);
      const blocks = await readBlocks(db);
      const tables = await db.introspection.getTables();
      if (!tables.some(({ name }) => name === 'erasures')) return { notes: [], letters, blocks };
      const columns = ['address', 'salt', 'erased_at', 'state', 'may_have_left'] as const;
      return { notes: await db.selectFrom('erasures').select(columns).execute(), letters, blocks };
    } finally {
      await close();
    }
  } catch {
    return undefined;
  }
}

async function prepareCopy(directory: string, { notes, letters, blocks }: Kept): Promise<number> {
  const database = openDatabase({ DATA_DIR: directory });
  try {
    await migrate(database.db);
    await putErasures(database.db, notes);
    const count = await replayErasures(database.db);
    await putLetters(database.db, letters);
    if (blocks) await putBlocks(database.db, blocks);
    await scrubErased(database);
    return count;
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
