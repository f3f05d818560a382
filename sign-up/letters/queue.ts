import { sql } from 'kysely';
import type { FailureCode } from '../delivery/outcome.ts';
import { newId } from '../store/new-id.ts';
import type { Db, LetterState } from '../store/tables.ts';

/** Minimum time between two confirmations to one address. */
export const confirmationIntervalMs = 24 * 3_600_000;

const pageSize = 500;

/** The state of a new confirmation: `paused` if a rate limit was exceeded. */
export type NewLetterState = Extract<LetterState, 'waiting' | 'paused'>;

/**
 * Queues a confirmation in the transaction of its sign-up. Does nothing if one was queued within 24
 * h. Also sent to confirmed people, as a new link to their ticket. Does not change `confirmed_at`.
 * @param now milliseconds since 1970, from `readClock`
 */
export async function queueConfirmation(
  db: Db,
  signUpId: string,
  { state, now }: { state: NewLetterState; now: number },
): Promise<void> {
  const created_at = new Date(now).toISOString();
  const dayAgo = new Date(now - confirmationIntervalMs).toISOString();
  const row = { state, attempts: 0, due_at: created_at, claim: null, last_failure: null, created_at };
  await db
    .insertInto('letters')
    .values({ ...row, id: newId(), sign_up_id: signUpId, kind: 'confirmation' })
    .onConflict((conflict) =>
      conflict
        .columns(['sign_up_id', 'kind'])
        .doUpdateSet({ ...row, revision: sql`letters.revision + 1` })
        .where('letters.created_at', '<', dayAgo),
    )
    .execute();
}

/**
 * `intervalMs`: the letters become due this far apart, so that confirmations need not wait for all
 * of them.
 */
export type Schedule = { now: number; intervalMs?: number; validUntil?: string | undefined };

/**
 * Queues the letters of an operator, each at most once per person and kind. The first is due after
 * all queued letters.
 * @returns the number of letters queued now
 */
export async function queueLetters(
  db: Db,
  kind: 'launch' | 'reminder',
  signUpIds: string[],
  { now, intervalMs = 0, validUntil }: Schedule,
): Promise<number> {
  if (signUpIds.length === 0) return 0;
  const start = await endOfSchedule(db, now);
  const rows = signUpIds.map((sign_up_id, index) => {
    const due_at = new Date(start + index * intervalMs).toISOString();
    return {
      id: newId(),
      sign_up_id,
      kind,
      state: 'waiting' as const,
      attempts: 0,
      due_at,
      created_at: due_at,
      valid_until: validUntil ?? null,
    };
  });
  const inserted = await db
    .insertInto('letters')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['sign_up_id', 'kind']).doNothing())
    .returning('id')
    .execute();
  return inserted.length;
}

/** @returns when the last letter is due, or `now` if none is due later */
async function endOfSchedule(db: Db, now: number): Promise<number> {
  const { last } = await db
    .selectFrom('letters')
    .select(({ fn }) => fn.max('due_at').as('last'))
    .where('state', '=', 'waiting')
    // Retries are scheduled by their backoff.
    .where('attempts', '=', 0)
    .executeTakeFirstOrThrow();
  return last ? Math.max(now, Date.parse(last)) : now;
}

/** Never retried. */
const permanentFailures: FailureCode[] = ['bounced', 'invitation-over'];

/**
 * Moves all letters from one state to another. From `now` on they become due `intervalMs` apart.
 * Skips letters that must not be sent.
 * @returns how many were moved
 */
export async function moveLetters(
  db: Db,
  from: 'paused' | 'parked',
  to: 'waiting' | 'cancelled',
  { now, intervalMs = 0 }: Schedule,
): Promise<number> {
  let moved = 0;
  for (;;) {
    const rows = await db
      .selectFrom('letters')
      .leftJoin('subscriptions', 'subscriptions.sign_up_id', 'letters.sign_up_id')
      .select('id')
      .where('state', '=', from)
      .where((eb) => eb('last_failure', 'is', null).or('last_failure', 'not in', permanentFailures))
      .where((eb) => eb('left_at', 'is', null).or('kind', '=', 'confirmation'))
      .orderBy('created_at')
      .limit(pageSize)
      .execute();
    if (rows.length === 0) return moved;
    await db.transaction().execute(async (transaction) => {
      for (const { id } of rows) {
        const due_at = new Date(now + moved * intervalMs).toISOString();
        const { numUpdatedRows } = await transaction
          .updateTable('letters')
          .set({ state: to, attempts: 0, claim: null, last_failure: null, due_at })
          .where('id', '=', id)
          .where('state', '=', from)
          .executeTakeFirstOrThrow();
        moved += Number(numUpdatedRows);
      }
    });
  }
}
