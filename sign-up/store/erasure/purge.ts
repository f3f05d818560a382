import { deleteBefore } from '../delete-before.ts';
import { pagesOf } from '../pages.ts';
import { shareWriteLock } from '../shared-write-lock.ts';
import type { Db } from '../tables.ts';
import { type DeletedDelivery, deleteSignUps } from './erasures.ts';

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

/** Pages through sign-ups made before `since`, oldest first. */
export async function* overduePages(db: Db, since: Date): AsyncGenerator<OverdueSignUp[]> {
  const query = db
    .selectFrom('sign_ups')
    .innerJoin('deliveries', 'deliveries.sign_up_id', 'sign_ups.id')
    .select(['id', 'email', 'created_at', 'attempts'])
    .where('created_at', '<', since.toISOString());
  for await (const rows of pagesOf(query, ['created_at', 'id']))
    yield rows.map(({ id, email, created_at, attempts }) => ({
      id,
      email,
      signedUp: created_at,
      mayBeDelivered: attempts > 0,
    }));
}

type PurgeSteps = {
  /** Called with each page before it is deleted. */
  beforeDelete?: (people: OverdueSignUp[]) => Promise<void>;
  /** Called with the deliveries of each page after it was deleted. */
  afterDelete?: (deleted: DeletedDelivery[]) => void;
  /** Ends the purge early. */
  signal?: AbortSignal;
};

/**
 * Deletes sign-ups made before `since`, and erasures and ids of former sign-ups from before it,
 * which no backup and no link needs any more, and blocks of addresses from before it. The bytes
 * stay in the files until these are cleaned.
 */
export async function purge(
  db: Db,
  since: Date,
  { beforeDelete, afterDelete, signal }: PurgeSteps,
): Promise<void> {
  for await (const people of overduePages(db, since)) {
    if (signal?.aborted) return;
    await beforeDelete?.(people);
    const ids = people.map(({ id }) => id);
    const deleted = await shareWriteLock(db, () => deleteSignUps(db, ids));
    afterDelete?.(deleted);
  }
  for (const table of ['erasures', 'former_sign_ups', 'mail_blocks'] as const)
    await deleteBefore(db, table, since.toISOString(), signal);
}
