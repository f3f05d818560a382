import { existsSync } from 'node:fs';
import { SettingsError, type StorageSettings } from '../settings.ts';
import type { Database } from '../store/database.ts';
import { databaseName } from '../store/database-name.ts';
import { databaseFile } from '../store/embedded/database.ts';
import { checkSchema, migrate } from '../store/migrations/migrations.ts';
import { openDatabase } from '../store/open-database.ts';
import { OperatorError } from './operator-error.ts';

type OpenOptions = {
  locked?: boolean;
  /** Accepts an older schema. For `backup` and `migrate`. */
  anySchema?: boolean;
  /** See `DatabaseOptions`. On by default. */
  anyEncoding?: boolean;
};

/**
 * Opens an existing database, and closes it after `use`. Never creates a database. Only
 * `signups migrate` migrates one.
 * @throws SettingsError or OperatorError if there is none or its schema is older, UnusableDatabase
 * if it is newer
 */
export async function withDatabase<T>(
  settings: StorageSettings,
  use: (database: Database) => Promise<T>,
  { anySchema = false, anyEncoding = true, ...options }: OpenOptions = {},
): Promise<T> {
  if (!settings.DATABASE_URL) requireDatabase(settings.DATA_DIR);
  const database = openDatabase(settings, { longTimeouts: true, anyEncoding, ...options });
  try {
    const state = await checkSchema(database.db);
    if (state === 'empty') throw new OperatorError('no-tables');
    if (state === 'older' && !anySchema) throw new OperatorError('older-schema');
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

/** Migrates an existing database. @returns one line for the operator */
export async function migrateDatabase(settings: StorageSettings): Promise<string> {
  return await withDatabase(
    settings,
    async ({ db }) => {
      const state = await checkSchema(db);
      await migrate(db);
      const name = databaseName(settings);
      return state === 'current' ? `${name} is up to date.` : `Migrated ${name}.`;
    },
    { anySchema: true, anyEncoding: false },
  );
}
