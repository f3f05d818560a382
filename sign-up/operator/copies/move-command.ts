import { SettingError } from '../../setting-error.ts';
import { locationOf, readStorageSettings } from '../../settings.ts';
import { databaseName } from '../../store/database-name.ts';
import { lockData } from '../../store/embedded/file/data-lock.ts';
import { retentionCutoff } from '../../store/erasure/retention.ts';
import { checkSchema, migrate } from '../../store/migrations/migrations.ts';
import { openDatabase } from '../../store/open-database.ts';
import { storageErrorCode, storageErrorReason, UnusableDatabase } from '../../store/storage-errors.ts';
import { parseOptions, wrongUsage } from '../arguments.ts';
import type { Context } from '../context.ts';
import { requireDatabase, withDatabase } from '../open.ts';
import { OperatorError } from '../operator-error.ts';
import { move } from './move.ts';

export async function moveCommand(
  { location, retention, write, progress }: Context,
  args: string[],
): Promise<void> {
  const { to: url } = parseOptions({ args, options: { to: { type: 'string' } } }).values;
  if (!url) return wrongUsage('--to URL is missing.');
  if (location.DATABASE_URL) throw new OperatorError('move-from-cluster');
  const target = targetOf(url);
  requireDatabase(location.DATA_DIR);
  const release = lockData(location.DATA_DIR, 'exclusive');
  if (!release) throw new OperatorError('in-use', { database: databaseName(location), command: 'move' });
  try {
    const to = openDatabase(target, { longTimeouts: true });
    try {
      // An interrupted move has created the tables. Those of an earlier release are not changed.
      if ((await checkSchema(to.db)) === 'older') throw new OperatorError('older-schema');
      await migrate(to.db);
      await withDatabase(
        location,
        ({ db }) =>
          move(db, to.db, {
            cutoff: retentionCutoff(retention, new Date()),
            progress,
            report: (table, { count, checksum }) =>
              write(`${table}: ${count} rows, checksum ${checksum} on both sides\n`),
          }),
        { locked: true },
      );
    } catch (error) {
      const isInstruction = error instanceof SettingError || error instanceof UnusableDatabase;
      if (isInstruction || error instanceof OperatorError) throw error;
      const why = [storageErrorCode(error), storageErrorReason(error)].filter(Boolean).join(': ');
      throw new OperatorError('move-not-finished', { why });
    } finally {
      await to.close();
    }
    await write(
      `Moved to ${databaseName(target)}. Set DATABASE_URL before the next start; ${databaseName(location)} stays as it is: delete it once you do not need it.\n`,
    );
  } finally {
    release();
  }
}

function targetOf(url: string) {
  try {
    return locationOf(readStorageSettings({ DATABASE_URL: url }));
  } catch (error) {
    throw error instanceof SettingError ? new OperatorError('not-a-cluster') : error;
  }
}
