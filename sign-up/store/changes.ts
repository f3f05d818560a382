import { randomUUID } from 'node:crypto';
import { emailKey } from '../email-key.ts';
import { fieldNames, type SignUp } from '../fields.ts';
import { keepMailboxCount } from '../letters/mailbox-limit.ts';
import { type ConfirmationRequest, queueConfirmation } from '../letters/queue.ts';
import type { Origin } from '../origin.ts';
import { readClock } from './clock.ts';
import { durableTransaction } from './durable-transaction.ts';
import { recordErasure } from './erasures.ts';
import { isRowError } from './storage-errors.ts';
import type { Db, Tables } from './tables.ts';
import { columnsOf } from './writing/arrival.ts';

/**
 * `id`: of the sign-up to correct. `origin`, `city`: for a new row, if none has this id. `isHeld`:
 * the honeypot was filled. `letter`: the confirmation letter to a new address. No letter by default.
 */
export type Correction = {
  id: string;
  signUp: SignUp;
  origin: Origin;
  city: string;
  isHeld: boolean;
  letter?: ConfirmationRequest | undefined;
};

/**
 * Corrects a sign-up in its row, and queues its delivery again. A repeated call has no further
 * effect. If no row has the id, stores a new one with it. If another sign-up has the new address,
 * that one is kept and the row of the id is deleted. A held sign-up moves to `sign_ups`, unless the
 * correction fills the honeypot too.
 */
export async function correctSignUp(db: Db, { isHeld, letter, ...correction }: Correction): Promise<void> {
  const { id, signUp, city } = correction;
  await correctionTransaction(db, async (transaction, now) => {
    // The first statement writes, so it takes the write lock of SQLite. Locks tables in the same
    // order as `erase`, to avoid deadlocks.
    const held = await transaction
      .deleteFrom('held_sign_ups')
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (await correctStored(transaction, { id, signUp, letter, now })) return;
    const created_at = new Date(now).toISOString();
    const email_key = emailKey(signUp.email);
    const row = { ...columnsOf(correction), city, ...held, ...signUp, email_key, created_at };
    const inserted = await transaction
      .insertInto(isHeld ? 'held_sign_ups' : 'sign_ups')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!inserted || isHeld) return;
    await transaction
      .insertInto('deliveries')
      .values({ sign_up_id: id, state: 'waiting', attempts: 0, due_at: created_at })
      .execute();
    if (letter) await queueConfirmation(transaction, id, { ...letter, now });
  });
}

/** Fields that the owner can change. `letter`: see {@link Correction}. */
export type TicketCorrection = Pick<Correction, 'id' | 'signUp' | 'city' | 'letter'> & { language: string };

/** Corrects a stored sign-up as {@link correctSignUp} does. Does nothing if it was erased. */
export async function correctTicket(
  db: Db,
  { id, signUp, city, language, letter }: TicketCorrection,
): Promise<void> {
  await correctionTransaction(db, async (transaction, now) => {
    await correctStored(transaction, { id, signUp, letter, now });
    await transaction.updateTable('sign_ups').set({ city, language }).where('id', '=', id).execute();
  });
}

/**
 * Runs `correct` a second time after a row error: another server may have stored the new address
 * meanwhile.
 */
async function correctionTransaction(
  db: Db,
  correct: (transaction: Db, now: number) => Promise<void>,
): Promise<void> {
  const run = () =>
    durableTransaction(db, async (transaction) => correct(transaction, await readClock(transaction)));
  await run().catch((error: unknown) => {
    if (!isRowError(error)) throw error;
    return run();
  });
}

