import { emailKey } from '../email-key.ts';
import type { Database } from '../store/database.ts';
import type { Db, DeliveryState } from '../store/tables.ts';

const pageSize = 1_000;

/** One sign-up as the operator sees it. `failure` says why the last attempt to deliver it failed. */
export type Person = {
  name: string;
  team: string;
  email: string;
  signupDate: string;
  delivery: DeliveryState;
  failure: string | null;
};

/** Reads every sign-up, oldest first, a page at a time, so that memory does not grow with their number. */
export async function* everyone(db: Db): AsyncGenerator<Person> {
  let after: { created_at: string; id: string } | undefined;
  for (;;) {
    let query = db
      .selectFrom('sign_ups')
      .innerJoin('deliveries', 'deliveries.sign_up_id', 'sign_ups.id')
      .select(['id', 'name', 'team', 'email', 'created_at', 'state', 'last_failure'])
      .orderBy('created_at')
      .orderBy('id')
      .limit(pageSize);
    const last = after;
    if (last) {
      query = query.where(({ eb, and, or }) =>
        or([
          eb('created_at', '>', last.created_at),
          and([eb('created_at', '=', last.created_at), eb('id', '>', last.id)]),
        ]),
      );
    }
    const rows = await query.execute();
    for (const { name, team, email, created_at, state, last_failure } of rows) {
      yield { name, team, email, signupDate: created_at, delivery: state, failure: last_failure };
    }
    after = rows.at(-1);
    if (rows.length < pageSize) return;
  }
}

export type Stats = Record<DeliveryState, number>;

/** @returns how many sign-ups there are in each state of delivery */
export async function countByDelivery(db: Db): Promise<Stats> {
  const rows = await db
    .selectFrom('deliveries')
    .select(({ fn }) => ['state' as const, fn.countAll().as('count')])
    .groupBy('state')
    .execute();
  const stats: Stats = { waiting: 0, delivered: 0, parked: 0 };
  for (const { state, count } of rows) stats[state] = Number(count);
  return stats;
}

/**
 * Removes a person everywhere this system keeps them, the database's own log included.
 * @returns whether they were there, and whether a copy may have reached Airtable
 */
export async function erase(
  database: Database,
  email: string,
): Promise<{ found: boolean; mayHaveLeft: boolean }> {
  const erased = await database.db.transaction().execute(async (db) => {
    // The first statement writes, so that no other process can slip between reading and deleting.
    const delivery = await db
      .deleteFrom('deliveries')
      .where(
        'sign_up_id',
        'in',
        db.selectFrom('sign_ups').select('id').where('email_key', '=', emailKey(email)),
      )
      .returning(['state', 'attempts'])
      .executeTakeFirst();
    const person = await db
      .deleteFrom('sign_ups')
      .where('email_key', '=', emailKey(email))
      .executeTakeFirst();
    // An attempt whose answer was lost may have arrived all the same.
    const mayHaveLeft = delivery?.state === 'delivered' || (delivery?.attempts ?? 0) > 0;
    return { found: person.numDeletedRows > 0n, mayHaveLeft };
  });
  await database.forget();
  return erased;
}
