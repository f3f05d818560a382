import { readStorageSettings, SettingsError, type StorageSettings } from '../settings.ts';
import { databaseName } from '../store/database-name.ts';
import { storageErrorCode, storageErrorReason, UnusableDatabase } from '../store/storage-errors.ts';
import { didYouMean, refuseTakenOptions } from './arguments.ts';
import { commands } from './commands.ts';
import type { Context } from './context.ts';
import { commandHelp, helpOf, helpOfAll } from './help.ts';
import { OperatorError } from './operator-error.ts';

/** `note` receives the name of the database. */
export type Output = Omit<Context, 'settings'> & { note?: ((line: string) => void) | undefined };

/**
 * Runs one command.
 * @param args the name of the command and its arguments
 * @returns one line with the reason when it failed, followed by the usage after wrong arguments; else
 * undefined
 */
export async function runCommand(
  [name = '', ...args]: string[],
  environment: NodeJS.ProcessEnv,
  { note, ...output }: Output,
): Promise<string | undefined> {
  let settings: StorageSettings | undefined;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) return await chooseCommand(name, output.write);
  try {
    if (args.some(isHelp)) return await output.write(helpOf(name)).then(() => undefined);
    refuseTakenOptions([name, ...args], Object.keys(commandHelp[name]?.options ?? {}), environment);
    settings = readStorageSettings(environment);
    note?.(`Database: ${databaseName(settings)}`);
    await command({ settings, ...output }, args);
    return undefined;
  } catch (error) {
    if (isUsage(error)) return `${error.message}\n\n${helpOf(name)}`.trimEnd();
    return errorLine(error, settings);
  }
}

const isHelp = (word: string) => word === '--help' || word === '-h';

/** Prints all commands, as the answer to `--help`, or after a line about the wrong word. */
async function chooseCommand(word: string, write: Context['write']): Promise<string | undefined> {
  if (isHelp(word) || word === 'help') {
    await write(helpOfAll());
    return undefined;
  }
  const problem = word
    ? `There is no command "${word}".${didYouMean(word, Object.keys(commands))}`
    : 'The command is missing.';
  return `${problem}\n\n${helpOfAll()}`.trimEnd();
}

function isUsage(error: unknown): error is OperatorError {
  return error instanceof OperatorError && error.code === 'usage';
}

/** @returns the message, followed by its code where it has one, as a single line */
export function errorLine(error: unknown, settings?: StorageSettings): string {
  return errorMessage(error, settings).replaceAll(/\s+/g, ' ');
}

function errorMessage(error: unknown, settings: StorageSettings | undefined): string {
  if (error instanceof SettingsError || error instanceof UnusableDatabase) return error.message;
  if (error instanceof OperatorError) return `${error.message} [${error.code}]`;
  const database = settings ? databaseName(settings) : 'The database';
  return errorMessage(
    new OperatorError('database-unusable', {
      database,
      why: storageErrorReason(error) ?? storageErrorCode(error),
    }),
    settings,
  );
}
