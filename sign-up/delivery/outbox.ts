import { randomUUID } from 'node:crypto';
import type { Db } from '../store/tables.ts';

/** A sign-up whose delivery this process holds until its lease ends. */
export type Claimed = {
  id: string;
  claim: string;
  attempts: number;
  name: string;
  team: string;
  email: string;
  createdAt: string;
};

/**
 * What became of one attempt. `retry` waits until `at` (ms since 1970); before `pauseUntil` the receiver
 * itself wants no call at all. `why` is shown to the operator.
 */
export type Attempted =
  | { kind: 'delivered' }
  | { kind: 'retry'; at: number; why: string; pauseUntil?: number }
  | { kind: 'parked'; why: string };

/** `abandoned` takes only what another process held and did not finish. */
export type Claim = { dueBy: number; leaseUntil: number; count: number; abandoned?: boolean };

/**
 * Takes up to `count` deliveries that are due by one moment, until another (ms since 1970). Any number of processes may claim at once: the outer
 * condition is checked again on the row as it stands, so a row that another has just taken is left to it.
 */
export async function claimDue(db: Db, { dueBy, leaseUntil, count, abandoned }: Claim): Promise<Claimed[]> {
  const moment = new Date(dueBy).toISOString();
  const due = db
    .selectFrom('deliveries')
    .select('sign_up_id')
    .where('state', '=', 'waiting')
    .where('due_at', '<=', moment)
    .$if(abandoned ?? false, (rows) => rows.where('claim', 'is not', null))
    .orderBy('due_at')
    .limit(count);
  const claim = randomUUID();
  const rows = await db
    .updateTable('deliveries')
    .set((eb) => ({
      claim,
      due_at: new Date(leaseUntil).toISOString(),
      attempts: eb('attempts', '+', 1),
    }))
    .where('state', '=', 'waiting')
    .where('due_at', '<=', moment)
    .where('sign_up_id', 'in', due)
    .returning(['sign_up_id', 'attempts'])
    .execute();
  if (rows.length === 0) return [];
  const attempts = new Map(rows.map((row) => [row.sign_up_id, row.attempts]));
  const people = await db
    .selectFrom('sign_ups')
    .select(['id', 'name', 'team', 'email', 'created_at'])
    .where('id', 'in', [...attempts.keys()])
    .orderBy('created_at')
    .execute();
  return people.map(({ created_at, ...person }) => ({
    ...person,
    claim,
    attempts: attempts.get(person.id) ?? 1,
    createdAt: created_at,
  }));
}

/** Writes what became of claimed deliveries; a row whose lease another has taken over stays as that one says. */
export async function record(db: Db, results: { of: Claimed; attempted: Attempted }[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const { of, attempted } of results) {
      await transaction
        .updateTable('deliveries')
        .set(afterAttempt(attempted))
        .where('sign_up_id', '=', of.id)
        .where('claim', '=', of.claim)
        .execute();
    }
  });
}

function afterAttempt(attempted: Attempted) {
  switch (attempted.kind) {
    case 'delivered':
      return { state: 'delivered' as const, claim: null, last_failure: null };
    case 'parked':
      return { state: 'parked' as const, claim: null, last_failure: attempted.why };
    case 'retry':
      return { claim: null, due_at: new Date(attempted.at).toISOString(), last_failure: attempted.why };
  }
}

/** @returns when the next delivery is due (ms since 1970), or undefined when none waits */
export async function nextDue(db: Db): Promise<number | undefined> {
  const row = await db
    .selectFrom('deliveries')
    .select('due_at')
    .where('state', '=', 'waiting')
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst();
  return row && Date.parse(row.due_at);
}

/** Makes everything that waits or is parked due at once, except what a worker holds at this moment. */
export async function makeAllDue(db: Db, now: number): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ state: 'waiting', due_at: new Date(now).toISOString() })
    .where('state', 'in', ['waiting', 'parked'])
    .where('claim', 'is', null)
    .execute();
}

/** @returns how many deliveries a worker holds, whose outcome is not yet known */
export async function countHeld(db: Db, now: number): Promise<number> {
  const { held } = await db
    .selectFrom('deliveries')
    .select(({ fn }) => fn.countAll().as('held'))
    .where('state', '=', 'waiting')
    .where('claim', 'is not', null)
    .where('due_at', '>', new Date(now).toISOString())
    .executeTakeFirstOrThrow();
  return Number(held);
}
