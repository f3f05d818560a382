import { createHmac, randomBytes } from 'node:crypto';
import { type SelectQueryBuilder, sql } from 'kysely';
import { emailKey } from '../../email-key.ts';
import type { Database } from '../database.ts';
import { pagesOf } from '../pages.ts';
import type { Db, SignUpRow, Tables } from '../tables.ts';

const pageSize = 1_000;
/** Erasures that one cleaning of the files finishes. */
const openPageSize = 20_000;
const saltBytes = 32;

export type Erasure = Tables['erasures'];
export type DeletedDelivery = Pick<Tables['deliveries'], 'attempts' | 'state'>;

export async function findErasure(db: Db, email: string): Promise<Erasure | undefined> {
  const key = emailKey(email);
  return (await findErasures(db, [key])).get(key);
}

/** @returns the latest erasures of some hundred addresses, by their `email_key` */
export async function findErasures(db: Db, emailKeys: string[]): Promise<Map<string, Erasure>> {
  const found = new Map<string, Erasure>();
  for (const salt of await salts(db)) {
    const keys = new Map(emailKeys.map((key) => [hash(salt, key), key]));
    const rows = await db
      .selectFrom('erasures')
      .selectAll()
      .where('address', 'in', [...keys.keys()])
      .execute();
    for (const row of rows) {
      const key = keys.get(row.address) ?? '';
      if ((found.get(key)?.erased_at ?? '') < row.erased_at) found.set(key, row);
    }
  }
  return found;
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
  const before = await findErasure(db, email);
  const salt = before?.salt ?? (await salts(db))[0] ?? randomBytes(saltBytes).toString('hex');
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

/** @returns those of the rows that were erased after they were made, of at most some hundred */
export async function erasedAmong<Row extends Pick<SignUpRow, 'email_key' | 'created_at'>>(
  db: Db,
  rows: Row[],
): Promise<Row[]> {
  const erasures = await findErasures(
    db,
    rows.map(({ email_key }) => email_key),
  );
  return rows.filter(({ email_key, created_at }) => (erasures.get(email_key)?.erased_at ?? '') > created_at);
}

/**
 * Deletes sign-ups that were erased after they were made. A restored backup contains them.
 * @returns how many were deleted, without held ones
 */
export async function replayErasures(db: Db): Promise<number> {
  const rowsOf = (table: 'held_sign_ups' | 'sign_ups') =>
    pagesOf(db.selectFrom(table).select(['id', 'email_key', 'created_at']), ['id'], pageSize);
  const erasedIds = async (rows: Pick<SignUpRow, 'id' | 'email_key' | 'created_at'>[]) =>
    (await erasedAmong(db, rows)).map(({ id }) => id);
  for await (const rows of rowsOf('held_sign_ups')) {
    const ids = await erasedIds(rows);
    if (ids.length > 0) await db.deleteFrom('held_sign_ups').where('id', 'in', ids).execute();
  }
  let count = 0;
  for await (const rows of rowsOf('sign_ups')) {
    const ids = await erasedIds(rows);
    if (ids.length > 0) await deleteSignUps(db, ids);
    count += ids.length;
  }
  return count;
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
