import type { Correctable } from '../correction-tokens.ts';
import { emailKey } from '../email-key.ts';
import type { SignUp } from '../fields.ts';
import type { Origin } from '../origin.ts';
import { correctedDate, correctFields, deleteFormer, insertCorrected } from './corrected-row.ts';
import { retriedTransaction } from './durable-transaction.ts';
import { type LockedSignUp, lockSignUp } from './lock-sign-up.ts';
import type { ConfirmationRequest } from './mailboxes/confirmations.ts';
import { newId } from './new-id.ts';
import type { Db } from './tables.ts';
import { columnsOf } from './writing/arrival.ts';

/**
 * `correctable`: the sign-up to correct. `id`: of the corrected one (`correctedId`). `origin`,
 * `city`: for a new row. `isHeld`: the honeypot was filled, now and before. `letter`: the
 * confirmation letter to a new address. No letter by default.
 */
export type Correction = {
  correctable: Correctable;
  id: string;
  signUp: SignUp;
  origin: Origin;
  city: string;
  isHeld: boolean;
  letter?: ConfirmationRequest | undefined;
};

/**
 * Corrects the sign-up of a correction token. Under the same address, changes its row and queues its
 * delivery again. With another address, replaces it by a new row, unless another sign-up has that
 * address. The token has no power over the row if the owner of its address has acted on a letter:
 * then only the sign-up of another address is stored. A repeated call has no further effect.
 *
 * Rows depend on the token and the request only. So a visitor who corrects an address twice cannot
 * find out whether the address in between was known or confirmed.
 */
export async function correctSignUp(db: Db, correction: Correction): Promise<void> {
  const { correctable, id, signUp, city, isHeld, letter } = correction;
  const email_key = emailKey(signUp.email);
  await retriedTransaction(db, async (transaction, now) => {
    // Held ones first: `release` moves them to the others.
    await transaction.deleteFrom('held_sign_ups').where('id', '=', correctable.id).execute();
    const stored = await lockSignUp(transaction, 'id', correctable.id);
    const target = id === correctable.id ? stored : await lockSignUp(transaction, 'id', id);
    if (target?.email_key === email_key) {
      if (!isOwned(target)) await correctFields(transaction, target, signUp, now);
      if (id === correctable.id) return;
    }
    const former = isChangeable(stored, correctable) ? stored : undefined;
    const created_at = correctedDate(former, now);
    // An earlier release changed addresses without a new id.
    const rowId = target && target.email_key !== email_key ? newId() : id;
    const row = { ...columnsOf({ ...correction, id: rowId }), city, email_key, created_at };
    if (isHeld && !stored) {
      await transaction
        .insertInto('held_sign_ups')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return;
    }
    const keptId = await insertCorrected(transaction, row, { letter, now });
    if (former && keptId !== former.id) await deleteFormer(transaction, former, { keptId, now });
  });
}

/**
 * Sets the city of the sign-up of a correction token, or of a held one. Only fills in an empty one
 * if the owner of the address has acted on a letter. Does nothing if there is no such sign-up.
 */
export async function setCity(db: Db, correctable: Correctable, city: string): Promise<void> {
  const { id } = correctable;
  await retriedTransaction(db, async (transaction) => {
    // Held ones first: `release` moves them to the others.
    await transaction.updateTable('held_sign_ups').set({ city }).where('id', '=', id).execute();
    const stored = await lockSignUp(transaction, 'id', id);
    if (stored?.city !== '' && !isChangeable(stored, correctable)) return;
    await transaction
      .updateTable('sign_ups')
      .set({ city })
      .where('id', '=', id)
      .where('email_key', '=', emailKey(correctable.email))
      .execute();
  });
}

/** @returns whether a correction token can still change the locked sign-up */
function isChangeable(stored: LockedSignUp | undefined, { email }: Correctable): boolean {
  return stored?.email_key === emailKey(email) && !isOwned(stored);
}

/**
 * @returns whether the owner of the address has acted on a letter: has confirmed or unsubscribed.
 * A bounce counts too, so that a correction cannot lift it.
 */
function isOwned({ subscription }: LockedSignUp): boolean {
  return subscription !== undefined;
}
