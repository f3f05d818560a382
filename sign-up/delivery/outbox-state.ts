import { readClock } from '../store/clock.ts';
import type { Db } from '../store/tables.ts';

/** Bounds the search for the oldest waiting row: after a long outage of the receiver very many wait. */
const scanLimit = 10_000;

type QueueState = { waiting: number; parked: number; oldestWaitingSeconds: number };

/** The deliveries, and beside them the letters. */
export type OutboxState = QueueState & { letters: QueueState & { paused: number } };

/**
 * @returns the number of waiting and parked rows. When more than 10,000 wait, the age is that of the oldest among the
 * 10,000 that are due first. A letter that is to be sent later has no age.
 */
export async function readOutboxState(db: Db): Promise<OutboxState> {
  const now = await readClock(db);
  const ageOf = (oldest: string | null) => (oldest ? Math.max(0, (now - Date.parse(oldest)) / 1000) : 0);
  const deliveries = await countStates(db, 'deliveries');
  const signUp = await db
    .selectFrom('sign_ups')
    .select(({ fn }) => fn.min('created_at').as('oldest'))
    .where('id', 'in', dueFirst(db, 'deliveries').select('sign_up_id'))
    .executeTakeFirstOrThrow();
  const letters = await countStates(db, 'letters');
  const letter = await db
    .selectFrom('letters')
    .select(({ fn }) => fn.min('created_at').as('oldest'))
    .where('id', 'in', dueFirst(db, 'letters').select('id'))
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
    .selectFrom(table as 'letters')
    .select(['state', ({ fn }) => fn.countAll().as('count')])
    .where('state', 'in', ['waiting', 'parked', 'paused'])
    .groupBy('state')
    .execute();
  const countOf = (state: string) => Number(counts.find((row) => row.state === state)?.count ?? 0);
  return { waiting: countOf('waiting'), parked: countOf('parked'), paused: countOf('paused') };
}

function dueFirst(db: Db, table: 'deliveries' | 'letters') {
  return db
    .selectFrom(table as 'letters')
    .where('state', '=', 'waiting')
    .orderBy('due_at')
    .limit(scanLimit);
}
