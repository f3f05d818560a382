import { readStorageSettings, SettingsError } from '../settings.ts';
import { openDatabase } from '../store/database.ts';
import { databaseName } from '../store/database-name.ts';
import { lockData } from '../store/embedded/data-lock.ts';
import { faultCode } from '../store/faults.ts';
import { migrate } from '../store/migrations.ts';
import type { Context } from './commands.ts';
import { move } from './move.ts';
import { refuseMissing, withDatabase } from './open.ts';
import { OperatorError, usage } from './operator-error.ts';

/** From the embedded database to a cluster, while nobody else uses the embedded one. */
export async function moveCommand({ settings, write }: Context, args: string[]): Promise<void> {
  const url = args.join(' ').match(/^--to[ =](\S+)$/)?.[1];
  if (!url) throw new OperatorError(usage);
  if (settings.DATABASE_URL)
    throw new OperatorError(
      'DATABASE_URL is set: "move" takes the embedded database of DATA_DIR to a cluster. Unset it.',
    );
  const target = targetOf(url);
  refuseMissing(settings.DATA_DIR);
  const release = lockData(settings.DATA_DIR, 'alone');
  if (!release) throw new OperatorError(`${databaseName(settings)} is in use: stop the server, then move.`);
  try {
    const to = openDatabase(target, { patient: true });
    try {
      await migrate(to.db);
      await withDatabase(
        settings,
        ({ db }) =>
          move(db, to.db, (table, { count, checksum }) =>
            write(`${table}: ${count} rows, checksum ${checksum} on both sides\n`),
          ),
        { locked: true },
      );
    } catch (error) {
      if (error instanceof OperatorError || error instanceof SettingsError) throw error;
      throw new OperatorError(
        `The move was not finished (${faultCode(error)}); nothing here has changed. Move again: it goes on.`,
      );
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
    throw error instanceof SettingsError ? new OperatorError('--to must be a postgres:// address.') : error;
  }
}
