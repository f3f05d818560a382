import { closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';

const fileName = 'in-use.lock';

/**
 * Everyone who has the embedded database of `directory` open holds this lock together; who replaces its file holds it
 * alone. The system lets go of it when a process ends, however it ends. It is SQLite's own lock on an empty file, since
 * Node has none.
 * @returns what lets go of it; undefined when others hold it in a way that forbids this one
 */
export function lockData(directory: string, how: 'together' | 'alone'): (() => void) | undefined {
  const path = join(directory, fileName);
  // An existing file is left alone: closing it would drop the locks that this process holds on it.
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
  const file = new SQLite(path, { timeout: 0 });
  try {
    file.exec(how === 'alone' ? 'BEGIN EXCLUSIVE' : 'BEGIN');
    file.prepare('SELECT name FROM sqlite_schema').all();
    return () => void file.close();
  } catch (error) {
    file.close();
    if (error instanceof SQLite.SqliteError && error.code.startsWith('SQLITE_BUSY')) return undefined;
    throw error;
  }
}
