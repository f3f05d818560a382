import { setTimeout as sleep } from 'node:timers/promises';
import { type DeletedDelivery, deleteOldErasures, deleteSignUps } from '../../store/erasures.ts';
import type { Db } from '../../store/tables.ts';

const pageSize = 500;

/** A sign-up past its retention. `mayBeDelivered`: the receiver may hold a copy. */
export type OverdueSignUp = { id: string; email: string; signedUp: string; mayBeDelivered: boolean };

/**
 * Counts of sign-ups past their retention: all, possible copies at the receiver, and never
 * delivered ones.
 */
export type OverdueCount = { people: number; mayBeDelivered: number; undelivered: number };

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
    mayBeDelivered: sum(rows.filter(({ tried }) => Boolean(tried))),
    undelivered: sum(rows.filter(({ delivered }) => !delivered)),
  };
}

/**
 * Pages through sign-ups made before `since`, oldest first. Rows deleted between two pages are
 * skipped.
 */
export async function* overduePages(db: Db, since: Date): AsyncGenerator<OverdueSignUp[]> {
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
      mayBeDelivered: attempts > 0,
    }));
    if (people.length > 0) yield people;
    const end = rows.at(-1);
    if (!end || rows.length < pageSize) return;
    after = end;
  }
}

type PurgeSteps = {
  /** Called with each page before it is deleted. */
  beforeDelete?: (people: OverdueSignUp[]) => Promise<void>;
  /** Called with the deliveries of each page after it was deleted. */
  afterDelete?: (deleted: DeletedDelivery[]) => void;
};

/**
 * Deletes sign-ups made before `since`, and erasures and ids of former sign-ups from before it,
 * which no backup and no link needs any more, and blocks of addresses from before it. The bytes
 * stay in the files until these are cleaned.
 */
export async function purge(db: Db, since: Date, { beforeDelete, afterDelete }: PurgeSteps): Promise<void> {
  for await (const people of overduePages(db, since)) {
    await beforeDelete?.(people);
    const start = performance.now();
    const deleted = await deleteSignUps(
      db,
      people.map(({ id }) => id),
    );
    afterDelete?.(deleted);
    // Leaves half of the time to other writers.
    if (people.length === pageSize) await sleep(performance.now() - start);
  }
  await deleteOldErasures(db, since.toISOString());
  await db.deleteFrom('former_sign_ups').where('created_at', '<', since.toISOString()).execute();
  await db.deleteFrom('mail_blocks').where('blocked_at', '<', since.toISOString()).execute();
}
