import { type SelectQueryBuilder, sql } from 'kysely';
import { readClock } from '../store/clock.ts';
import { countRows } from '../store/count-rows.ts';
import type { Db, LetterState, Tables } from '../store/tables.ts';
import { type Outbox, tableOf } from './outbox.ts';

/** Limits the scan for the oldest waiting row. After a long outage, many rows wait. */
const scanLimit = 10_000;

export type QueueState = { waiting: number; parked: number; oldestWaitingSeconds: number };

/** State of the delivery outbox. `letters` is the state of the letter outbox. */
export type OutboxState = QueueState & { letters: QueueState & { paused: number } };

/**
 * Counts waiting and parked rows. If more than `scanLimit` rows wait, the age considers only the
 * first ones by due time. A scheduled letter has `created_at` in the future, so its age is 0.
 */
export async function readOutboxState(db: Db): Promise<OutboxState> {
  const now = await readClock(db);

  async function readQueue(table: Outbox['table'], firstDue: FirstDue): Promise<QueueState> {
    const { oldest } = await db
      .selectFrom(firstDue.as('first_due'))
      .select(({ fn }) => fn.min('created_at').as('oldest'))
      .executeTakeFirstOrThrow();
    return {
      waiting: await countState(db, table, 'waiting'),
      parked: await countState(db, table, 'parked'),
      oldestWaitingSeconds: oldest ? Math.max(0, (now - Date.parse(oldest)) / 1000) : 0,
    };
  }

  const signUps = firstDueRows(db, 'deliveries').select(({ selectFrom }) =>
    // A scalar subquery looks up one row. PostgreSQL would scan `sign_ups` for a join or `in`.
    selectFrom('sign_ups')
      .select('sign_ups.created_at')
      .whereRef('id', '=', sql.ref('sign_up_id'))
      .as('created_at'),
  );
  const letters = firstDueRows(db, 'letters').select('created_at');
  return {
    ...(await readQueue('deliveries', signUps)),
    letters: {
      ...(await readQueue('letters', letters)),
      paused: await countState(db, 'letters', 'paused'),
    },
  };
}

type FirstDue = SelectQueryBuilder<Tables, 'letters', { created_at: string | null }>;

function countState(db: Db, table: Outbox['table'], state: LetterState): Promise<number> {
  // A literal, as in the condition of the partial index.
  return countRows(db.selectFrom(tableOf({ table })).where('state', '=', sql.lit(state)));
}

function firstDueRows(db: Db, table: Outbox['table']) {
  const waiting = db.selectFrom(tableOf({ table })).where('state', '=', sql.lit('waiting'));
  return waiting.orderBy('due_at').limit(scanLimit);
}
