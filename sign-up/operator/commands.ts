import { deliverAll } from '../delivery/deliver-all.ts';
import { fieldNames } from '../fields.ts';
import { type StorageSettings, webhookOf } from '../settings.ts';
import { databaseName } from '../store/database-name.ts';
import { backUp } from './backup.ts';
import { eraseCommand } from './erase-command.ts';
import { exportAll, type Format } from './export.ts';
import { moveCommand } from './move-command.ts';
import { withDatabase } from './open.ts';
import { OperatorError, usage } from './operator-error.ts';
import { countByDelivery, everyone } from './people.ts';
import { purgeCommand } from './purge-command.ts';
import { restoreCommand } from './restore-command.ts';

export type Context = {
  settings: StorageSettings;
  /** Resolves when the reader has taken the text. */
  write: (text: string) => Promise<void>;
};

export type Command = (context: Context, args: string[]) => Promise<void>;

/** Every command by its name; `args` are the words after it. Each throws OperatorError for what it refuses. */
export const commands: Record<string, Command> = {
  async list({ settings, write }, args) {
    takeNothing(args);
    await withDatabase(settings, async ({ db }) => {
      for await (const people of everyone(db)) {
        const lines = people.map(({ signupDate, delivery, failure, fields }) => {
          const state = failure && delivery !== 'delivered' ? `${delivery} (${failure})` : delivery;
          const others = fieldNames.filter((field) => field !== 'email').map((field) => fields[field]);
          return `${[signupDate, state, fields.email, ...others].join('\t')}\n`;
        });
        await write(lines.join(''));
      }
    });
  },

  async export({ settings, write }, args) {
    const format = exportFormat(args);
    await withDatabase(settings, ({ db }) => exportAll(db, format, write));
  },

  erase: eraseCommand,

  async deliver({ settings, write }, args) {
    takeNothing(args);
    const webhook = webhookOf(settings);
    if (!webhook) throw new OperatorError('AIRTABLE_WEBHOOK_URL is not set: there is nowhere to deliver to.');
    const { delivered, failed } = await withDatabase(settings, ({ db }) => deliverAll(db, webhook));
    await write(`delivered ${delivered}\n`);
    if (failed > 0) throw new OperatorError(`${failed} could not be delivered; "list" says why.`);
  },

  async stats({ settings, write }, args) {
    takeNothing(args);
    const { waiting, delivered, parked } = await withDatabase(settings, ({ db }) => countByDelivery(db));
    const total = waiting + delivered + parked;
    await write(`total ${total}\nwaiting ${waiting}\ndelivered ${delivered}\nparked ${parked}\n`);
  },

  async backup({ settings, write }, args) {
    const [file, ...rest] = args;
    if (!file || rest.length > 0) throw new OperatorError(usage);
    if (settings.DATABASE_URL)
      throw new OperatorError(
        'PostgreSQL is backed up by its own tool: pg_dump --format=custom --file=FILE "$DATABASE_URL"',
      );
    const { people, bytes } = await withDatabase(settings, ({ db }) => backUp(db, file));
    await write(
      `Backed up ${databaseName(settings)} to ${file}: ${people} sign-ups, ${bytes} bytes, checked.\n`,
    );
  },

  restore: restoreCommand,
  move: moveCommand,
  purge: purgeCommand,
};

function takeNothing(args: string[]): void {
  if (args.length > 0) throw new OperatorError(usage);
}

function exportFormat(args: string[]): Format {
  const format = args.join(' ').match(/^--format[ =](csv|json)$/)?.[1];
  if (format !== 'csv' && format !== 'json') throw new OperatorError(usage);
  return format;
}
