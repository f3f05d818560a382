import { type SelectQueryBuilder, sql } from 'kysely';
import { readClock } from '../store/clock.ts';
import type { Db, LetterState, Tables } from '../store/tables.ts';
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
  const signUp = await oldestOf(
    db,
    firstDueRows(db, 'deliveries').select(({ selectFrom }) =>
      // A scalar subquery looks up one row. PostgreSQL would scan `sign_ups` for a join or `in`.
      selectFrom('sign_ups')
        .select('sign_ups.created_at')
        .whereRef('id', '=', sql.ref('sign_up_id'))
        .as('created_at'),
    ),
  );
  const letters = await countStates(db, 'letters');
  const letter = await oldestOf(db, firstDueRows(db, 'letters').select('created_at'));
  return {
    waiting: deliveries.waiting,
    parked: deliveries.parked,
    oldestWaitingSeconds: ageOf(signUp),
    letters: { ...letters, oldestWaitingSeconds: ageOf(letter) },
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

async function oldestOf(
  db: Db,
  rows: SelectQueryBuilder<Tables, 'letters', { created_at: string | null }>,
): Promise<string | null> {
  const { oldest } = await db
    .selectFrom(rows.as('first_due'))
    .select(({ fn }) => fn.min('created_at').as('oldest'))
    .executeTakeFirstOrThrow();
  return oldest;
}

function firstDueRows(db: Db, table: 'deliveries' | 'letters') {
  const waiting = db.selectFrom(outboxTable(table)).where('state', '=', sql.lit('waiting'));
  return waiting.orderBy('due_at').limit(scanLimit);
}
