import type { Database as SQLiteFile, Statement } from 'better-sqlite3';
import { LRUCache } from 'lru-cache';

const maxStatements = 100;

/**
 * An LRU cache of prepared statements. They live outside the JavaScript heap, so the garbage
 * collector does not see the memory that thousands of them use.
 */
export function cachedPrepare(file: SQLiteFile): (sql: string) => Statement<unknown[]> {
  const statements = new LRUCache<string, Statement<unknown[]>>({
    max: maxStatements,
    memoMethod: (sql) => file.prepare<unknown[]>(sql),
  });
  return (sql) => statements.memo(sql);
}
