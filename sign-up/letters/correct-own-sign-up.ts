import { emailKey } from '../email-key.ts';
import type { SignUp } from '../fields.ts';
import { correctedDate, correctFields, deleteFormer, insertCorrected } from '../store/corrected-row.ts';
import { retriedTransaction } from '../store/durable-transaction.ts';
import type { ConfirmationRequest } from '../store/mailboxes/confirmations.ts';
import { newId } from '../store/new-id.ts';
import type { Db } from '../store/tables.ts';
import { lockOwnSignUp } from './lock-own-sign-up.ts';
import type { LetterAccess } from './tokens.ts';

/** Values that the owner can change. `letter`: the confirmation to a new address. */
export type OwnSignUpCorrection = {
  access: LetterAccess;
  signUp: SignUp;
  city: string;
  language: string;
  letter: ConfirmationRequest | undefined;
};

/**
 * Corrects the sign-up of a token. With another address it becomes a new row, unless another
 * sign-up has that address.
 * @returns false if nothing was changed: it was erased, or its address has changed
 */
export async function correctOwnSignUp(db: Db, correction: OwnSignUpCorrection): Promise<boolean> {
  const { access, signUp, city, language, letter } = correction;
  return await retriedTransaction(db, async (transaction, now) => {
    const stored = await lockOwnSignUp(transaction, access);
    if (!stored) return false;
    const { attempts: _attempts, revision: _revision, subscription, ...row } = stored;
    const email_key = emailKey(signUp.email);
    if (email_key === row.email_key) {
      await correctFields(transaction, stored, signUp, now);
      await transaction.updateTable('sign_ups').set({ city, language }).where('id', '=', row.id).execute();
      return true;
    }
    const [id, created_at] = [newId(), correctedDate(stored, now)];
    const corrected = { ...row, ...signUp, city, language, id, email_key, created_at };
    const keptId = await insertCorrected(transaction, corrected, { letter, now });
    if (keptId === id) await moveLetters(transaction, row.id, { id, code: subscription?.code });
    await deleteFormer(transaction, stored, { keptId, now });
    return true;
  });
}

/**
 * Moves the code of the person's link, and the letters that must not be sent twice. The new address
 * is not confirmed yet, so it must not get the letters that wait.
 */
async function moveLetters(
  transaction: Db,
  from: string,
  to: { id: string; code: string | null | undefined },
): Promise<void> {
  await transaction.deleteFrom('subscriptions').where('sign_up_id', '=', from).execute();
  if (to.code)
    await transaction
      .insertInto('subscriptions')
      .values({ sign_up_id: to.id, confirmed_at: null, left_at: null, code: to.code })
      .execute();
  await transaction
    .updateTable('letters')
    .set({ sign_up_id: to.id })
    .where('sign_up_id', '=', from)
    .where('kind', '!=', 'confirmation')
    .where('state', '=', 'delivered')
    .execute();
}
