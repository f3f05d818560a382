import { existsSync } from 'node:fs';
import { SettingError } from '../setting-error.ts';
import type { Database } from '../store/database.ts';
import { databaseName } from '../store/database-name.ts';
import { databaseFile } from '../store/embedded/database.ts';
import type { DatabaseLocation } from '../store/location.ts';
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
 * @throws SettingError or OperatorError if there is none or its schema is older, UnusableDatabase
 * if it is newer
 */
export async function withDatabase<T>(
  location: DatabaseLocation,
  use: (database: Database) => Promise<T>,
  { anySchema = false, anyEncoding = true, ...options }: OpenOptions = {},
): Promise<T> {
  if (!location.DATABASE_URL) requireDatabase(location.DATA_DIR);
  const database = openDatabase(location, { longTimeouts: true, anyEncoding, ...options });
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
  throw new SettingError(`Wrong setting: DATA_DIR holds no database (there is no ${file})`);
}

/** Migrates an existing database. @returns one line for the operator */
export async function migrateDatabase(location: DatabaseLocation): Promise<string> {
  return await withDatabase(
    location,
    async ({ db }) => {
      const state = await checkSchema(db);
      await migrate(db);
      const name = databaseName(location);
      return state === 'current' ? `${name} is up to date.` : `Migrated ${name}.`;
    },
    { anySchema: true, anyEncoding: false },
  );
}
