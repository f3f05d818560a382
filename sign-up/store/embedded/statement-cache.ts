import type { Database as SQLiteFile, Statement } from 'better-sqlite3';

const maxStatements = 100;

/**
 * An LRU cache of prepared statements. They live outside the JavaScript heap, so the garbage
 * collector does not see the memory that thousands of them use.
 */
export function cachedPrepare(file: SQLiteFile): (sql: string) => Statement<unknown[]> {
  const statements = new Map<string, Statement<unknown[]>>();
  return (sql) => {
    const statement = statements.get(sql) ?? file.prepare<unknown[]>(sql);
    statements.delete(sql);
    statements.set(sql, statement);
    if (statements.size > maxStatements) statements.delete(statements.keys().next().value ?? '');
    return statement;
  };
}
