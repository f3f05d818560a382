import { type LockedSignUp, lockSignUp } from '../store/lock-sign-up.ts';
import type { Db } from '../store/tables.ts';
import { emailDigest, type LetterAccess } from './tokens.ts';

/**
 * Locks the sign-up of a token until the end of the transaction.
 * @returns undefined if it was erased, or if its address has changed since: the token may be in the
 * mailbox of the former address
 */
export async function lockOwnSignUp(
  transaction: Db,
  { id, address }: LetterAccess,
): Promise<LockedSignUp | undefined> {
  const row = await lockSignUp(transaction, 'id', id);
  return row && emailDigest(row.email_key) === address ? row : undefined;
}
