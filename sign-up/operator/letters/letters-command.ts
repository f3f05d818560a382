import { type MovedLetters, moveLetters } from '../../letters/queue.ts';
import { readClock } from '../../store/clock.ts';
import { retriedTransaction } from '../../store/durable-transaction.ts';
import { liftBlock } from '../../store/mailboxes/mail-blocks.ts';
import { parseOptions, wrongUsage } from '../arguments.ts';
import type { Context } from '../context.ts';
import { withDatabase } from '../open.ts';
import { OperatorError } from '../operator-error.ts';
import { storedSpellings } from '../stored-spellings.ts';
import { listLetters } from './list-letters.ts';

/** Lists paused and parked letters and blocked addresses, or changes them. */
export async function lettersCommand(context: Context, args: string[]): Promise<void> {
  const { location, mail, write } = context;
  const { option, email } = readArguments(args);
  const intervalMs = 1_000 / (mail?.perSecond ?? 1);
  await withDatabase(location, async ({ db }) => {
    const schedule = { now: await readClock(db), intervalMs };
    switch (option) {
      case undefined:
        return await listLetters(db, context);
      case 'allow': {
        const keys = await storedSpellings(db, email);
        const isLifted = await retriedTransaction(db, async (transaction) => {
          const lifted: boolean[] = [];
          for (const key of keys) lifted.push(await liftBlock(transaction, key));
          return lifted.includes(true);
        });
        if (!isLifted) throw new OperatorError('not-blocked');
        return await write('Allowed. The next sign-up with this address gets a confirmation.\n');
      }
      case 'discard-paused': {
        const { moved } = await moveLetters(db, { from: 'paused', to: 'cancelled' }, schedule);
        return await write(`Discarded: ${moved}\n`);
      }
      case 'resume':
      case 'retry': {
        if (!mail) throw new OperatorError('no-mail');
        const from = option === 'resume' ? 'paused' : 'parked';
        return await write(describeMove(await moveLetters(db, { from, to: 'waiting' }, schedule)));
      }
    }
  });
}

const changes = ['resume', 'retry', 'discard-paused', 'allow'] as const;

/** @throws OperatorError when the arguments are wrong */
function readArguments(args: string[]): { option: (typeof changes)[number] | undefined; email: string } {
  const flag = { type: 'boolean' } as const;
  const options = { resume: flag, retry: flag, 'discard-paused': flag, allow: { type: 'string' } as const };
  const { values } = parseOptions({ args, options });
  const [option, other] = changes.filter((name) => values[name] !== undefined);
  if (other) wrongUsage(`Name one of --${option} and --${other}.`);
  if (values.allow === '') wrongUsage('--allow EMAIL is missing.');
  return { option, email: values.allow ?? '' };
}

function describeMove({ moved, limited }: MovedLetters): string {
  const queued = `Queued: ${moved}\n`;
  return limited === 0
    ? queued
    : `${queued}Still paused, because their mailboxes have had enough confirmations today: ${limited}\n`;
}
