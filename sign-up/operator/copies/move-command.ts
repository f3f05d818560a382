import { readStorageSettings, SettingsError } from '../../settings.ts';
import { databaseName } from '../../store/database-name.ts';
import { lockData } from '../../store/embedded/file/data-lock.ts';
import { checkSchema, migrate } from '../../store/migrations/migrations.ts';
import { openDatabase } from '../../store/open-database.ts';
import { storageErrorCode, UnusableDatabase } from '../../store/storage-errors.ts';
import { parseOptions, wrongUsage } from '../arguments.ts';
import type { Context } from '../context.ts';
import { retentionCutoff } from '../erasure/retention.ts';
import { requireDatabase, withDatabase } from '../open.ts';
import { OperatorError } from '../operator-error.ts';
import { move } from './move.ts';

export async function moveCommand({ settings, write, progress }: Context, args: string[]): Promise<void> {
  const { to: url } = parseOptions({ args, options: { to: { type: 'string' } } }).values;
  if (!url) return wrongUsage('--to URL is missing.');
  if (settings.DATABASE_URL) throw new OperatorError('move-from-cluster');
  const target = targetOf(url);
  requireDatabase(settings.DATA_DIR);
  const release = lockData(settings.DATA_DIR, 'exclusive');
  if (!release) throw new OperatorError('in-use', { database: databaseName(settings), command: 'move' });
  try {
    const to = openDatabase(target, { longTimeouts: true });
    try {
      // An interrupted move has created the tables. Those of an earlier release are not changed.
      if ((await checkSchema(to.db)) === 'older') throw new OperatorError('older-schema');
      await migrate(to.db);
      await withDatabase(
        settings,
        ({ db }) =>
          move(db, to.db, {
            cutoff: retentionCutoff(settings, new Date()),
            progress,
            report: (table, { count, checksum }) =>
              write(`${table}: ${count} rows, checksum ${checksum} on both sides\n`),
          }),
        { locked: true },
      );
    } catch (error) {
      const isInstruction = error instanceof SettingsError || error instanceof UnusableDatabase;
      if (isInstruction || error instanceof OperatorError) throw error;
      throw new OperatorError('move-not-finished', { why: storageErrorCode(error) });
    } finally {
      await to.close();
    }
    await write(
      `Moved to ${databaseName(target)}. Set DATABASE_URL before the next start; ${databaseName(settings)} stays as it is: delete it once you do not need it.\n`,
    );
  } finally {
    release();
  }
}

function targetOf(url: string) {
  try {
    return readStorageSettings({ DATABASE_URL: url });
  } catch (error) {
    throw error instanceof SettingsError ? new OperatorError('not-a-cluster') : error;
  }
}
