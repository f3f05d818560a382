import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { fieldNames, type SignUp } from '../fields.ts';
import { deleteLetters, recordErasure } from './erasure/erasures.ts';
import { type LockedSignUp, lockSignUp } from './lock-sign-up.ts';
import { type ConfirmationRequest, queueConfirmations } from './mailboxes/confirmations.ts';
import { keepMailboxCount } from './mailboxes/mailbox-limit.ts';
import type { Db, Tables } from './tables.ts';

/** Corrects a locked sign-up under the same address, and queues its delivery again. */
export async function correctFields(
  transaction: Db,
  stored: LockedSignUp,
  signUp: SignUp,
  now: number,
): Promise<void> {
  const { id, created_at, attempts } = stored;
  if (fieldNames.every((field) => stored[field] === signUp[field])) return;
  await transaction
    .updateTable('deliveries')
    .set((eb) => ({
      state: 'waiting',
      attempts: 0,
      claim: null,
      last_failure: null,
      due_at: new Date(now).toISOString(),
      revision: eb('revision', '+', 1),
    }))
    .where('sign_up_id', '=', id)
    .execute();
  await transaction.updateTable('sign_ups').set(signUp).where('id', '=', id).execute();
  await recordCopy(transaction, id, { created_at, attempts });
}

/**
 * Inserts a corrected sign-up with a new address, and its delivery. If another sign-up has the
 * address, keeps that one. Either gets a letter, as after a sign-up.
 * @param letter no letter by default
 * @returns the id of the sign-up with the address
 */
export async function insertCorrected(
  transaction: Db,
  row: Insertable<Tables['sign_ups']>,
  { letter, now }: { letter: ConfirmationRequest | undefined; now: number },
): Promise<string> {
  const known = await lockSignUp(transaction, 'email_key', row.email_key);
  if (!known) {
    await transaction.insertInto('sign_ups').values(row).execute();
    await transaction.deleteFrom('former_sign_ups').where('id', '=', row.id).execute();
    await transaction
      .insertInto('deliveries')
      // A sign-up with this id may have been delivered before it was erased.
      .values({ sign_up_id: row.id, state: 'waiting', attempts: 0, revision: 1, due_at: row.created_at })
      .execute();
  }
  if (letter) {
    const queued = await queueConfirmations(transaction, new Map([[row.email_key, letter.state]]), now);
    if (queued.size > 0) letter.onQueued?.();
  }
  return known?.id ?? row.id;
}

/** @returns the date of a sign-up whose address is corrected: later than the erasure of that one */
export function correctedDate(former: LockedSignUp | undefined, now: number): string {
  return new Date(Math.max(now, former ? Date.parse(former.created_at) + 2 : now)).toISOString();
}

/**
 * Deletes a locked sign-up whose address was corrected.
 * @param keptId the sign-up that has the new address
 */
export async function deleteFormer(
  transaction: Db,
  { id, email, email_key, created_at, attempts }: LockedSignUp,
  { keptId, now }: { keptId: string; now: number },
): Promise<void> {
  await transaction.deleteFrom('deliveries').where('sign_up_id', '=', id).execute();
  await keepMailboxCount(transaction, email_key, now);
  await deleteLetters(transaction, [id]);
  await transaction.updateTable('duplicates').set({ kept_id: keptId }).where('kept_id', '=', id).execute();
  await recordCopy(transaction, keptId, { created_at, attempts });
  await transaction.deleteFrom('sign_ups').where('id', '=', id).execute();
  await transaction
    .insertInto('former_sign_ups')
    .values({ id, created_at: new Date(now).toISOString() })
    .execute();
  // Lets `reconcile` report the old address if the receiver has it, and a restore delete its row
  // again. A concurrent sign-up with this address has a later `created_at`, so it is not erased.
  await recordErasure(transaction, email, {
    erasedAt: Date.parse(created_at) + 1,
    mayBeDelivered: attempts > 0,
    state: 'done',
  });
}

/** Lets `erase` report the earlier copy, which the receiver may have. */
async function recordCopy(
  transaction: Db,
  kept_id: string,
  { created_at, attempts }: Pick<LockedSignUp, 'created_at' | 'attempts'>,
): Promise<void> {
  if (attempts === 0) return;
  await transaction
    .insertInto('duplicates')
    .values({ id: randomUUID(), kept_id, created_at, attempts })
    .execute();
}
