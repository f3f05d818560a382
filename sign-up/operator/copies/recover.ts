import { retriedTransaction } from '../../store/durable-transaction.ts';
import { erasedAmong } from '../../store/erasure/erasures.ts';
import { pagesOf } from '../../store/pages.ts';
import { shareWriteLock } from '../../store/shared-write-lock.ts';
import type { Db, SignUpRow } from '../../store/tables.ts';

/** A page must hold up sign-ups for less than a second. */
const pageSize = 200;

/**
 * Pages through the sign-ups of one database that another one lacks, by id and by address. Leaves
 * out people who were erased there since.
 */
export async function* missingSignUps(from: Db, to: Db): AsyncGenerator<SignUpRow[]> {
  for await (const rows of pagesOf(from.selectFrom('sign_ups').selectAll(), ['created_at', 'id'], pageSize)) {
    const missing = await missingAmong(to, rows);
    if (missing.length > 0) yield missing;
  }
}

async function missingAmong(db: Db, rows: SignUpRow[]): Promise<SignUpRow[]> {
  const known = await db
    .selectFrom('sign_ups')
    .select(['id', 'email_key'])
    .where(({ eb, or }) =>
      or([
        eb(
          'id',
          'in',
          rows.map(({ id }) => id),
        ),
        eb(
          'email_key',
          'in',
          rows.map(({ email_key }) => email_key),
        ),
      ]),
    )
    .execute();
  const [ids, keys] = [new Set(known.map(({ id }) => id)), new Set(known.map((row) => row.email_key))];
  const erased = new Set(await erasedAmong(db, rows));
  return rows.filter((row) => !ids.has(row.id) && !keys.has(row.email_key) && !erased.has(row));
}

/**
 * Adds the sign-ups that a database lacks, with the state of their deliveries, letters and
 * subscriptions. Each page is a transaction, so that sign-ups of visitors are stored in between.
 * @returns how many were added
 */
export async function recoverSignUps(from: Db, to: Db, onPage?: (count: number) => void): Promise<number> {
  let count = 0;
  for await (const rows of missingSignUps(from, to)) {
    const added = await shareWriteLock(to, () => addPage(from, to, rows));
    count += added;
    onPage?.(added);
  }
  return count;
}

async function addPage(from: Db, to: Db, rows: SignUpRow[]): Promise<number> {
  const ids = rows.map(({ id }) => id);
  const deliveries = await from.selectFrom('deliveries').selectAll().where('sign_up_id', 'in', ids).execute();
  const letters = await from.selectFrom('letters').selectAll().where('sign_up_id', 'in', ids).execute();
  const subscriptions = await from
    .selectFrom('subscriptions')
    .selectAll()
    .where('sign_up_id', 'in', ids)
    .execute();
  return await retriedTransaction(to, async (transaction) => {
    // A visitor may have signed up with the address meanwhile.
    const added = await transaction
      .insertInto('sign_ups')
      .values(rows.toSorted((a, b) => (a.email_key < b.email_key ? -1 : 1)))
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute();
    const isAdded = new Set(added.map(({ id }) => id));
    const own = <Row extends { sign_up_id: string }>(all: Row[]) =>
      all.filter((row) => isAdded.has(row.sign_up_id));
    // No worker holds a claim of the other database.
    const unclaimed = { claim: null };
    const kept = {
      deliveries: own(deliveries).map((row) => ({ ...row, ...unclaimed })),
      letters: own(letters).map((row) => ({ ...row, ...unclaimed })),
      subscriptions: own(subscriptions),
    };
    if (kept.deliveries.length > 0)
      await transaction.insertInto('deliveries').values(kept.deliveries).execute();
    if (kept.letters.length > 0) await transaction.insertInto('letters').values(kept.letters).execute();
    if (kept.subscriptions.length > 0)
      await transaction
        .insertInto('subscriptions')
        .values(kept.subscriptions)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    return added.length;
  });
}
