import { existsSync } from 'node:fs';
import { SettingsError, type StorageSettings } from '../settings.ts';
import type { Database } from '../store/database.ts';
import { databaseFile } from '../store/embedded/database.ts';
import { appliedMigrations, migrate } from '../store/migrations/migrations.ts';
import { openDatabase } from '../store/open-database.ts';
import { OperatorError } from './operator-error.ts';

/**
 * Opens and migrates an existing database, and closes it after `use`. Commands never create a database.
 * @throws SettingsError or OperatorError when there is none
 */
export async function withDatabase<T>(
  settings: StorageSettings,
  use: (database: Database) => Promise<T>,
  options: { locked?: boolean } = {},
): Promise<T> {
  if (!settings.DATABASE_URL) requireDatabase(settings.DATA_DIR);
  const database = openDatabase(settings, { longTimeouts: true, ...options });
  try {
    if ((await appliedMigrations(database.db)).length === 0) throw new OperatorError('no-tables');
    await migrate(database.db);
    return await use(database);
  } finally {
    await database.close();
  }
}

export function requireDatabase(directory: string): void {
  const file = databaseFile(directory);
  if (existsSync(file)) return;
  throw new SettingsError(`Wrong setting: DATA_DIR holds no database (there is no ${file})`);
}
