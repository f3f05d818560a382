import { fstatSync, fsyncSync, readSync, writeSync } from 'node:fs';
import SQLite from 'better-sqlite3';
import { fileMoved, StorageError } from '../../storage-errors.ts';
import { identityOf, type OpenFile } from './open-file.ts';
import { unallocatedBytes } from './page-layout.ts';

/** How long one call holds the write lock, about. */
const stepMs = 10;
const chunkPages = 64;
const lockTimeoutMs = 3_500;
/** The largest file in which no overflow page looks like a page of a b-tree (`page-layout.ts`). */
const maxPages = 0x01_00_00_00;

/**
 * Overwrites unallocated bytes of pages with zeros, in the file itself, for about 10 ms.
 * `secure_delete` zeroes deleted rows, but a page split leaves copies of rows there
 * (docs/decisions/0020-cleaning-without-vacuum.md).
 * @param descriptor of the file (`shared-descriptor.ts`)
 * @param from where the last call ended, 0 at first
 * @returns where the next call must begin; null at the end of the file
 * @throws StorageError with SQLITE_BUSY while a reader or another process is in the way
 */
export function clearPages({ path, identities }: OpenFile, descriptor: number, from: number): number | null {
  const file = fstatSync(descriptor);
  if (identityOf(file) !== identities[0])
    throw new StorageError(fileMoved, 'the file of the database was replaced');
  const lock = new SQLite(path, { timeout: lockTimeoutMs });
  const checkpointer = new SQLite(path, { timeout: 0 });
  try {
    lock.pragma('wal_autocheckpoint = 0');
    const pageSize = requirePageSize(lock, file.size);
    checkpoint(checkpointer);
    lock.exec('begin immediate');
    // No process can change the file now: it contains the whole log, and the lock blocks writers.
    if (!checkpoint(checkpointer)) throw new StorageError('SQLITE_BUSY', 'the log of the database is in use');
    const { next, isChanged } = clearFrom(descriptor, pageSize, from);
    if (isChanged) dropPageCaches(lock);
    lock.exec('commit');
    if (next === null) fsyncSync(descriptor);
    return next;
  } finally {
    checkpointer.close();
    lock.close();
  }
}

function requirePageSize(file: SQLite.Database, bytes: number): number {
  const pageSize = Number(file.pragma('page_size', { simple: true }));
  // With auto_vacuum, some pages are not pages of a b-tree but may look like one.
  if (bytes / pageSize >= maxPages || file.pragma('auto_vacuum', { simple: true }) !== 0)
    throw new StorageError('SQLITE_MISUSE', 'the pages of this file cannot be cleared');
  return pageSize;
}

/** @returns whether the whole log is in the file now */
function checkpoint(file: SQLite.Database): boolean {
  const [busy, frames, copied] = file.prepare('pragma wal_checkpoint(passive)').raw().get() as number[];
  return busy === 0 && frames === copied;
}

/** A commit makes other connections read pages again, which they may have cached before. */
function dropPageCaches(file: SQLite.Database): void {
  file.pragma(`user_version = ${file.pragma('user_version', { simple: true })}`);
}

function clearFrom(
  descriptor: number,
  pageSize: number,
  from: number,
): { next: number | null; isChanged: boolean } {
  const end = performance.now() + stepMs;
  const chunk = Buffer.alloc(chunkPages * pageSize);
  let isChanged = false;
  for (let at = from; ; at += chunk.length) {
    const length = readSync(descriptor, chunk, 0, chunk.length, at);
    for (let offset = 0; offset + pageSize <= length; offset += pageSize) {
      const page = chunk.subarray(offset, offset + pageSize);
      const unused = unallocatedBytes(page, at + offset === 0);
      if (!unused || isZero(page.subarray(unused.start, unused.end))) continue;
      const zeros = Buffer.alloc(unused.end - unused.start);
      writeSync(descriptor, zeros, 0, zeros.length, at + offset + unused.start);
      isChanged = true;
    }
    if (length < chunk.length) return { next: null, isChanged };
    if (performance.now() >= end) return { next: at + chunk.length, isChanged };
  }
}

function isZero(bytes: Buffer): boolean {
  return bytes.every((byte) => byte === 0);
}
