import { randomInt } from 'node:crypto';
import { type Details, detailNames, mapDetails } from '../details.ts';
import { fieldNames, mapFields, type SignUp } from '../fields.ts';
import { readClock } from '../store/clock.ts';
import { durableTransaction } from '../store/durable-transaction.ts';
import type { Db } from '../store/tables.ts';
import { emailDigest, type LetterAccess } from './tokens.ts';

/** Without 0, 1, i, l and o, which people mistake when they type a code. */
const codeAlphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const codeLength = 8;

/** A stored sign-up, as its owner sees it on the ticket page. */
export type Seat = {
  id: string;
  fields: SignUp;
  details: Details;
  isConfirmed: boolean;
  hasLeft: boolean;
  /** The value of `with` in the owner's link; null before the confirmation. */
  code: string | null;
  /** Confirmed people who signed up by the owner's link. */
  friends: number;
  /** The end of an invitation, ISO 8601; null without one. */
  validUntil: string | null;
};

/**
 * @returns the sign-up that a token gives access to; undefined if it was erased, or if its address was corrected after
 * the letter, which a former address must not read
 */
export async function readSeat(db: Db, access: LetterAccess): Promise<Seat | undefined> {
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
    hasLeft: row.left_at !== null,
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

/** Confirms the address. Repeated calls change nothing, except that they undo `leave`. */
export async function confirm(db: Db, { id }: LetterAccess): Promise<void> {
  await durableTransaction(db, async (transaction) => {
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

/** Takes the person off the list: no further letter is sent. The sign-up stays. */
export async function leave(db: Db, { id }: Pick<LetterAccess, 'id'>): Promise<void> {
  await durableTransaction(db, async (transaction) => {
    const left_at = new Date(await readClock(transaction)).toISOString();
    await transaction
      .insertInto('subscriptions')
      .values({ sign_up_id: id, confirmed_at: null, left_at, code: null })
      .onConflict((conflict) => conflict.column('sign_up_id').doUpdateSet({ left_at }))
      .execute();
    await transaction
      .updateTable('letters')
      .set({ state: 'cancelled', claim: null })
      .where('sign_up_id', '=', id)
      .where('state', 'in', ['waiting', 'paused'])
      .execute();
  });
}

function newCode(): string {
  return Array.from({ length: codeLength }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('');
}