/** @returns false if no row has the id */
async function correctStored(
  db: Db,
  { id, signUp, letter, now }: Pick<Correction, 'id' | 'signUp' | 'letter'> & { now: number },
): Promise<boolean> {
  // Locks the delivery before the sign-up, as `erase` does.
  const delivery = await db
    .updateTable('deliveries')
    .set((eb) => ({ due_at: eb.ref('due_at') }))
    .where('sign_up_id', '=', id)
    .returning('attempts')
    .executeTakeFirst();
  const stored = await db
    .selectFrom('sign_ups')
    .select(['id', 'email_key', 'created_at', ...fieldNames])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!stored) return false;
  if (fieldNames.some((field) => stored[field] !== signUp[field]))
    await changeStored(db, { stored, signUp, attempts: delivery?.attempts ?? 0, now, letter });
  return true;
}

type StoredCorrection = Pick<Correction, 'signUp' | 'letter'> & {
  stored: Pick<Tables['sign_ups'], 'id' | 'email_key' | 'created_at'> & SignUp;
  attempts: number;
  now: number;
};

async function changeStored(
  db: Db,
  { stored, signUp, attempts, now, letter }: StoredCorrection,
): Promise<void> {
  const { id } = stored;
  const email_key = emailKey(signUp.email);
  const isNewAddress = stored.email_key !== email_key;
  if (isNewAddress) await keepMailboxCount(db, stored.email_key, now);
  const due_at = new Date(now).toISOString();
  // Later than the erasure below, in case a later correction restores the first address.
  const created_at = isNewAddress
    ? new Date(Math.max(now, Date.parse(stored.created_at) + 2)).toISOString()
    : stored.created_at;
  const known = await db
    .selectFrom('sign_ups')
    .select('id')
    .where('email_key', '=', email_key)
    .where('id', '!=', id)
    .executeTakeFirst();
  if (known) {
    await db.deleteFrom('deliveries').where('sign_up_id', '=', id).execute();
    await db.updateTable('duplicates').set({ kept_id: known.id }).where('kept_id', '=', id).execute();
  } else {
    await db
      .updateTable('deliveries')
      .set((eb) => ({
        state: 'waiting',
        attempts: 0,
        claim: null,
        last_failure: null,
        due_at,
        revision: eb('revision', '+', 1),
      }))
      .where('sign_up_id', '=', id)
      .execute();
    await db
      .updateTable('sign_ups')
      .set({ ...signUp, email_key, created_at })
      .where('id', '=', id)
      .execute();
    if (isNewAddress) await confirmAgain(db, id, now, letter);
  }
  // Lets `erase` report the earlier copy, which the receiver may have.
  if (attempts > 0)
    await db
      .insertInto('duplicates')
      .values({ id: randomUUID(), kept_id: known?.id ?? id, created_at: stored.created_at, attempts })
      .execute();
  if (known) await db.deleteFrom('sign_ups').where('id', '=', id).execute();
  // Lets `reconcile` report the old address if the receiver has it, and a restore delete its row
  // again. A concurrent sign-up with this address has a later `created_at`, so it is not erased.
  if (isNewAddress)
    await recordErasure(db, stored.email, {
      erasedAt: Date.parse(stored.created_at) + 1,
      mayBeDelivered: attempts > 0,
      state: 'done',
    });
}

/** The new address is not confirmed yet. */
async function confirmAgain(db: Db, id: string, now: number, letter: Correction['letter']): Promise<void> {
  await db.updateTable('subscriptions').set({ confirmed_at: null }).where('sign_up_id', '=', id).execute();
  await db.deleteFrom('letters').where('sign_up_id', '=', id).where('kind', '=', 'confirmation').execute();
  if (letter) await queueConfirmation(db, id, { ...letter, now });
}

/** Sets the city of a sign-up, or of a held one. Does nothing if there is none with this id. */
export async function setCity(db: Db, id: string, city: string): Promise<void> {
  await durableTransaction(db, async (transaction) => {
    // Held ones first: `release` moves them to the others.
    for (const table of ['held_sign_ups', 'sign_ups'] as const)
      await transaction.updateTable(table).set({ city }).where('id', '=', id).execute();
  });
}
