import type { StorageSettings } from '../settings.ts';
import { describeConnection } from './cluster/connection-string.ts';
import { databaseFile } from './embedded/database.ts';

/**
 * @returns the database for logs and operators: a path, or host and database name without
 * credentials
 */
export function databaseName(settings: Pick<StorageSettings, 'DATA_DIR' | 'DATABASE_URL'>): string {
  if (!settings.DATABASE_URL) return databaseFile(settings.DATA_DIR);
  return `PostgreSQL at ${describeConnection(settings.DATABASE_URL)}`;
}
