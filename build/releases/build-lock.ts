import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import SQLite from 'better-sqlite3';

const askEveryMs = 200;

/**
 * Runs `work` while no other process does so for `root`. The lock is one of the system's, held through a database file
 * without content: it ends with its process, however that ends.
 * @throws when `root` cannot be written
 */
export async function whileLocked<T>(root: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(root, { recursive: true });
  const file = new SQLite(join(root, '.lock'), { timeout: 0 });
  try {
    while (!isTaken(file)) await wait(askEveryMs);
    return await work();
  } finally {
    file.close();
  }
}

function isTaken(file: SQLite.Database): boolean {
  try {
    file.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (error instanceof SQLite.SqliteError && error.code.startsWith('SQLITE_BUSY')) return false;
    throw error;
  }
}
