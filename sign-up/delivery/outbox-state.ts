import { readClock } from '../store/clock.ts';
import type { Db } from '../store/tables.ts';
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
  const counts = await db
    .selectFrom(outboxTable(table))
    .select(['state', ({ fn }) => fn.countAll().as('count')])
    .where('state', 'in', ['waiting', 'parked', 'paused'])
    .groupBy('state')
    .execute();
  const countOf = (state: string) => Number(counts.find((row) => row.state === state)?.count ?? 0);
  return { waiting: countOf('waiting'), parked: countOf('parked'), paused: countOf('paused') };
}

function firstDueRows(db: Db, table: 'deliveries' | 'letters') {
  return db.selectFrom(outboxTable(table)).where('state', '=', 'waiting').orderBy('due_at').limit(scanLimit);
}
