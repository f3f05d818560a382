import { deliverAll } from '../delivery/deliver-all.ts';
import { pausedUntil } from '../delivery/pace.ts';
import { type Webhook, webhookChannel } from '../delivery/send.ts';
import { databaseName } from '../store/database-name.ts';
import { countHeld, heldPages, releaseAllHeld, releaseHeld } from '../store/held.ts';
import type { Db } from '../store/tables.ts';
import { onlyArgument, parseOptions, refuseArguments, wrongUsage } from './arguments.ts';
import type { Context } from './context.ts';
import { backUp } from './copies/backup.ts';
import { moveCommand } from './copies/move-command.ts';
import { recoverCommand } from './copies/recover-command.ts';
import { restoreCommand } from './copies/restore-command.ts';
import { eraseCommand } from './erasure/erase-command.ts';
import { purgeCommand } from './erasure/purge-command.ts';
import { exportAll, parseExportOptions } from './export.ts';
import { describeFailure } from './failure-words.ts';
import { inviteCommand } from './letters/invite-command.ts';
import { durationOf, letterStats } from './letters/letter-stats.ts';
import { lettersCommand } from './letters/letters-command.ts';
import { migrateDatabase, withDatabase } from './open.ts';
import { OperatorError } from './operator-error.ts';
import { countByDelivery, signUpPages } from './people.ts';
import { startTable } from './progress.ts';
import { reconcileCommand } from './reconcile.ts';
import { storedSpellings } from './stored-spellings.ts';

export type Command = (context: Context, args: string[]) => Promise<void>;

/**
 * The commands by name. `args` are the arguments after the name. Each throws OperatorError when it
 * refuses.
 */
export const commands: Record<string, Command> = {
  async list({ location, write, progress }, args) {
    const isHeld = parseOptions({ args, options: { held: { type: 'boolean' } } }).values.held;
    await withDatabase(location, async ({ db }) => {
      await startTable(progress, 'Listing', { db, table: isHeld ? 'held_sign_ups' : 'sign_ups' });
      for await (const lines of isHeld ? heldLines(db) : signUpLines(db)) {
        await write(lines.map((cells) => `${cells.join('\t')}\n`).join(''));
        progress?.advance(lines.length);
      }
    });
  },

  async export({ location, write, isTerminal, progress }, args) {
    const options = parseExportOptions(args);
    if (options.format === 'xlsx' && isTerminal) throw new OperatorError('binary-to-terminal');
    await withDatabase(location, ({ db }) => exportAll(db, options, write, progress));
  },

  erase: eraseCommand,

  async release({ location, mail, write, progress }, args) {
    const { values, positionals } = parseOptions({
      args,
      options: { all: { type: 'boolean' } },
      allowPositionals: true,
    });
    if (values.all && positionals.length > 0) wrongUsage('Name an address or --all, not both.');
    const email = values.all ? undefined : onlyArgument(positionals);
    const letters = mail !== undefined;
    await withDatabase(location, async ({ db }) => {
      if (email === undefined) {
        await startTable(progress, 'Releasing', { db, table: 'held_sign_ups' });
        const { released } = await releaseAllHeld(db, { letters, onPage: progress?.advance });
        return await write(`released ${released}\n`);
      }
      const { held, released } = await releaseHeld(db, { keys: await storedSpellings(db, email), letters });
      if (held === 0) throw new OperatorError('not-held');
      await write(`released ${released}\n`);
    });
  },

  async deliver({ location, webhook, write }, args) {
    refuseArguments(args);
    if (!webhook) throw new OperatorError('no-receiver');
    const { delivered, failed, elsewhere } = await withDatabase(location, ({ db }) =>
      deliverAll(db, webhookChannel(webhook)),
    );
    await write(`delivered ${delivered}\n`);
    if (elsewhere > 0) await write(`tried by a running server meanwhile ${elsewhere}\n`);
    if (failed > 0) throw new OperatorError('not-delivered', { count: failed });
  },

  async stats({ location, webhook, mail, write }, args) {
    refuseArguments(args);
    await withDatabase(location, async ({ db }) => {
      const { waiting, delivered, parked } = await countByDelivery(db);
      const total = waiting + delivered + parked;
      await write(`total ${total}\nwaiting ${waiting}\ndelivered ${delivered}\nparked ${parked}\n`);
      const held = await countHeld(db);
      if (held > 0) await write(`held ${held}\n`);
      if (webhook && waiting > 0)
        await write(deliveryForecast(waiting, webhook, await pausedUntil(db, 'webhook')));
      await write(await letterStats(db, mail));
    });
  },

  async backup({ location, write, progress }, args) {
    const file = onlyArgument(args);
    if (location.DATABASE_URL) throw new OperatorError('backup-elsewhere');
    const { people, bytes } = await withDatabase(
      location,
      async () => backUp(location.DATA_DIR, file, progress),
      { anySchema: true },
    );
    await write(
      `Backed up ${databaseName(location)} to ${file}: ${people} sign-ups, ${bytes} bytes, checked.\n`,
    );
  },

  async report(context, args) {
    // Loads the teams, which the other commands do not need.
    const { reportCommand } = await import('./report/report-command.ts');
    await reportCommand(context, args);
  },

  invite: inviteCommand,
  letters: lettersCommand,

  async bounces(context, args) {
    // Loads the parser of mail, which the other commands do not need.
    const { bouncesCommand } = await import('./letters/bounces-command.ts');
    await bouncesCommand(context, args);
  },

  async 'letter-test'(context, args) {
    // Loads the libraries of tokens and SMTP, which the other commands do not need.
    const { letterTestCommand } = await import('./letters/letter-test-command.ts');
    await letterTestCommand(context, args);
  },

  reconcile: reconcileCommand,
  restore: restoreCommand,
  recover: recoverCommand,
  move: moveCommand,
  purge: purgeCommand,

  async migrate({ location, write }, args) {
    refuseArguments(args);
    await write(`${await migrateDatabase(location)}\n`);
  },
};

async function* heldLines(db: Db): AsyncGenerator<string[][]> {
  for await (const people of heldPages(db))
    yield people.map(({ signupDate, fields }) => [signupDate, fields.email, fields.name, fields.team]);
}

async function* signUpLines(db: Db): AsyncGenerator<string[][]> {
  for await (const people of signUpPages(db))
    yield people.map(({ signupDate, delivery, failure, fields }) => {
      const why = failure && delivery !== 'delivered' ? ` (${describeFailure(failure)})` : '';
      return [signupDate, delivery + why, fields.email, fields.name, fields.team];
    });
}

/** @returns how long the waiting deliveries take at the pace of the webhook */
function deliveryForecast(
  waiting: number,
  { perSecond = 1 }: Webhook,
  pauseEnds: number | undefined,
): string {
  const pace = `At ${perSecond} a second the waiting ones take ${durationOf(waiting / perSecond)}.\n`;
  if (pauseEnds === undefined) return pace;
  return `${pace}The receiver has asked for a pause until ${new Date(pauseEnds).toISOString()}.\n`;
}
