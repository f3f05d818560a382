import { emailKey } from '../email-key.ts';
import { fieldNames, mapFields, type SignUp } from '../fields.ts';
import { readClock } from './clock.ts';
import { countRows } from './count-rows.ts';
import { deleteBefore } from './delete-before.ts';
import { retriedTransaction } from './durable-transaction.ts';
import { type NewLetterState, queueConfirmations } from './mailboxes/confirmations.ts';
import { pagesOf } from './pages.ts';
import { shareWriteLock } from './shared-write-lock.ts';
import type { Db } from './tables.ts';
import { columnsOf, type SignUpOptions } from './writing/arrival.ts';

/** How long a held sign-up can be released. Also stated in the privacy policy. */
export const heldDays = 30;
const dayMs = 24 * 3_600_000;
/** The index orders no sign-ups that were held at the same time, so each page may sort many. */
const listPageSize = 5_000;
/** Each letter takes some statements, and a page must hold up sign-ups for less than a second. */
const releasePageSize = 200;

export type HeldSignUp = { fields: SignUp; signupDate: string };

/**
 * Inserts sign-ups into `held_sign_ups`, durably and in one transaction. Of two with one address
 * the first is kept.
 */
export async function holdSignUps(db: Db, arrivals: (SignUpOptions & { signUp: SignUp })[]): Promise<void> {
  await retriedTransaction(db, async (transaction, now) => {
    const created_at = new Date(now).toISOString();
    const rows = arrivals.map((arrival) => ({
      ...columnsOf(arrival),
      email_key: emailKey(arrival.signUp.email),
      created_at,
    }));
    await transaction
      .insertInto('held_sign_ups')
      .values(sortedByKey(rows))
      .onConflict((conflict) => conflict.column('email_key').doNothing())
      .execute();
  });
}

/** All writers use one order, or two transactions could deadlock. */
function sortedByKey<T extends { email_key: string }>(rows: T[]): T[] {
  return rows.toSorted((a, b) => (a.email_key < b.email_key ? -1 : 1));
}

/** @param before counts only those that were stored before this time */
export async function countHeld(db: Db, before?: string): Promise<number> {
  const held = db.selectFrom('held_sign_ups');
  return await countRows(before === undefined ? held : held.where('created_at', '<', before));
}

/** Pages through the held sign-ups, oldest first. */
export async function* heldPages(db: Db): AsyncGenerator<HeldSignUp[]> {
  const query = db.selectFrom('held_sign_ups').select(['id', 'created_at', ...fieldNames]);
  for await (const rows of pagesOf(query, ['created_at', 'id'], listPageSize))
    yield rows.map((row) => ({ fields: mapFields((field) => row[field]), signupDate: row.created_at }));
}

export type Released = { held: number; released: number };

/**
 * Moves held sign-ups to `sign_ups`, with their dates, and queues their deliveries. If an address is
 * there already, the held row is only deleted.
 * @param keys of their addresses
 * @param letters queue a confirmation letter
 * @returns how many were held, and how many of them were moved
 */
export async function releaseHeld(
  db: Db,
  { keys, letters = false }: { keys: string[]; letters?: boolean },
): Promise<Released> {
  return await releasePage(db, keys, letters);
}

/**
 * Releases all held sign-ups as {@link releaseHeld} does. Each page is a transaction, so that
 * sign-ups of visitors are stored in between. Those held meanwhile may be left.
 * @param onPage called with the number of rows of each page
 */
export async function releaseAllHeld(
  db: Db,
  { letters = false, onPage }: { letters?: boolean; onPage?: ((count: number) => void) | undefined } = {},
): Promise<Released> {
  const total: Released = { held: 0, released: 0 };
  const query = db.selectFrom('held_sign_ups').select('email_key');
  for await (const rows of pagesOf(query, ['email_key'], releasePageSize)) {
    const keys = rows.map(({ email_key }) => email_key);
    const { held, released } = await shareWriteLock(db, () => releasePage(db, keys, letters));
    total.held += held;
    total.released += released;
    onPage?.(held);
  }
  return total;
}

async function releasePage(db: Db, keys: string[], letters: boolean): Promise<Released> {
  // Sign-ups of visitors may count letters for the same mailboxes in another order.
  return await retriedTransaction(db, async (transaction, now) => {
    const held = await transaction
      .deleteFrom('held_sign_ups')
      .where('email_key', 'in', keys)
      .returningAll()
      .execute();
    if (held.length === 0) return { held: 0, released: 0 };
    const released = await transaction
      .insertInto('sign_ups')
      .values(sortedByKey(held))
      .onConflict((conflict) => conflict.column('email_key').doNothing())
      .returning(['id', 'created_at', 'email_key'])
      .execute();
    if (released.length > 0)
      await transaction
        .insertInto('deliveries')
        .values(
          released.map(({ id, created_at }) => ({
            sign_up_id: id,
            state: 'waiting' as const,
            attempts: 0,
            due_at: created_at,
          })),
        )
        .execute();
    if (letters) {
      const state: NewLetterState = 'waiting';
      await queueConfirmations(transaction, new Map(released.map((row) => [row.email_key, state])), now);
    }
    return { held: held.length, released: released.length };
  });
}

/** Deletes sign-ups that were held for longer than 30 days. @returns how many */
export async function deleteOldHeld(db: Db, signal?: AbortSignal): Promise<number> {
  return await deleteBefore(db, 'held_sign_ups', await heldCutoff(db), signal);
}

/** @returns how many {@link deleteOldHeld} would delete */
export async function countOldHeld(db: Db): Promise<number> {
  return await countHeld(db, await heldCutoff(db));
}

async function heldCutoff(db: Db): Promise<string> {
  return new Date((await readClock(db)) - heldDays * dayMs).toISOString();
}
