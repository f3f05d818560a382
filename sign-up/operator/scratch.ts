import SQLite from 'better-sqlite3';
import { OperatorError } from './operator-error.ts';

export type Scratch = SQLite.Database;

/**
 * Opens an empty SQLite database for rows that need more memory than a command may use. Its file is
 * in the system's directory for temporary files, and without a name, so nothing is left behind.
 * @throws OperatorError when that directory cannot be written
 */
export async function withScratch<T>(use: (scratch: Scratch) => Promise<T>): Promise<T> {
  const scratch = new SQLite('');
  try {
    // SQLite allows no other way to work without a rollback journal, which would be in memory.
    scratch.unsafeMode(true);
    scratch.pragma('journal_mode = off');
    scratch.exec('begin');
    return await use(scratch);
  } catch (error) {
    // The thread of the database throws StorageError instead.
    if (!(error instanceof SQLite.SqliteError)) throw error;
    throw new OperatorError('no-temporary-files', { why: error.code });
  } finally {
    scratch.close();
  }
}
