import { openPostgres } from './cluster/database.ts';
import type { Database, DatabaseOptions } from './database.ts';
import { openEmbedded } from './embedded/database.ts';
import type { DatabaseLocation } from './location.ts';

/**
 * Opens a database. Creates the directory of an embedded one.
 * @throws SettingError when the directory or its file cannot be used; other errors appear in the
 * first query
 */
export function openDatabase(
  { DATA_DIR, DATABASE_URL }: DatabaseLocation,
  options: DatabaseOptions = {},
): Database {
  return DATABASE_URL ? openPostgres(DATABASE_URL, options) : openEmbedded(DATA_DIR, options);
}
