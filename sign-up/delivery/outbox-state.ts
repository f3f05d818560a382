import type { Db } from '../store/tables.ts';

/** How many of those that wait are looked at for the oldest: a receiver that is away for a week leaves very many. */
const lookedAt = 10_000;

export type OutboxState = { waiting: number; parked: number; oldestWaitingSeconds: number };

/**
 * @returns what waits for delivery at the moment. Where very many wait, the age is that of the oldest among those due
 * first.
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
    .limit(lookedAt);
  const { oldest } = await db
    .selectFrom('sign_ups')
    .select(({ fn }) => fn.min('created_at').as('oldest'))
    .where('id', 'in', dueFirst)
    .executeTakeFirstOrThrow();
  const age = oldest ? (Date.now() - Date.parse(oldest)) / 1000 : 0;
  return { waiting: countOf('waiting'), parked: countOf('parked'), oldestWaitingSeconds: Math.max(0, age) };
}
