import { once } from 'node:events';
import { readStorageSettings, SettingsError, type StorageSettings } from '../settings.ts';
import { databaseName } from '../store/database-name.ts';
import { faultCode } from '../store/faults.ts';
import { NewerDatabase } from '../store/migrations.ts';
import { commands } from './commands.ts';
import { OperatorError, usage } from './operator-error.ts';

let settings: StorageSettings | undefined;

async function main([name = '', ...args]: string[]): Promise<void> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new OperatorError(usage);
  settings = readStorageSettings(process.env);
  // A person sees which database it is; a script gets nothing but what it asked for.
  if (process.stderr.isTTY) process.stderr.write(`Database: ${databaseName(settings)}\n`);
  await command({ settings, write }, args);
}

async function write(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

function oneLine(error: unknown): string {
  if (error instanceof OperatorError || error instanceof SettingsError || error instanceof NewerDatabase)
    return error.message;
  const name = settings ? databaseName(settings) : 'The database';
  return `${name} cannot be used (${faultCode(error)}).`;
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // Who reads only the head of a list closes the pipe; that is no failure.
  if (error.code === 'EPIPE') process.exit(0);
  process.stderr.write(`The output could not be written (${error.code}).\n`);
  process.exit(1);
});

try {
  await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${oneLine(error).replaceAll(/\s+/g, ' ')}\n`);
  process.exitCode = 1;
}
