import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { FailureCode } from '../delivery/outcome.ts';
import { type Details, detailNames, mapDetails } from '../details.ts';
import { fieldNames, mapFields, type SignUp } from '../fields.ts';
import { countRows } from '../store/count-rows.ts';
import { retriedTransaction } from '../store/durable-transaction.ts';
import { liftBlock } from '../store/mailboxes/mail-blocks.ts';
import type { Db, LetterState } from '../store/tables.ts';
import { lockOwnSignUp } from './lock-own-sign-up.ts';
import { emailDigest, type LetterAccess } from './tokens.ts';

/** Without 0, 1, i, l and o, which look alike. */
const codeAlphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const codeLength = 8;

/** A stored sign-up, as its owner sees it on the own sign-up page. */
export type OwnSignUp = {
  id: string;
  fields: SignUp;
  details: Details;
  isConfirmed: boolean;
  isUnsubscribed: boolean;
  /** The value of `with` in the owner's link; null until the address is confirmed. */
  code: string | null;
};

/** What only the own sign-up page shows. */
export type OwnSignUpDetails = {
  /** Confirmed people who signed up through the owner's link. */
  friends: number;
  /** When the invitation expires, ISO 8601; null without one. */
  validUntil: string | null;
};

/**
 * Returns the sign-up of a token. Undefined if it was erased, or if its address has changed since:
 * the token may be in the mailbox of the former address.
 */
export async function readOwnSignUp(db: Db, access: LetterAccess): Promise<OwnSignUp | undefined> {
  const row = await db
    .selectFrom('sign_ups')
    .leftJoin('subscriptions', 'subscriptions.sign_up_id', 'sign_ups.id')
    .select(['id', 'email_key', 'confirmed_at', 'left_at', 'code', ...fieldNames, ...detailNames])
    .where('id', '=', access.id)
    .executeTakeFirst();
  if (!row || emailDigest(row.email_key) !== access.address) return undefined;
  return {
    id: row.id,
    fields: mapFields((field) => row[field]),
    details: mapDetails((name) => row[name]),
    isConfirmed: row.confirmed_at !== null,
    isUnsubscribed: row.left_at !== null,
    code: row.confirmed_at === null ? null : row.code,
  };
}

export async function readOwnSignUpDetails(
  db: Db,
  { id, code }: Pick<OwnSignUp, 'id' | 'code'>,
): Promise<OwnSignUpDetails> {
  const invitation = await db
    .selectFrom('letters')
    .select('valid_until')
    .where('sign_up_id', '=', id)
    .where('kind', '=', 'launch')
    .executeTakeFirst();
  return {
    friends: code ? await countFriends(db, code, id) : 0,
    validUntil: invitation?.valid_until ?? null,
  };
}

function countFriends(db: Db, code: string, ownId: string): Promise<number> {
  return countRows(
    db
      .selectFrom('sign_ups')
      .innerJoin('subscriptions', 'subscriptions.sign_up_id', 'sign_ups.id')
      .where('with', '=', code)
      // Implied, but SQLite uses the partial index only with its own condition.
      .where('with', '<>', sql.lit(''))
      .where('confirmed_at', 'is not', null)
      .where('id', '!=', ownId),
  );
}

/**
 * Confirms the address. Idempotent. Also resubscribes, and allows letters after a bounce.
 * @returns whether the person had unsubscribed; undefined if the token's sign-up was erased or has
 * another address, and nothing was changed
 */
export async function confirm(
  db: Db,
  access: LetterAccess,
): Promise<{ wasUnsubscribed: boolean } | undefined> {
  return await retriedTransaction(db, async (transaction, now) => {
    const stored = await lockOwnSignUp(transaction, access);
    if (!stored) return undefined;
    const { id, subscription } = stored;
    await liftBlock(transaction, stored.email_key);
    const confirmed_at = new Date(now).toISOString();
    await transaction
      .insertInto('subscriptions')
      .values({ sign_up_id: id, confirmed_at, left_at: null, code: newCode() })
      .onConflict((conflict) =>
        conflict.column('sign_up_id').doUpdateSet((eb) => ({
          left_at: null,
          confirmed_at: eb.fn.coalesce('subscriptions.confirmed_at', 'excluded.confirmed_at'),
          code: eb.fn.coalesce('subscriptions.code', 'excluded.code'),
        })),
      )
      .execute();
    return { wasUnsubscribed: Boolean(subscription?.left_at) };
  });
}

/**
 * Unsubscribes the person and cancels waiting letters. The sign-up stays.
 * @returns false if the token's sign-up was erased or has another address, and nothing was changed
 */
export async function unsubscribe(db: Db, access: LetterAccess): Promise<boolean> {
  return await retriedTransaction(db, async (transaction, now) => {
    if (!(await lockOwnSignUp(transaction, access))) return false;
    const left_at = new Date(now).toISOString();
    await stopLetters(transaction, access.id, { left_at, letters: { state: 'cancelled' } });
    return true;
  });
}

type StoppedLetters = { state: Extract<LetterState, 'cancelled' | 'parked'>; last_failure?: FailureCode };

/** Unsubscribes a locked sign-up, and moves its waiting letters to another state. */
export async function stopLetters(
  transaction: Db,
  id: string,
  { left_at, letters }: { left_at: string; letters: StoppedLetters },
): Promise<void> {
  await transaction
    .insertInto('subscriptions')
    .values({ sign_up_id: id, confirmed_at: null, left_at, code: null })
    .onConflict((conflict) => conflict.column('sign_up_id').doUpdateSet({ left_at }))
    .execute();
  await transaction
    .updateTable('letters')
    .set({ ...letters, claim: null })
    .where('sign_up_id', '=', id)
    .where('state', 'in', ['waiting', 'paused'])
    .execute();
}

function newCode(): string {
  return Array.from({ length: codeLength }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('');
}
