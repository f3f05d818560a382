import { SettingError } from '../setting-error.ts';
import {
  locationOf,
  mailOf,
  readStorageSettings,
  retentionOf,
  type StorageSettings,
  webhookOf,
} from '../settings.ts';
import { databaseName } from '../store/database-name.ts';
import type { DatabaseLocation } from '../store/location.ts';
import { storageErrorCode, storageErrorReason, UnusableDatabase } from '../store/storage-errors.ts';
import { didYouMean, refuseTakenOptions } from './arguments.ts';
import { commands } from './commands.ts';
import type { Context } from './context.ts';
import { commandHelp, helpOf, helpOfAll } from './help.ts';
import { OperatorError } from './operator-error.ts';

/** `note` receives the name of the database. */
export type Output = Pick<Context, 'write' | 'isTerminal' | 'progress'> & {
  note?: ((line: string) => void) | undefined;
};

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
  let location: DatabaseLocation | undefined;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) return await chooseCommand(name, output.write);
  try {
    if (args.some(isHelp)) return await output.write(helpOf(name)).then(() => undefined);
    refuseTakenOptions([name, ...args], Object.keys(commandHelp[name]?.options ?? {}), environment);
    const services = servicesOf(readStorageSettings(environment));
    location = services.location;
    note?.(`Database: ${databaseName(location)}`);
    await command({ ...services, ...output }, args);
    return undefined;
  } catch (error) {
    if (isUsage(error)) return `${error.message}\n\n${helpOf(name)}`.trimEnd();
    return errorLine(error, location);
  }
}

/** @returns what the commands use of the settings */
export function servicesOf(settings: StorageSettings): Omit<Context, keyof Output> {
  return {
    location: locationOf(settings),
    webhook: webhookOf(settings),
    mail: mailOf(settings),
    retention: retentionOf(settings),
    site: { siteUrl: settings.SITE_URL, launch: settings.LAUNCH_DATE },
  };
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
export function errorLine(error: unknown, location?: DatabaseLocation): string {
  return errorMessage(error, location).replaceAll(/\s+/g, ' ');
}

function errorMessage(error: unknown, location: DatabaseLocation | undefined): string {
  if (error instanceof SettingError || error instanceof UnusableDatabase) return error.message;
  if (error instanceof OperatorError) return `${error.message} [${error.code}]`;
  const database = location ? databaseName(location) : 'The database';
  return errorMessage(
    new OperatorError('database-unusable', {
      database,
      why: storageErrorReason(error) ?? storageErrorCode(error),
    }),
    location,
  );
}
