import { sql } from 'kysely';
import { newId } from '../new-id.ts';
import type { Db, LetterState } from '../tables.ts';
import { blockedAmong, nameBlocks } from './mail-blocks.ts';
import { confirmationIntervalMs, countForMailboxes } from './mailbox-limit.ts';

/** The state of a new confirmation: `paused` if a rate limit was exceeded. */
export type NewLetterState = Extract<LetterState, 'waiting' | 'paused'>;

/**
 * A requested confirmation. `onQueued` is called if it was queued as `waiting`. It may be called
 * twice if the transaction is retried.
 */
export type ConfirmationRequest = { state: NewLetterState; onQueued?: () => void };

/**
 * Queues confirmations in the transaction of their sign-ups. Skips an address for which one was
 * queued within 24 h. Also sent to confirmed people, as a new link to their own sign-up. Does not
 * change `confirmed_at`. One to a blocked address is stored as cancelled, and one above the limit of
 * its mailbox as paused.
 * @param requested states by `emailKey`, of at most some hundred addresses
 * @param now milliseconds since 1970, from `readClock`
 * @returns the keys whose letter waits to be sent
 */
export async function queueConfirmations(
  db: Db,
  requested: ReadonlyMap<string, NewLetterState>,
  now: number,
): Promise<ReadonlySet<string>> {
  if (requested.size === 0) return new Set();
  const created_at = new Date(now).toISOString();
  const dayAgo = new Date(now - confirmationIntervalMs).toISOString();
  const signUps = await db
    .selectFrom('sign_ups')
    .leftJoin('letters', (join) =>
      join.onRef('letters.sign_up_id', '=', 'sign_ups.id').on('letters.kind', '=', 'confirmation'),
    )
    .select(['sign_ups.id', 'email_key', 'letters.created_at as queued_at'])
    .where('email_key', 'in', [...requested.keys()])
    // All servers insert in the same order, or two batches could deadlock.
    .orderBy('email_key')
    .execute();
  const due = signUps.filter(({ queued_at }) => (queued_at ?? '') < dayAgo);
  const blocked = await blockedAmong(
    db,
    due.map(({ email_key }) => email_key),
  );
  for (const signUp of due) if (blocked.has(signUp.email_key)) await nameBlocks(db, signUp);
  const counted = due
    .map(({ email_key }) => email_key)
    .filter((key) => !blocked.has(key) && requested.get(key) === 'waiting');
  const withinLimit = await countForMailboxes(db, counted, now);
  const rows = due
    .filter(({ email_key, queued_at }) => !(blocked.has(email_key) && queued_at))
    .map(({ id, email_key }) => ({
      id: newId(),
      sign_up_id: id,
      kind: 'confirmation' as const,
      state: stateOf(blocked.has(email_key), withinLimit.has(email_key)),
      attempts: 0,
      due_at: created_at,
      created_at,
    }));
  if (rows.length === 0) return new Set();
  const queued = await db
    .insertInto('letters')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['sign_up_id', 'kind'])
        .doUpdateSet({
          state: sql`excluded.state`,
          attempts: 0,
          revision: sql`letters.revision + 1`,
          due_at: created_at,
          claim: null,
          last_failure: null,
          created_at,
        })
        .where('letters.created_at', '<', dayAgo),
    )
    .returning(['sign_up_id', 'state'])
    .execute();
  const waiting = new Set(queued.filter(({ state }) => state === 'waiting').map((row) => row.sign_up_id));
  return new Set(due.filter(({ id }) => waiting.has(id)).map(({ email_key }) => email_key));
}

function stateOf(isBlocked: boolean, isWithinLimit: boolean): LetterState {
  if (isBlocked) return 'cancelled';
  return isWithinLimit ? 'waiting' : 'paused';
}
