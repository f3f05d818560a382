import { sql } from 'kysely';
import { emailKey } from '../email-key.ts';
import { fieldNames, type SignUp } from '../fields.ts';
import { readClock } from './clock.ts';
import { durableCommit } from './cluster/insert.ts';
import { isPostgres } from './dialect.ts';
import { recordErasure } from './erasures.ts';
import type { Db } from './tables.ts';
import { columnsOf, type SignUpOptions } from './writing/arrival.ts';

/** `oldId`: the sign-up to replace. */
export type Correction = SignUpOptions & { signUp: SignUp; oldId: string };

/**
 * Stores a corrected sign-up in place of an earlier one, and queues its delivery. Keeps the origin and the city. If no
 * sign-up has `oldId`, only stores the new one. If the new address is known, its first record is kept.
 * The new row has an id of its own, because receivers ignore a second delivery with the same `Idempotency-Key`.
 * @returns the id of the visitor's sign-up; no row has it if the new address is known
 */
export async function replaceSignUp(db: Db, { oldId, ...correction }: Correction): Promise<string> {
  return await db.transaction().execute(async (transaction) => {
    if (isPostgres(transaction))
      await sql`select set_config('synchronous_commit', ${sql.raw(durableCommit)}, true)`.execute(
        transaction,
      );
    // Read the clock first: a sign-up made meanwhile counts as later than the erasure of the old address.
    const now = await readClock(transaction);
    await transaction.deleteFrom('held_sign_ups').where('id', '=', oldId).execute();
    // Frees the key of the old row, so that the new row may have the same address.
    const old = await transaction
      .updateTable('sign_ups')
      .set({ email_key: oldId })
      .where('id', '=', oldId)
      .returningAll()
      .executeTakeFirst();
    const { signUp } = correction;
    const key = emailKey(signUp.email);
    if (old && fieldNames.every((field) => old[field] === signUp[field])) {
      await transaction.updateTable('sign_ups').set({ email_key: key }).where('id', '=', oldId).execute();
      return oldId;
    }
    const created_at = new Date(now).toISOString();
    const row = { ...columnsOf(correction), email_key: key, created_at };
    const kept = old ? { ...old, ...signUp, id: row.id, email_key: key, created_at } : row;
    const inserted = await transaction
      .insertInto('sign_ups')
      .values(kept)
      .onConflict((conflict) => conflict.column('email_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted)
      await transaction
        .insertInto('deliveries')
        .values({ sign_up_id: inserted.id, state: 'waiting', attempts: 0, due_at: created_at })
        .execute();
    if (old) await removeReplaced(transaction, old, key, now);
    return kept.id;
  });
}

/** Deletes the old row. If it may have been delivered, it becomes a duplicate of the new one, as `erase` reports it. */
async function removeReplaced(
  db: Db,
  old: { id: string; email: string; created_at: string },
  key: string,
  now: number,
): Promise<void> {
  const { id: keptId } = await db
    .selectFrom('sign_ups')
    .select('id')
    .where('email_key', '=', key)
    .executeTakeFirstOrThrow();
  const delivery = await db
    .deleteFrom('deliveries')
    .where('sign_up_id', '=', old.id)
    .returning('attempts')
    .executeTakeFirst();
  const attempts = delivery?.attempts ?? 0;
  await db.updateTable('duplicates').set({ kept_id: keptId }).where('kept_id', '=', old.id).execute();
  if (attempts > 0)
    await db
      .insertInto('duplicates')
      .values({ id: old.id, kept_id: keptId, created_at: old.created_at, attempts })
      .execute();
  await db.deleteFrom('sign_ups').where('id', '=', old.id).execute();
  // `reconcile` then names the old address if the receiver has it, and a restored backup does not bring it back.
  if (emailKey(old.email) !== key)
    await recordErasure(db, old.email, { erasedAt: now, mayHaveLeft: attempts > 0, state: 'done' });
}

/** Sets the city of a sign-up, or of a held one. Does nothing if there is none with this id. */
export async function setCity(db: Db, id: string, city: string): Promise<void> {
  for (const table of ['sign_ups', 'held_sign_ups'] as const)
    await db.updateTable(table).set({ city }).where('id', '=', id).execute();
}
