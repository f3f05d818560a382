import SQLite from 'better-sqlite3';
import { OperatorError } from './operator-error.ts';

const pageSize = 500;

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

/**
 * Pages through rows in the order of `place`, so that they may change meanwhile.
 * @param rows a table and a condition, in SQL
 */
export function* scratchPages<Row extends { place: number }>(
  scratch: Scratch,
  rows: string,
): Generator<Row[]> {
  const select = scratch.prepare<[number], Row>(
    `select * from ${rows} and place > ? order by place limit ${pageSize}`,
  );
  let after = 0;
  for (;;) {
    const page = select.all(after);
    const last = page.at(-1);
    if (!last) return;
    yield page;
    after = last.place;
  }
}
