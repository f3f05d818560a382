import { chmodSync, constants, copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Database } from '../../store/database.ts';
import { databaseFile } from '../../store/embedded/database.ts';
import { stagingPrefix } from '../../store/embedded/file/staging.ts';
import type { DatabaseLocation } from '../../store/location.ts';
import { migrate } from '../../store/migrations/migrations.ts';
import { openDatabase } from '../../store/open-database.ts';
import { storageErrorCode } from '../../store/storage-errors.ts';
import { OperatorError } from '../operator-error.ts';
import type { Progress } from '../progress.ts';
import { checkDatabase } from './check-database.ts';
import { withStagedDump } from './cluster/stage-dump.ts';

type CopyOptions = { progress?: Progress | undefined };

/**
 * Opens a migrated copy of a database file, or of a dump of PostgreSQL, and removes it after `use`.
 * The file is not changed.
 * @throws OperatorError when the file cannot be used
 */
export async function withCopy<T>(
  location: DatabaseLocation,
  file: string,
  { progress }: CopyOptions,
  use: (copy: Database, directory: string) => Promise<T>,
): Promise<T> {
  const migrated = async (copy: Database, directory: string) => {
    progress?.start('Migrating the copy');
    await migrate(copy.db);
    return await use(copy, directory);
  };
  if (location.DATABASE_URL)
    return await withStagedDump(location.DATABASE_URL, file, { progress }, (copy) => migrated(copy, ''));
  const directory = mkdtempSync(join(resolve(location.DATA_DIR), stagingPrefix));
  try {
    progress?.start('Copying and checking the file');
    copyWithWal(file, databaseFile(directory));
    const copy = openDatabase({ DATA_DIR: directory }, { longTimeouts: true });
    try {
      return await migrated(copy, directory);
    } finally {
      await copy.close();
    }
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/**
 * Copies a database file and checks it. Copies the -wal file too, which exists when the
 * files of an open database were copied.
 */
export function copyWithWal(from: string, to: string): void {
  try {
    copyFileSync(from, to, constants.COPYFILE_EXCL);
    if (existsSync(`${from}-wal`)) copyFileSync(`${from}-wal`, `${to}-wal`);
    chmodSync(to, 0o600);
  } catch (error) {
    throw new OperatorError('file-not-read', { file: resolve(from), why: storageErrorCode(error) });
  }
  checkDatabase(to, resolve(from));
}
