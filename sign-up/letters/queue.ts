import type { FailureCode } from '../delivery/outcome.ts';
import { blockedAmong } from '../store/mailboxes/mail-blocks.ts';
import { countForMailboxes } from '../store/mailboxes/mailbox-limit.ts';
import { newId } from '../store/new-id.ts';
import { pagesOf } from '../store/pages.ts';
import type { Db } from '../store/tables.ts';

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

type Move = { from: 'paused' | 'parked'; to: 'waiting' | 'cancelled' };

/** `limited`: stay paused, because their mailbox has had its confirmations of the day. */
export type MovedLetters = { moved: number; limited: number };

/**
 * Moves all letters from one state to another. From `now` on they become due `intervalMs` apart.
 * Skips letters that must not be sent.
 */
export async function moveLetters(db: Db, { from, to }: Move, schedule: Schedule): Promise<MovedLetters> {
  const { now, intervalMs = 0 } = schedule;
  const result = { moved: 0, limited: 0 };
  const letters = db
    .selectFrom('letters')
    .innerJoin('sign_ups', 'sign_ups.id', 'letters.sign_up_id')
    .leftJoin('subscriptions', 'subscriptions.sign_up_id', 'letters.sign_up_id')
    .select(['letters.id', 'letters.created_at', 'kind', 'email_key'])
    .where('state', '=', from)
    .where((eb) => eb('last_failure', 'is', null).or('last_failure', 'not in', permanentFailures))
    .where((eb) => eb('left_at', 'is', null).or('kind', '=', 'confirmation'));
  for await (const rows of pagesOf(letters, ['letters.created_at', 'letters.id'])) {
    const keys = to === 'waiting' ? rows.map(({ email_key }) => email_key) : [];
    const blocked = await blockedAmong(db, keys);
    await db.transaction().execute(async (transaction) => {
      for (const { id, kind, email_key } of rows) {
        if (blocked.has(email_key)) continue;
        const isCounted = from === 'paused' && to === 'waiting' && kind === 'confirmation';
        const count = () => countForMailboxes(transaction, [email_key], now, { isNew: false });
        if (isCounted && (await count()).size === 0) {
          result.limited += 1;
          continue;
        }
        const due_at = new Date(now + result.moved * intervalMs).toISOString();
        const { numUpdatedRows } = await transaction
          .updateTable('letters')
          .set({ state: to, attempts: 0, claim: null, last_failure: null, due_at })
          .where('id', '=', id)
          .where('state', '=', from)
          .executeTakeFirstOrThrow();
        result.moved += Number(numUpdatedRows);
      }
    });
  }
  return result;
}
