import { closeSync, existsSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import SQLite from 'better-sqlite3';
import type { ThreadSettings } from '../requests.ts';
import { cachedPrepare } from '../statement-cache.ts';
import { makeDirectory } from './directory.ts';

/** How long one statement waits for another process that writes to the same file; a sign-up is answered within 5 s. */
const busyTimeoutMs = 3_500;
const patientTimeoutMs = 15_000;
/** The log of committed transactions, and the memory that processes share to read it. */
const besides = ['-wal', '-shm'];

export type OpenFile = {
  path: string;
  file: SQLite.Database;
  prepare: ReturnType<typeof cachedPrepare>;
  /** What stood at the path, and beside it, when it was opened. */
  identities: (string | undefined)[];
};

/** @returns how long a statement waits for other processes */
export function patienceMs({ patient }: Pick<ThreadSettings, 'patient'>): number {
  return patient ? patientTimeoutMs : busyTimeoutMs;
}

/** @throws the system's or SQLite's own error when the file cannot be used */
export function openFile({ path, maxPages, patient }: ThreadSettings): OpenFile {
  makeFile(path);
  const file = new SQLite(path, { timeout: patienceMs({ patient }) });
  try {
    file.pragma('journal_mode = WAL');
    // FULL: a commit is on disk before it returns, also when the power fails.
    file.pragma('synchronous = FULL');
    file.pragma('foreign_keys = ON');
    file.pragma('secure_delete = ON');
    if (maxPages) file.pragma(`max_page_count = ${maxPages}`);
    const prepare = cachedPrepare(file);
    // Reading makes SQLite put its two files beside this one.
    prepare('select count(*) from sqlite_schema').get();
    return { path, file, prepare, identities: identitiesOf(path) };
  } catch (error) {
    file.close();
    throw error;
  }
}

/** Makes the file, and the directory it is in, for its owner alone. */
export function makeFile(path: string): void {
  makeDirectory(dirname(path));
  // SQLite would let everyone read it; the files it puts beside it take over the mode of this one. An existing
  // file is left alone, since closing it would drop the locks that this process holds on it.
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
}

/** Where an open file is now: `unlogged` means that it is there, but what SQLite keeps beside it is not. */
export type Place = 'there' | 'removed' | 'replaced' | 'unlogged';

/** A commit counts only when the file is still there after it: who deletes or replaces it would take it along. */
export function placeOf({ path, identities }: OpenFile): Place {
  const [now, ...nowBesides] = identitiesOf(path);
  const [then, ...thenBesides] = identities;
  if (now === undefined) return 'removed';
  if (now !== then) return 'replaced';
  return nowBesides.every((identity, index) => identity === thenBesides[index]) ? 'there' : 'unlogged';
}

/** @returns the paths beside `open` that still are what it works with */
export function ownBesides({ path, identities }: OpenFile): string[] {
  return besides
    .filter((suffix, index) => identityOf(path + suffix) === identities[index + 1])
    .map((suffix) => path + suffix);
}

const identitiesOf = (path: string) => ['', ...besides].map((suffix) => identityOf(path + suffix));

function identityOf(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
}
