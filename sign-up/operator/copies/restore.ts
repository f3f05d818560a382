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
import { basename, join, resolve } from 'node:path';
import type { StorageSettings } from '../../settings.ts';
import { databaseFile } from '../../store/embedded/database.ts';
import { flush } from '../../store/embedded/file/flush.ts';
import { copyMark } from '../../store/embedded/file/recover-file.ts';
import { migrate } from '../../store/migrations/migrations.ts';
import { openDatabase } from '../../store/open-database.ts';
import { storageErrorCode } from '../../store/storage-errors.ts';
import { type ErasureNote, markCleaned, putNotes, replayErasures } from '../erasure/erasure-notes.ts';
import { OperatorError } from '../operator-error.ts';
import { countIn } from './backup.ts';

const stagingPrefix = 'restoring-';
const asideMark = '.before-restore-';

/** `notes` is undefined when the database in place could not be read; `aside` when there was none. */
export type Restored = {
  people: number;
  erasedAgain: number;
  notes: number | undefined;
  aside: string | undefined;
};

/**
 * Puts a backup in the place of the embedded database of `settings`, which nobody may have open: the caller holds it
 * alone. The copy is checked, brought to the newest shape and rid of everyone erased since before it takes the place,
 * so whatever ends this early leaves the old database where it is.
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
    copyWithLog(file, copy);
    const inPlace = databaseFile(directory);
    const notes = existsSync(inPlace) ? await notesIn(settings) : [];
    const erasedAgain = await bringUpToDate(staging, notes ?? []);
    const people = countIn(copy, resolve(file));
    const aside = existsSync(inPlace) ? putAside(inPlace) : undefined;
    renameSync(copy, inPlace);
    flush(directory);
    return { people, erasedAgain, notes: notes?.length, aside };
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** @returns the files that restores, and servers whose file was replaced, have put aside; they still hold who is erased now */
export function putAsideFiles(directory: string): string[] {
  const database = basename(databaseFile(directory));
  const marks = [asideMark, ...Object.values(copyMark)].map((mark) => database + mark);
  return readdirSync(directory)
    .filter((name) => marks.some((mark) => name.startsWith(mark)) && !/-(wal|shm)$/.test(name))
    .map((name) => join(resolve(directory), name));
}

/** With the log beside it, where somebody copied the files of a database in use. */
function copyWithLog(from: string, to: string): void {
  try {
    copyFileSync(from, to, constants.COPYFILE_EXCL);
    if (existsSync(`${from}-wal`)) copyFileSync(`${from}-wal`, `${to}-wal`);
    chmodSync(to, 0o600);
  } catch (error) {
    throw new OperatorError('file-not-read', { file: resolve(from), why: storageErrorCode(error) });
  }
  countIn(to, resolve(from));
}

/** Read as they stand, whichever release wrote them: the database in place may be newer than this one, or damaged. */
async function notesIn(settings: StorageSettings): Promise<ErasureNote[] | undefined> {
  try {
    const { db, close } = openDatabase({ DATA_DIR: settings.DATA_DIR }, { locked: true });
    try {
      const tables = await db.introspection.getTables();
      if (!tables.some(({ name }) => name === 'erasures')) return [];
      const columns = ['address', 'salt', 'erased_at', 'state', 'may_have_left'] as const;
      return await db.selectFrom('erasures').select(columns).execute();
    } finally {
      await close();
    }
  } catch {
    return undefined;
  }
}

async function bringUpToDate(directory: string, notes: ErasureNote[]): Promise<number> {
  const database = openDatabase({ DATA_DIR: directory });
  try {
    await migrate(database.db);
    await putNotes(database.db, notes);
    const count = await replayErasures(database.db);
    await database.forget();
    await markCleaned(database.db);
    return count;
  } finally {
    await database.close();
  }
}

/** Under a second name first, so that at no moment there is no database. */
function putAside(inPlace: string): string {
  const aside = `${inPlace}${asideMark}${new Date().toISOString().replaceAll(':', '-')}`;
  for (const log of ['-wal', '-shm']) {
    if (existsSync(inPlace + log)) renameSync(inPlace + log, aside + log);
  }
  try {
    linkSync(inPlace, aside);
  } catch {
    // A file system without hard links.
    renameSync(inPlace, aside);
  }
  return aside;
}
