import { setTimeout as sleep } from 'node:timers/promises';
import { emailKey } from '../email-key.ts';
import { fieldNames, mapFields, type SignUp } from '../fields.ts';
import { queueConfirmation } from '../letters/queue.ts';
import { readClock } from './clock.ts';
import { durableTransaction } from './durable-transaction.ts';
import type { Db } from './tables.ts';
import { columnsOf, type SignUpOptions } from './writing/arrival.ts';

/** How long a held sign-up can be released. Also stated in the privacy policy. */
export const heldDays = 30;
const dayMs = 24 * 3_600_000;
/** Short transactions with pauses, so that sign-ups are written in between. */
const deletePageSize = 500;
const deletePauseMs = 50;

export type HeldSignUp = { fields: SignUp; signupDate: string };

/**
 * Inserts sign-ups into `held_sign_ups`, durably and in one transaction. Of two with one address
 * the first is kept.
 */
export async function holdSignUps(db: Db, arrivals: (SignUpOptions & { signUp: SignUp })[]): Promise<void> {
  const created_at = new Date(await readClock(db)).toISOString();
  const rows = arrivals.map((arrival) => ({
    ...columnsOf(arrival),
    email_key: emailKey(arrival.signUp.email),
    created_at,
  }));
  await durableTransaction(db, async (transaction) => {
    await transaction
      .insertInto('held_sign_ups')
      .values(sortedByKey(rows))
      .onConflict((conflict) => conflict.column('email_key').doNothing())
      .execute();
  });
}

/** All writers use one order, or two transactions could deadlock. */
function sortedByKey<T extends { email_key: string }>(rows: T[]): T[] {
  return rows.toSorted((a, b) => (a.email_key < b.email_key ? -1 : 1));
}

/** @param before counts only those that were stored before this time */
export async function countHeld(db: Db, before?: string): Promise<number> {
  const { count } = await db
    .selectFrom('held_sign_ups')
    .select(({ fn }) => fn.countAll().as('count'))
    .$if(before !== undefined, (rows) => rows.where('created_at', '<', before ?? ''))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** @returns all held sign-ups, oldest first */
export async function heldSignUps(db: Db): Promise<HeldSignUp[]> {
  const rows = await db
    .selectFrom('held_sign_ups')
    .select(['created_at', ...fieldNames])
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({ fields: mapFields((field) => row[field]), signupDate: row.created_at }));
}

/**
 * Moves held rows to `sign_ups`, with their date, and queues their delivery. If the address is
 * there already, the held row is only deleted.
 * @param email of the sign-up to release; all by default
 * @param letters queue a confirmation letter for each
 * @returns how many were held, and how many of them were moved
 */
export async function releaseHeld(
  db: Db,
  { email, letters = false }: { email?: string | undefined; letters?: boolean } = {},
): Promise<{ held: number; released: number }> {
  return await db.transaction().execute(async (transaction) => {
    const now = await readClock(transaction);
    const held = await transaction
      .deleteFrom('held_sign_ups')
      .$if(email !== undefined, (rows) => rows.where('email_key', '=', emailKey(email ?? '')))
      .returningAll()
      .execute();
    let released = 0;
    for (const row of sortedByKey(held)) {
      const inserted = await transaction
        .insertInto('sign_ups')
        .values(row)
        .onConflict((conflict) => conflict.column('email_key').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!inserted) continue;
      await transaction
        .insertInto('deliveries')
        .values({ sign_up_id: row.id, state: 'waiting', attempts: 0, due_at: row.created_at })
        .execute();
      if (letters) await queueConfirmation(transaction, row.id, { state: 'waiting', now });
      released += 1;
    }
    return { held: held.length, released };
  });
}

/** Deletes sign-ups that were held for longer than 30 days. @returns how many */
export async function deleteOldHeld(db: Db): Promise<number> {
  const old = db
    .selectFrom('held_sign_ups')
    .select('id')
    .where('created_at', '<', await heldCutoff(db))
    .orderBy('created_at')
    .limit(deletePageSize);
  let count = 0;
  for (;;) {
    const { numDeletedRows } = await db
      .deleteFrom('held_sign_ups')
      .where('id', 'in', old)
      .executeTakeFirstOrThrow();
    count += Number(numDeletedRows);
    if (Number(numDeletedRows) < deletePageSize) return count;
    await sleep(deletePauseMs);
  }
}

/** @returns how many {@link deleteOldHeld} would delete */
export async function countOldHeld(db: Db): Promise<number> {
  return await countHeld(db, await heldCutoff(db));
}

async function heldCutoff(db: Db): Promise<string> {
  return new Date((await readClock(db)) - heldDays * dayMs).toISOString();
}
