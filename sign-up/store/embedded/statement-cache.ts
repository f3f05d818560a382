import type { Database as SQLiteFile, Statement } from 'better-sqlite3';

const mostStatements = 100;

/**
 * Prepares each SQL text once. A prepared statement lives outside the JavaScript heap, so the collector does
 * not see what thousands of them weigh; the least recently used leave first.
 */
export function cachedPrepare(file: SQLiteFile): (sql: string) => Statement<unknown[]> {
  const statements = new Map<string, Statement<unknown[]>>();
  return (sql) => {
    const statement = statements.get(sql) ?? file.prepare<unknown[]>(sql);
    statements.delete(sql);
    statements.set(sql, statement);
    if (statements.size > mostStatements) statements.delete(statements.keys().next().value ?? '');
    return statement;
  };
}
