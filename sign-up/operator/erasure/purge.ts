import type { Db } from '../../store/tables.ts';
import { removePeople, replayErasures } from './erasure-notes.ts';

const pageSize = 500;

/** Someone past their retention; `mayHaveLeft` when a receiver may hold a copy. */
export type Overdue = { id: string; email: string; signedUp: string; mayHaveLeft: boolean };

/** How many are past their retention, of how many a receiver may hold a copy, and how many were never delivered to it. */
export type OverdueCount = { people: number; mayHaveLeft: number; undelivered: number };

export async function countOverdue(db: Db, since: Date): Promise<OverdueCount> {
  const rows = await db
    .selectFrom('sign_ups')
    .innerJoin('deliveries', 'sign_up_id', 'id')
    .select(({ fn, eb }) => [
      eb('attempts', '>', 0).as('tried'),
      eb('state', '=', 'delivered').as('delivered'),
      fn.countAll().as('count'),
    ])
    .where('created_at', '<', since.toISOString())
    .groupBy(['tried', 'delivered'])
    .execute();
  const sum = (of: typeof rows) => of.reduce((total, { count }) => total + Number(count), 0);
  return {
    people: sum(rows),
    mayHaveLeft: sum(rows.filter(({ tried }) => Boolean(tried))),
    undelivered: sum(rows.filter(({ delivered }) => !delivered)),
  };
}

/** Reads who signed up before `since`, oldest first; who is deleted in between is passed over. */
export async function* overdue(db: Db, since: Date): AsyncGenerator<Overdue[]> {
  let after = { created_at: '', id: '' };
  for (;;) {
    const last = after;
    const rows = await db
      .selectFrom('sign_ups')
      .innerJoin('deliveries', 'deliveries.sign_up_id', 'sign_ups.id')
      .select(['id', 'email', 'created_at', 'attempts'])
      .where('created_at', '<', since.toISOString())
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('created_at', 'id'), '>', tuple(last.created_at, last.id)),
      )
      .orderBy('created_at')
      .orderBy('id')
      .limit(pageSize)
      .execute();
    const people = rows.map(({ id, email, created_at, attempts }) => ({
      id,
      email,
      signedUp: created_at,
      mayHaveLeft: attempts > 0,
    }));
    if (people.length > 0) yield people;
    const end = rows.at(-1);
    if (!end || rows.length < pageSize) return;
    after = end;
  }
}

/**
 * Deletes them, erases again whom a restored backup brought back, and drops notes of erasures that no backup can
 * need. The files still have to be cleaned of the bytes.
 * @param told is given each page before it is deleted
 */
export async function purge(
  db: Db,
  since: Date | undefined,
  told: (people: Overdue[]) => Promise<void>,
): Promise<number> {
  if (since) {
    for await (const people of overdue(db, since)) {
      await told(people);
      await removePeople(
        db,
        people.map(({ id }) => id),
      );
    }
    await db.deleteFrom('erasures').where('erased_at', '<', since.toISOString()).execute();
  }
  return await replayErasures(db);
}
