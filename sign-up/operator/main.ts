import { once } from 'node:events';
import { readStorageSettings, SettingsError, webhookOf } from '../settings.ts';
import { openDatabase } from '../store/database.ts';
import { faultCode } from '../store/faults.ts';
import { migrate } from '../store/migrations.ts';
import { commands, OperatorError, usage } from './commands.ts';

async function main([name = '', ...args]: string[]): Promise<void> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new OperatorError(usage);
  const settings = readStorageSettings(process.env);
  const database = openDatabase(settings, { patient: true });
  try {
    await migrate(database.db);
    await command({ database, webhook: webhookOf(settings), write }, args);
  } finally {
    await database.close();
  }
}

async function write(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

function oneLine(error: unknown): string {
  if (error instanceof OperatorError || error instanceof SettingsError) return error.message;
  return `The database cannot be used (${faultCode(error)}).`;
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
