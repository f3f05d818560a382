import { closeSync, linkSync, openSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Tell } from '../../database.ts';
import { fileMoved, StorageError, storageErrorCode } from '../../storage-errors.ts';
import { makeDirectory } from './directory.ts';
import { flush } from './flush.ts';
import { type OpenFile, ownBesides, type Place } from './open-file.ts';

/** What such a file holds cannot be read any more. */
const lost = /^SQLITE_(IOERR|NOTADB|CORRUPT)/;

/**
 * Saves what an open file holds, once it is no longer at its path, and leaves the path ready to be opened. Whoever
 * removed or replaced it cannot have meant the sign-ups that were acknowledged since.
 * @throws the system's or the database's own error; then the file stays open and this can be tried again
 */
export function recoverFile(open: OpenFile, place: Exclude<Place, 'there'>, tell: Tell): void {
  try {
    tell(fileMoved, recovered(open, place));
  } catch (error) {
    if (!lost.test(storageErrorCode(error))) throw error;
    tell(fileMoved, 'the database was broken, and moved away while in use; what is in its place counts now');
  }
}

/** @returns what became of it, in words for the operator */
function recovered(open: OpenFile, place: Exclude<Place, 'there'>): string {
  if (place === 'unlogged') {
    // Into the file itself, which is still there.
    emptyLog(open);
    return 'the log beside the database was removed while in use; nothing is lost';
  }
  const copy = copyBeside(open, place);
  // What is left of it beside the path would be read into the file that comes there.
  for (const own of ownBesides(open)) rmSync(own);
  if (place === 'replaced') {
    return `another file was put in the database's place while in use; that one counts now. What was there is in ${copy}: compare them, then delete the copy`;
  }
  putInPlace(copy, open.path);
  return 'the database was removed while in use; it was written anew, with everything in it';
}

/** @throws while others read or write */
export function emptyLog({ prepare }: OpenFile): void {
  const [busy] = prepare('pragma wal_checkpoint(truncate)').raw().get() as [busy: number];
  if (busy !== 0) throw new StorageError('SQLITE_BUSY', 'the log of the database is in use');
}

/** What follows the database's name in that of a copy beside it, by what became of the file. */
export const copyMark = { removed: '.removed-', replaced: '.replaced-' } as const;

/** @returns the path of a whole copy, on disk */
function copyBeside({ path, prepare }: OpenFile, place: keyof typeof copyMark): string {
  const copy = `${path}${copyMark[place]}${new Date().toISOString().replaceAll(':', '-')}`;
  makeDirectory(dirname(path));
  // SQLite would let everyone read what it makes; it fills an empty file as well.
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

/** Unless another server that shared the file was quicker: its copy holds the same. */
function putInPlace(copy: string, path: string): void {
  try {
    linkSync(copy, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(copy);
  }
  flush(dirname(path));
}
