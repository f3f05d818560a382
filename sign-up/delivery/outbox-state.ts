import { readClock } from '../store/clock.ts';
import type { Db } from '../store/tables.ts';

/** Bounds the search for the oldest waiting delivery: after a long outage of the receiver very many wait. */
const scanLimit = 10_000;

export type OutboxState = { waiting: number; parked: number; oldestWaitingSeconds: number };

/**
 * @returns the number of waiting and parked deliveries. When more than 10,000 wait, the age is that of the oldest
 * among the 10,000 that are due first.
 */
export async function readOutboxState(db: Db): Promise<OutboxState> {
  const counts = await db
    .selectFrom('deliveries')
    .select(['state', ({ fn }) => fn.countAll().as('count')])
    .where('state', 'in', ['waiting', 'parked'])
    .groupBy('state')
    .execute();
  const countOf = (state: string) => Number(counts.find((row) => row.state === state)?.count ?? 0);
  const dueFirst = db
    .selectFrom('deliveries')
    .select('sign_up_id')
    .where('state', '=', 'waiting')
    .orderBy('due_at')
    .limit(scanLimit);
  const { oldest } = await db
    .selectFrom('sign_ups')
    .select(({ fn }) => fn.min('created_at').as('oldest'))
    .where('id', 'in', dueFirst)
    .executeTakeFirstOrThrow();
  const age = oldest ? ((await readClock(db)) - Date.parse(oldest)) / 1000 : 0;
  return { waiting: countOf('waiting'), parked: countOf('parked'), oldestWaitingSeconds: Math.max(0, age) };
}
