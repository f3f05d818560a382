import { once } from 'node:events';
import { readStorageSettings, SettingsError, type StorageSettings } from '../settings.ts';
import { databaseName } from '../store/database-name.ts';
import { NewerDatabase } from '../store/migrations/migrations.ts';
import { storageErrorCode } from '../store/storage-errors.ts';
import { commands } from './commands.ts';
import { OperatorError } from './operator-error.ts';

let settings: StorageSettings | undefined;

async function main([name = '', ...args]: string[]): Promise<void> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new OperatorError('usage');
  settings = readStorageSettings(process.env);
  // A person sees which database it is; a script gets nothing but what it asked for.
  if (process.stderr.isTTY) process.stderr.write(`Database: ${databaseName(settings)}\n`);
  await command({ settings, write }, args);
}

async function write(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

/** The sentence for a person and, for what has one, the code by which a script tells it. */
function oneLine(error: unknown): string {
  if (error instanceof SettingsError || error instanceof NewerDatabase) return error.message;
  if (error instanceof OperatorError)
    return error.code === 'usage' ? error.message : `${error.message} [${error.code}]`;
  const database = settings ? databaseName(settings) : 'The database';
  return oneLine(new OperatorError('database-unusable', { database, why: storageErrorCode(error) }));
}

function fail(error: unknown): void {
  process.stderr.write(`${oneLine(error).replaceAll(/\s+/g, ' ')}\n`);
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // Who reads only the head of a list closes the pipe; that is no failure.
  if (error.code === 'EPIPE') process.exit(0);
  fail(new OperatorError('output-not-written', { why: error.code ?? error.name }));
  process.exit(1);
});

try {
  await main(process.argv.slice(2));
} catch (error) {
  fail(error);
  process.exitCode = 1;
}
