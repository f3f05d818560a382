import { closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';

const fileName = 'in-use.lock';

/**
 * Locks the embedded database of `directory`. Processes that open it share the lock. One that
 * replaces the file takes it exclusively. The operating system releases the lock when the process
 * ends. Node has no file locks, so this is an SQLite lock on an empty file.
 * @returns the release function; undefined when another lock forbids this one
 */
export function lockData(directory: string, mode: 'shared' | 'exclusive'): (() => void) | undefined {
  const path = join(directory, fileName);
  // No `openSync` on an existing file: closing it would drop the locks that this process holds on
  // it.
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
  const file = new SQLite(path, { timeout: 0 });
  try {
    file.exec(mode === 'exclusive' ? 'BEGIN EXCLUSIVE' : 'BEGIN');
    file.prepare('SELECT name FROM sqlite_schema').all();
    return () => void file.close();
  } catch (error) {
    file.close();
    if (error instanceof SQLite.SqliteError && error.code.startsWith('SQLITE_BUSY')) return undefined;
    throw error;
  }
}
