import { emailKey } from '../../email-key.ts';
import { readClock } from '../../store/clock.ts';
import type { Db } from '../../store/tables.ts';
import { noteErasure, noteOf } from './erasure-notes.ts';

/**
 * `erased`: the rows are gone now. `unfinished`: they were gone, and the files were not cleaned to the end.
 * `mayHaveLeft`: a receiver may hold a copy.
 */
export type Erased =
  | { kind: 'erased'; signedUp: string; mayHaveLeft: boolean }
  | { kind: 'unfinished'; mayHaveLeft: boolean }
  | { kind: 'unknown' };

/** Removes a person's rows and notes that they are gone; the files still have to be cleaned of their bytes. */
export async function eraseRows(db: Db, email: string): Promise<Erased> {
  return await db.transaction().execute(async (transaction): Promise<Erased> => {
    // Who signs up again while this goes on comes after it.
    const erasedAt = await readClock(transaction);
    const person = transaction.selectFrom('sign_ups').select('id').where('email_key', '=', emailKey(email));
    // The first statement writes, so that no other process can slip between reading and deleting.
    const delivery = await transaction
      .deleteFrom('deliveries')
      .where('sign_up_id', 'in', person)
      .returning('attempts')
      .executeTakeFirst();
    const duplicates = await transaction
      .deleteFrom('duplicates')
      .where('kept_id', 'in', person)
      .returning('attempts')
      .execute();
    const row = await transaction
      .deleteFrom('sign_ups')
      .where('email_key', '=', emailKey(email))
      .returning('created_at')
      .executeTakeFirst();
    if (!row) {
      const note = await noteOf(transaction, email);
      return note?.state === 'cleaning'
        ? { kind: 'unfinished', mayHaveLeft: note.may_have_left === 1 }
        : { kind: 'unknown' };
    }
    // An attempt whose answer was lost may have arrived all the same.
    const mayHaveLeft = [delivery, ...duplicates].some((each) => (each?.attempts ?? 0) > 0);
    await noteErasure(transaction, email, { erasedAt, mayHaveLeft });
    return { kind: 'erased', signedUp: row.created_at, mayHaveLeft };
  });
}
