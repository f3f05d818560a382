import { moveLetters } from '../../letters/queue.ts';
import { mailOf } from '../../settings.ts';
import { readClock } from '../../store/clock.ts';
import type { Db } from '../../store/tables.ts';
import type { Context } from '../context.ts';
import { describeFailure } from '../failure-words.ts';
import { withDatabase } from '../open.ts';
import { OperatorError } from '../operator-error.ts';

const pageSize = 500;

/** Lists paused and parked letters, or changes them. */
export async function lettersCommand({ settings, write }: Context, args: string[]): Promise<void> {
  const [option, ...rest] = args;
  if (rest.length > 0) throw new OperatorError('usage');
  const mail = mailOf(settings);
  const intervalMs = 1_000 / (mail?.perSecond ?? 1);
  await withDatabase(settings, async ({ db }) => {
    const schedule = { now: await readClock(db), intervalMs };
    switch (option) {
      case undefined:
        return await list(db, write);
      case '--discard-paused':
        return await write(`Discarded: ${await moveLetters(db, 'paused', 'cancelled', schedule)}\n`);
      case '--resume':
      case '--retry': {
        if (!mail) throw new OperatorError('no-mail');
        const state = option === '--resume' ? 'paused' : 'parked';
        return await write(`Queued: ${await moveLetters(db, state, 'waiting', schedule)}\n`);
      }
      default:
        throw new OperatorError('usage');
    }
  });
}

async function list(db: Db, write: Context['write']): Promise<void> {
  let after = '';
  for (;;) {
    const rows = await db
      .selectFrom('letters')
      .innerJoin('sign_ups', 'sign_ups.id', 'letters.sign_up_id')
      .select(['letters.id', 'letters.created_at', 'kind', 'state', 'last_failure', 'email'])
      .where('state', 'in', ['paused', 'parked'])
      .where('letters.id', '>', after)
      .orderBy('letters.id')
      .limit(pageSize)
      .execute();
    const lines = rows.map(({ created_at, kind, state, last_failure, email }) => {
      const reason = state === 'parked' && last_failure ? ` (${describeFailure(last_failure)})` : '';
      return `${created_at}\t${kind}\t${state}${reason}\t${email}\n`;
    });
    await write(lines.join(''));
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    after = last.id;
  }
}
