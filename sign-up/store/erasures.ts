import { createHmac, randomBytes } from 'node:crypto';
import { type SelectQueryBuilder, sql } from 'kysely';
import { emailKey } from '../email-key.ts';
import type { Database } from './database.ts';
import type { Db, Tables } from './tables.ts';

const pageSize = 1_000;
/** Erasures that one cleaning of the files finishes. */
const openPageSize = 20_000;
const saltBytes = 32;

export type Erasure = Tables['erasures'];
export type DeletedDelivery = Pick<Tables['deliveries'], 'attempts' | 'state'>;

export async function findErasure(db: Db, email: string): Promise<Erasure | undefined> {
  return await findSalted(db, email, await salts(db));
}

async function findSalted(db: Db, email: string, known: string[]): Promise<Erasure | undefined> {
  const hashes = known.map((salt) => hash(salt, emailKey(email)));
  if (hashes.length === 0) return undefined;
  return await db.selectFrom('erasures').selectAll().where('address', 'in', hashes).executeTakeFirst();
}

type RecordedErasure = { erasedAt: number; mayBeDelivered: boolean; state?: Erasure['state'] };

/**
 * Stores that an address was erased, as a keyed hash, so that a restore erases its sign-up again.
 * @param erasedAt from `readClock`, because it is compared with the times of sign-ups
 */
export async function recordErasure(
  db: Db,
  email: string,
  { erasedAt, mayBeDelivered, state = 'cleaning' }: RecordedErasure,
): Promise<void> {
  const known = await salts(db);
  const before = await findSalted(db, email, known);
  const salt = before?.salt ?? known[0] ?? randomBytes(saltBytes).toString('hex');
  await putErasures(db, [
    {
      address: hash(salt, emailKey(email)),
      salt,
      erased_at: new Date(erasedAt).toISOString(),
      state,
      may_have_left: mayBeDelivered || before?.may_have_left ? 1 : 0,
    },
  ]);
}

/** Inserts erasures. Of two for one address the later is kept. */
export async function putErasures(db: Db, erasures: Erasure[]): Promise<void> {
  for (const erasure of erasures) {
    await db
      .insertInto('erasures')
      .values(erasure)
      .onConflict((conflict) =>
        conflict.column('address').doUpdateSet(erasure).where('erasures.erased_at', '<=', erasure.erased_at),
      )
      .execute();
  }
}

/**
 * Runs `scrub`, then marks the erasures made before it as done. One made meanwhile keeps the state
 * `cleaning`, because its bytes may be left in the files.
 */
export async function scrubErased(
  { db, scrub }: Pick<Database, 'db' | 'scrub'>,
  signal?: AbortSignal,
): Promise<void> {
  for (;;) {
    // A literal, as in the condition of the partial index.
    const isOpen = sql<boolean>`state = 'cleaning'`;
    const open = await db
      .selectFrom('erasures')
      .select('address')
      .where(isOpen)
      .limit(openPageSize)
      .execute();
    await scrub(signal);
    const addresses = open.map(({ address }) => address);
    if (addresses.length > 0)
      await db.updateTable('erasures').set({ state: 'done' }).where('address', 'in', addresses).execute();
    if (open.length < openPageSize) return;
  }
}

/** Deletes erasures from before `time`. */
export async function deleteOldErasures(db: Db, time: string): Promise<void> {
  const old = db
    .selectFrom('erasures')
    .select('address')
    .where('erased_at', '<', time)
    .orderBy('erased_at')
    .limit(pageSize);
  for (;;) {
    const { numDeletedRows } = await db
      .deleteFrom('erasures')
      .where('address', 'in', old)
      .executeTakeFirstOrThrow();
    if (Number(numDeletedRows) < pageSize) return;
  }
}

/** @returns a predicate: true if the sign-up was erased after `createdAt` */
export async function loadErasureCheck(db: Db): Promise<(emailKey: string, createdAt: string) => boolean> {
  const erasures = await db.selectFrom('erasures').select(['address', 'salt', 'erased_at']).execute();
  const erasedAt = new Map(erasures.map(({ address, erased_at }) => [address, erased_at]));
  const known = [...new Set(erasures.map(({ salt }) => salt))];
  return (key, createdAt) => known.some((salt) => (erasedAt.get(hash(salt, key)) ?? '') > createdAt);
}

/**
 * Deletes sign-ups that were erased after they were made. A restored backup contains them.
 * @returns how many were deleted
 */
export async function replayErasures(db: Db): Promise<number> {
  const isErased = await loadErasureCheck(db);
  for (const { id, email_key, created_at } of await db.selectFrom('held_sign_ups').selectAll().execute())
    if (isErased(email_key, created_at)) await db.deleteFrom('held_sign_ups').where('id', '=', id).execute();
  let count = 0;
  let after = '';
  for (;;) {
    const rows = await db
      .selectFrom('sign_ups')
      .select(['id', 'email_key', 'created_at'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .execute();
    const erased = rows.filter(({ email_key, created_at }) => isErased(email_key, created_at));
    if (erased.length > 0)
      await deleteSignUps(
        db,
        erased.map(({ id }) => id),
      );
    count += erased.length;
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return count;
    after = last.id;
  }
}

/**
 * Deletes subscriptions and letters. Locks them in the order of `unsubscribe`, which a cascade
 * would not: two transactions could deadlock.
 * @param people the ids of their sign-ups
 */
export async function deleteLetters(
  transaction: Db,
  people: string[] | SelectQueryBuilder<Tables, 'sign_ups', { id: string }>,
): Promise<Pick<Tables['letters'], 'attempts'>[]> {
  await transaction.deleteFrom('subscriptions').where('sign_up_id', 'in', people).execute();
  return await transaction
    .deleteFrom('letters')
    .where('sign_up_id', 'in', people)
    .returning('attempts')
    .execute();
}

/**
 * Deletes sign-ups with their deliveries and letters. Their duplicates are deleted by cascade.
 * @returns the deliveries that this call deleted; another process may have deleted some of `ids`
 */
export async function deleteSignUps(db: Db, ids: string[]): Promise<DeletedDelivery[]> {
  return await db.transaction().execute(async (transaction) => {
    const deliveries = await transaction
      .deleteFrom('deliveries')
      .where('sign_up_id', 'in', ids)
      .returning(['attempts', 'state'])
      .execute();
    await deleteLetters(transaction, ids);
    await transaction.deleteFrom('sign_ups').where('id', 'in', ids).execute();
    return deliveries;
  });
}

/** One look-up for each salt. There are several only after two databases were merged. */
async function salts(db: Db): Promise<string[]> {
  const found: string[] = [];
  for (;;) {
    const next = await db
      .selectFrom('erasures')
      .select('salt')
      .where('salt', '>', found.at(-1) ?? '')
      .orderBy('salt')
      .limit(1)
      .executeTakeFirst();
    if (!next) return found;
    found.push(next.salt);
  }
}

function hash(salt: string, key: string): string {
  return createHmac('sha256', Buffer.from(salt, 'hex')).update(key).digest('hex');
}
