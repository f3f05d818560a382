import { readStorageSettings, SettingsError, type StorageSettings } from '../settings.ts';
import { databaseName } from '../store/database-name.ts';
import { storageErrorCode, storageErrorReason, UnusableDatabase } from '../store/storage-errors.ts';
import { commands } from './commands.ts';
import type { Context } from './context.ts';
import { OperatorError } from './operator-error.ts';

/** `note` receives the name of the database. */
export type Output = Omit<Context, 'settings'> & { note?: ((line: string) => void) | undefined };

/**
 * Runs one command.
 * @param args the name of the command and its arguments
 * @returns one line with the reason when it failed, else undefined
 */
export async function runCommand(
  [name = '', ...args]: string[],
  environment: NodeJS.ProcessEnv,
  { note, ...output }: Output,
): Promise<string | undefined> {
  let settings: StorageSettings | undefined;
  try {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) throw new OperatorError('usage');
    settings = readStorageSettings(environment);
    note?.(`Database: ${databaseName(settings)}`);
    await command({ settings, ...output }, args);
    return undefined;
  } catch (error) {
    return errorLine(error, settings);
  }
}

/** @returns the message, followed by its code where it has one, as a single line */
export function errorLine(error: unknown, settings?: StorageSettings): string {
  return errorMessage(error, settings).replaceAll(/\s+/g, ' ');
}

function errorMessage(error: unknown, settings: StorageSettings | undefined): string {
  if (error instanceof SettingsError || error instanceof UnusableDatabase) return error.message;
  if (error instanceof OperatorError)
    return error.code === 'usage' ? error.message : `${error.message} [${error.code}]`;
  const database = settings ? databaseName(settings) : 'The database';
  return errorMessage(
    new OperatorError('database-unusable', {
      database,
      why: storageErrorReason(error) ?? storageErrorCode(error),
    }),
    settings,
  );
}
