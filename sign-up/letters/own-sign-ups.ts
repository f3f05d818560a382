import type { Database } from '../store/database.ts';
import { retriedTransaction } from '../store/durable-transaction.ts';
import { eraseAddress } from '../store/erasure/erase.ts';
import { orUnavailable } from '../store/storage-errors.ts';
import type { Db } from '../store/tables.ts';
import { correctOwnSignUp, type OwnSignUpCorrection } from './correct-own-sign-up.ts';
import { lockOwnSignUp } from './lock-own-sign-up.ts';
import {
  confirm,
  type OwnSignUp,
  readOwnSignUp,
  readOwnSignUpDetails,
  unsubscribe,
} from './subscriptions.ts';
import type { LetterAccess, LetterTokens } from './tokens.ts';

/**
 * `unknown`: there is no such sign-up, perhaps because it was erased before. `address-changed`: the
 * token was issued for a former address.
 */
type OwnErasure =
  | { kind: 'erased'; mayBeDelivered: boolean }
  | { kind: 'unknown' }
  | { kind: 'address-changed' };

export type OwnSignUps = ReturnType<typeof createOwnSignUps>;

/** Dependencies of the own sign-up page. Absent while no letters are sent. */
export type LetterLinks = { signUps: OwnSignUps; tokens: LetterTokens };

/**
 * Operations of the own sign-up page. Each throws StorageUnavailable if the database fails.
 * @param onChanged called after a correction, which queues a delivery and perhaps a letter
 */
export function createOwnSignUps(
  { db, reader }: Pick<Database, 'db' | 'reader'>,
  { onChanged }: { onChanged?: () => void } = {},
) {
  return {
    read: (access: LetterAccess) => orUnavailable(() => readOwnSignUp(reader, access)),
    /** For the page that shows them. */
    readDetails: (signUp: Pick<OwnSignUp, 'id' | 'code'>) =>
      orUnavailable(() => readOwnSignUpDetails(reader, signUp)),
    confirm: (access: LetterAccess) => orUnavailable(() => confirm(db, access)),
    unsubscribe: (access: LetterAccess) => orUnavailable(() => unsubscribe(db, access)),
    async correct(correction: OwnSignUpCorrection) {
      const isCorrected = await orUnavailable(() => correctOwnSignUp(db, correction));
      if (isCorrected) onChanged?.();
      return isCorrected;
    },
    erase: (access: LetterAccess) => orUnavailable(() => eraseOwnSignUp(db, access)),
  };
}

/**
 * Deletes all rows with the address of the sign-up. Their bytes stay in the files until the daily
 * purge, because cleaning a file takes too long for a request.
 */
async function eraseOwnSignUp(db: Db, access: LetterAccess): Promise<OwnErasure> {
  return await retriedTransaction(db, async (transaction, now): Promise<OwnErasure> => {
    const row = await lockOwnSignUp(transaction, access);
    if (!row) return { kind: (await hasMoved(transaction, access.id)) ? 'address-changed' : 'unknown' };
    await eraseAddress(transaction, row.email, now);
    // Not from `duplicates`: whether they belong to this row depends on sign-ups of others.
    return { kind: 'erased', mayBeDelivered: row.attempts > 0 || row.revision > 0 };
  });
}

/** An earlier release changed addresses without a new id. */
async function hasMoved(db: Db, id: string): Promise<boolean> {
  const former = await db
    .selectFrom('former_sign_ups')
    .select('id')
    .where('id', '=', id)
    .union(db.selectFrom('sign_ups').select('id').where('id', '=', id))
    .executeTakeFirst();
  return former !== undefined;
}
