import type { StorageSettings } from '../settings.ts';
import { openPostgres } from './cluster/database.ts';
import type { Database, DatabaseOptions } from './database.ts';
import { openEmbedded } from './embedded/database.ts';

/**
 * Opens the database of `settings`. Creates the directory of an embedded one.
 * @throws SettingsError when the directory or its file cannot be used; other errors appear in the
 * first query
 */
export function openDatabase(
  settings: Pick<StorageSettings, 'DATA_DIR' | 'DATABASE_URL'>,
  options: DatabaseOptions = {},
): Database {
  return settings.DATABASE_URL
    ? openPostgres(settings.DATABASE_URL, options)
    : openEmbedded(settings.DATA_DIR, options);
}
