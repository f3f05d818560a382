import { describeConnection } from './cluster/connection-string.ts';
import { databaseFile } from './embedded/database.ts';
import type { DatabaseLocation } from './location.ts';

/**
 * @returns the database for logs and operators: a path, or host and database name without
 * credentials
 */
export function databaseName({ DATA_DIR, DATABASE_URL }: DatabaseLocation): string {
  if (!DATABASE_URL) return databaseFile(DATA_DIR);
  return `PostgreSQL at ${describeConnection(DATABASE_URL)}`;
}
