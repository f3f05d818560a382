import { randomInt } from 'node:crypto';
import type { FailureCode } from '../delivery/outcome.ts';
import { type Details, detailNames, mapDetails } from '../details.ts';
import { fieldNames, mapFields, type SignUp } from '../fields.ts';
import { readClock } from '../store/clock.ts';
import { durableTransaction } from '../store/durable-transaction.ts';
import type { Db, LetterState } from '../store/tables.ts';
import { liftBlockOf } from './mail-blocks.ts';
import { emailDigest, type LetterAccess } from './tokens.ts';

/** Without 0, 1, i, l and o, which look alike. */
const codeAlphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const codeLength = 8;

/** A stored sign-up, as its owner sees it on the ticket page. */
export type OwnSignUp = {
  id: string;
  fields: SignUp;
  details: Details;
  isConfirmed: boolean;
  isUnsubscribed: boolean;
  /** The value of `with` in the owner's link; null before the confirmation. */
  code: string | null;
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
  const invitation = await db
    .selectFrom('letters')
    .select('valid_until')
    .where('sign_up_id', '=', row.id)
    .where('kind', '=', 'launch')
    .executeTakeFirst();
  return {
    id: row.id,
    fields: mapFields((field) => row[field]),
    details: mapDetails((name) => row[name]),
    isConfirmed: row.confirmed_at !== null,
    isUnsubscribed: row.left_at !== null,
    code: row.code,
    friends: row.code ? await countFriends(db, row.code, row.id) : 0,
    validUntil: invitation?.valid_until ?? null,
  };
}

async function countFriends(db: Db, code: string, ownId: string): Promise<number> {
  const { count } = await db
    .selectFrom('sign_ups')
    .innerJoin('subscriptions', 'subscriptions.sign_up_id', 'sign_ups.id')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('with', '=', code)
    .where('confirmed_at', 'is not', null)
    .where('id', '!=', ownId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Confirms the address. Idempotent. Also resubscribes, and allows letters after a bounce. */
export async function confirm(db: Db, { id }: LetterAccess): Promise<void> {
  await durableTransaction(db, async (transaction) => {
    await liftBlockOf(transaction, id);
    const now = new Date(await readClock(transaction)).toISOString();
    await transaction
      .insertInto('subscriptions')
      .values({ sign_up_id: id, confirmed_at: now, left_at: null, code: newCode() })
      .onConflict((conflict) =>
        conflict.column('sign_up_id').doUpdateSet((eb) => ({
          left_at: null,
          confirmed_at: eb.fn.coalesce('subscriptions.confirmed_at', 'excluded.confirmed_at'),
          code: eb.fn.coalesce('subscriptions.code', 'excluded.code'),
        })),
      )
      .execute();
  });
}

type SubscriptionOwner = Pick<LetterAccess, 'id'>;

/** Unsubscribes the person and cancels waiting letters. The sign-up stays. */
export async function unsubscribe(db: Db, { id }: SubscriptionOwner): Promise<void> {
  await durableTransaction(db, async (transaction) => {
    const left_at = new Date(await readClock(transaction)).toISOString();
    await stopLetters(transaction, id, { left_at, letters: { state: 'cancelled' } });
  });
}

type StoppedLetters = { state: Extract<LetterState, 'cancelled' | 'parked'>; last_failure?: FailureCode };

/** Unsubscribes the person in a transaction, and moves waiting letters to another state. */
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
