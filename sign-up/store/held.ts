import { randomUUID } from 'node:crypto';
import { emailKey } from '../email-key.ts';
import { fieldNames, mapFields, type SignUp } from '../fields.ts';
import { readClock } from './clock.ts';
import type { Db } from './tables.ts';

/** How long a held sign-up can be released. The privacy policy names it. */
const heldDays = 30;
const dayMs = 24 * 3_600_000;

export type HeldSignUp = { fields: SignUp; signupDate: string };

/** Stores a sign-up apart from the others. Of two with one address the first is kept. */
export async function holdSignUp(db: Db, signUp: SignUp): Promise<void> {
  const created_at = new Date(await readClock(db)).toISOString();
  await db
    .insertInto('held_sign_ups')
    .values({ ...signUp, id: randomUUID(), email_key: emailKey(signUp.email), created_at })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .execute();
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
 * Moves held sign-ups to the others, with their date, and queues their delivery. An address that has signed up meanwhile
 * is only removed.
 * @param email of the sign-up to release; all by default
 * @returns how many were released
 */
export async function releaseHeld(db: Db, email?: string): Promise<number> {
  return await db.transaction().execute(async (transaction) => {
    const held = await transaction
      .deleteFrom('held_sign_ups')
      .$if(email !== undefined, (rows) => rows.where('email_key', '=', emailKey(email ?? '')))
      .returningAll()
      .execute();
    let released = 0;
    for (const row of held) {
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
      released += 1;
    }
    return released;
  });
}

/** Deletes sign-ups that were held for longer than {@link heldDays}. @returns how many */
export async function deleteOldHeld(db: Db): Promise<number> {
  const cutoff = new Date((await readClock(db)) - heldDays * dayMs).toISOString();
  const { numDeletedRows } = await db
    .deleteFrom('held_sign_ups')
    .where('created_at', '<', cutoff)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
