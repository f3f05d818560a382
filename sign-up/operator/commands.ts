import { deliverAll } from '../delivery/deliver-all.ts';
import type { Webhook } from '../delivery/send.ts';
import type { Database } from '../store/database.ts';
import { csvRecord } from './csv.ts';
import { countByDelivery, erase, everyone, type Person } from './people.ts';

/** Something the operator can put right; shown as one line. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

export const usage = 'Usage: signups list | export --format csv|json | erase EMAIL | deliver | stats';

type Context = {
  database: Database;
  webhook: Webhook | undefined;
  /** Resolves when the reader has taken the text. */
  write: (text: string) => Promise<void>;
};

type Command = (context: Context, args: string[]) => Promise<void>;

/** Every command by its name; `args` are the words after it. Each throws OperatorError for what it refuses. */
export const commands: Record<string, Command> = {
  async list({ database, write }, args) {
    takeNothing(args);
    for await (const person of everyone(database.db)) {
      const { signupDate, delivery, email, name, team, failure } = person;
      const state = failure && delivery !== 'delivered' ? `${delivery} (${failure})` : delivery;
      await write(`${[signupDate, state, email, name, team].join('\t')}\n`);
    }
  },

  async export({ database, write }, args) {
    const format = exportFormat(args);
    if (format === 'csv') await exportCsv(everyone(database.db), write);
    else await exportJson(everyone(database.db), write);
  },

  async erase({ database, write }, args) {
    const [email, ...rest] = args;
    if (!email || rest.length > 0) throw new OperatorError(usage);
    const { found, mayHaveLeft } = await erase(database, email);
    if (!found) throw new OperatorError('Nobody has signed up with that address.');
    await write('Erased.\n');
    if (mayHaveLeft) await write('A copy may have been delivered: delete it in Airtable too.\n');
  },

  async deliver({ database, webhook, write }, args) {
    takeNothing(args);
    if (!webhook) throw new OperatorError('AIRTABLE_WEBHOOK_URL is not set: there is nowhere to deliver to.');
    const { delivered, failed } = await deliverAll(database.db, webhook);
    await write(`delivered ${delivered}\n`);
    if (failed > 0) throw new OperatorError(`${failed} could not be delivered; "list" says why.`);
  },

  async stats({ database, write }, args) {
    takeNothing(args);
    const { waiting, delivered, parked } = await countByDelivery(database.db);
    const total = waiting + delivered + parked;
    await write(`total ${total}\nwaiting ${waiting}\ndelivered ${delivered}\nparked ${parked}\n`);
  },
};

function takeNothing(args: string[]): void {
  if (args.length > 0) throw new OperatorError(usage);
}

function exportFormat(args: string[]): 'csv' | 'json' {
  const format = args.join(' ').match(/^--format[ =](csv|json)$/)?.[1];
  if (format !== 'csv' && format !== 'json') throw new OperatorError(usage);
  return format;
}

async function exportCsv(people: AsyncIterable<Person>, write: Context['write']): Promise<void> {
  await write(csvRecord(['name', 'team', 'email', 'signupDate', 'delivery']));
  for await (const { name, team, email, signupDate, delivery } of people) {
    await write(csvRecord([name, team, email, signupDate, delivery]));
  }
}

async function exportJson(people: AsyncIterable<Person>, write: Context['write']): Promise<void> {
  let separator = '[\n';
  for await (const { name, team, email, signupDate, delivery } of people) {
    await write(`${separator}${JSON.stringify({ name, team, email, signupDate, delivery })}`);
    separator = ',\n';
  }
  await write(separator === '[\n' ? '[]\n' : '\n]\n');
}
