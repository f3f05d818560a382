import { sql } from 'kysely';
import { readClock } from '../store/clock.ts';
import type { Db, LetterState } from '../store/tables.ts';
import { outboxTable } from './outbox.ts';

/** Limits the scan for the oldest waiting row. After a long outage, many rows wait. */
const scanLimit = 10_000;

type QueueState = { waiting: number; parked: number; oldestWaitingSeconds: number };

/** State of the delivery outbox. `letters` is the state of the letter outbox. */
export type OutboxState = QueueState & { letters: QueueState & { paused: number } };

/**
 * Counts waiting and parked rows. If more than `scanLimit` rows wait, the age considers only the
 * first ones by due time. A scheduled letter has `created_at` in the future, so its age is 0.
 */
export async function readOutboxState(db: Db): Promise<OutboxState> {
  const now = await readClock(db);
  const ageOf = (oldest: string | null) => (oldest ? Math.max(0, (now - Date.parse(oldest)) / 1000) : 0);
  const deliveries = await countStates(db, 'deliveries');
  const signUp = await db
    .selectFrom('sign_ups')
    .select(({ fn }) => fn.min('created_at').as('oldest'))
    .where('id', 'in', firstDueRows(db, 'deliveries').select('sign_up_id'))
    .executeTakeFirstOrThrow();
  const letters = await countStates(db, 'letters');
  const letter = await db
    .selectFrom('letters')
    .select(({ fn }) => fn.min('created_at').as('oldest'))
    .where('id', 'in', firstDueRows(db, 'letters').select('id'))
    .executeTakeFirstOrThrow();
  return {
    waiting: deliveries.waiting,
    parked: deliveries.parked,
    oldestWaitingSeconds: ageOf(signUp.oldest),
    letters: { ...letters, oldestWaitingSeconds: ageOf(letter.oldest) },
  };
}

async function countStates(
  db: Db,
  table: 'deliveries' | 'letters',
): Promise<Record<'waiting' | 'parked' | 'paused', number>> {
  const countOf = async (state: LetterState) => {
    const { count } = await db
      .selectFrom(outboxTable(table))
      .select(({ fn }) => fn.countAll().as('count'))
      // A literal, as in the condition of the partial index.
      .where('state', '=', sql.lit(state))
      .executeTakeFirstOrThrow();
    return Number(count);
  };
  return {
    waiting: await countOf('waiting'),
    parked: await countOf('parked'),
    paused: table === 'letters' ? await countOf('paused') : 0,
  };
}

function firstDueRows(db: Db, table: 'deliveries' | 'letters') {
  return db.selectFrom(outboxTable(table)).where('state', '=', 'waiting').orderBy('due_at').limit(scanLimit);
}
