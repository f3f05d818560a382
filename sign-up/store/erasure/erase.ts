import { emailKey } from '../../email-key.ts';
import { retriedTransaction } from '../durable-transaction.ts';
import type { Db } from '../tables.ts';
import { deleteLetters, findErasure, recordErasure } from './erasures.ts';

/**
 * `erased`: the rows were deleted now. `unfinished`: they were deleted earlier, but the files were
 * not cleaned. `mayBeDelivered`: the receiver may hold a copy. `earlierCopies`: dates of copies
 * from before a correction or a merge. `gotLetters`: letters were sent, or may have been.
 */
export type Erased =
  | {
      kind: 'erased';
      signedUp: string;
      mayBeDelivered: boolean;
      earlierCopies: string[];
      gotLetters: boolean;
    }
  | { kind: 'unfinished'; mayBeDelivered: boolean }
  | { kind: 'unknown' };

/**
 * Deletes the rows of an address and stores an erasure. Their bytes stay in the files until these
 * are cleaned.
 */
export async function eraseRows(db: Db, email: string): Promise<Erased> {
  return await retriedTransaction(db, (transaction, now) => eraseAddress(transaction, email, now));
}

/**
 * {@link eraseRows} in a transaction.
 * @param erasedAt read at its start: a sign-up made during the erasure counts as later
 */
export async function eraseAddress(transaction: Db, email: string, erasedAt: number): Promise<Erased> {
  const person = transaction.selectFrom('sign_ups').select('id').where('email_key', '=', emailKey(email));
  // Held rows come first: "release" moves them to the sign-ups, and must not do that in between.
  const held = await transaction
    .deleteFrom('held_sign_ups')
    .where('email_key', '=', emailKey(email))
    .returning('created_at')
    .executeTakeFirst();
  const delivery = await transaction
    .deleteFrom('deliveries')
    .where('sign_up_id', 'in', person)
    .returning('attempts')
    .executeTakeFirst();
  const letters = await deleteLetters(transaction, person);
  const duplicates = await transaction
    .deleteFrom('duplicates')
    .where('kept_id', 'in', person)
    .returning(['attempts', 'created_at'])
    .execute();
  const row = await transaction
    .deleteFrom('sign_ups')
    .where('email_key', '=', emailKey(email))
    .returning('created_at')
    .executeTakeFirst();
  const signedUp = row?.created_at ?? held?.created_at;
  if (!signedUp) {
    const note = await findErasure(transaction, email);
    return note?.state === 'cleaning'
      ? { kind: 'unfinished', mayBeDelivered: note.may_have_left === 1 }
      : { kind: 'unknown' };
  }
  // An attempt without a response may have been received.
  const mayBeDelivered = [delivery, ...duplicates].some((each) => (each?.attempts ?? 0) > 0);
  await recordErasure(transaction, email, { erasedAt, mayBeDelivered });
  const earlierCopies = duplicates.filter(({ attempts }) => attempts > 0).map(({ created_at }) => created_at);
  const gotLetters = letters.some(({ attempts }) => attempts > 0);
  return { kind: 'erased', signedUp, mayBeDelivered, earlierCopies, gotLetters };
}
