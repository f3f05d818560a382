import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { SettingsError } from '../../settings.ts';
import { databaseName } from '../../store/database-name.ts';
import { lockData } from '../../store/embedded/file/data-lock.ts';
import { onlyArgument } from '../arguments.ts';
import type { Context } from '../context.ts';
import { OperatorError } from '../operator-error.ts';
import { restore } from './restore.ts';

export async function restoreCommand({ settings, write, progress }: Context, args: string[]): Promise<void> {
  const file = onlyArgument(args);
  if (settings.DATABASE_URL) throw new OperatorError('restore-elsewhere');
  if (!statSync(settings.DATA_DIR, { throwIfNoEntry: false })?.isDirectory())
    throw new SettingsError(`Wrong setting: DATA_DIR is not a directory (${resolve(settings.DATA_DIR)})`);
  const release = lockData(settings.DATA_DIR, 'exclusive');
  if (!release) throw new OperatorError('in-use', { database: databaseName(settings), command: 'restore' });
  try {
    const { people, erasedAgain, isKept, aside } = await restore(settings, file, progress);
    await write(`Restored ${databaseName(settings)} from ${file}: ${people} sign-ups.\n`);
    if (isKept) await write(`Erased again since that backup: ${erasedAgain}.\n`);
    else
      await write(
        'The replaced database cannot be read, so the erasures since that backup are unknown: repeat them.\n',
      );
    if (aside) await write(`The replaced database is now ${aside}: delete it once you do not need it.\n`);
  } finally {
    release();
  }
}
