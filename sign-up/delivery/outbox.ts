import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type Details, detailNames, mapDetails } from '../details.ts';
import { fieldNames, mapFields, type SignUp } from '../fields.ts';
import { readClock } from '../store/clock.ts';
import { isPostgres } from '../store/dialect.ts';
import type { Db } from '../store/tables.ts';
import { removeBidiControls } from '../visible-text.ts';
import { endPause, lockPace, reserveUntil, startPause } from './pace.ts';

/** A sign-up whose delivery this process has claimed until its lease ends. */
export type Claimed = {
  id: string;
  claim: string;
  attempts: number;
  /** `Idempotency-Key`: the same on each retry, and another one after a correction. */
  key: string;
  fields: SignUp;
  details: Details;
  createdAt: string;
};

/**
 * Why an attempt failed, as stored and logged: an HTTP status, or the system's code of a network error.
 * `sign-up/operator/failure-words.ts` has the text for operators.
 */
export type FailureCode = 'no-answer' | 'interrupted' | 'network' | `network:${string}` | `http:${number}`;

/**
 * The outcome of one attempt. `afterMs` is the delay until the next attempt of this delivery. `pauseMs`: the
 * receiver requested a pause of all calls for this long.
 */
export type AttemptOutcome =
  | { kind: 'delivered' }
  | { kind: 'retry'; afterMs: number; why: FailureCode; pauseMs?: number }
  | { kind: 'parked'; why: FailureCode };

/**
 * `dueBy`: milliseconds since 1970 on the database's clock, now by default.
 * `abandoned`: claim only deliveries that another process claimed and did not finish.
 */
export type Claim = { leaseMs: number; count: number; dueBy?: number; abandoned?: boolean };

/**
 * Claims up to `count` due deliveries for `leaseMs`. Any number of processes may claim at once. The outer condition
 * is checked again on the current row, so a row claimed meanwhile is skipped.
 */
export async function claimDue(db: Db, { leaseMs, count, dueBy, abandoned }: Claim): Promise<Claimed[]> {
  const now = await readClock(db);
  const moment = new Date(dueBy ?? now).toISOString();
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
      due_at: new Date(now + leaseMs).toISOString(),
      attempts: eb('attempts', '+', 1),
    }))
    .where('state', '=', 'waiting')
    .where('due_at', '<=', moment)
    // On PostgreSQL, concurrent claims take different rows instead of waiting for each other's locks.
    .where((eb) =>
      isPostgres(db)
        ? sql<boolean>`sign_up_id = any(array(${due.forUpdate().skipLocked()}))`
        : eb('sign_up_id', 'in', due),
    )
    .returning(['sign_up_id', 'attempts', 'revision'])
    .execute();
  if (rows.length === 0) return [];
  const claimed = new Map(rows.map((row) => [row.sign_up_id, row]));
  const people = await db
    .selectFrom('sign_ups')
    .select(['id', 'created_at', ...fieldNames, ...detailNames])
    .where('id', 'in', [...claimed.keys()])
    .orderBy('created_at')
    .execute();
  return people.map((person) => ({
    id: person.id,
    claim,
    attempts: claimed.get(person.id)?.attempts ?? 1,
    key: deliveryKey(person.id, claimed.get(person.id)?.revision ?? 0),
    // Rows of earlier releases may contain direction controls.
    fields: mapFields((field) => removeBidiControls(person[field])),
    details: mapDetails((name) => person[name]),
    createdAt: person.created_at,
  }));
}

function deliveryKey(id: string, revision: number): string {
  return revision === 0 ? id : `${id}.${revision}`;
}

/** `perSecond`: calls of all servers of the database together, without a limit by default. */
export type PacedRequest = Claim & { perSecond?: number | undefined };

/**
 * `intervalMs`: the calls of `deliveries` start this far apart. `waitMs`: milliseconds until the pace allows the next
 * claim.
 */
export type PacedClaim = { deliveries: Claimed[]; intervalMs: number; waitMs: number };

/**
 * Claims as many due deliveries as may start within the next second. After a pause one delivery is claimed as a probe,
 * and no other until it has an outcome.
 */
export async function claimPaced(
  db: Db,
  { perSecond = Number.POSITIVE_INFINITY, ...claim }: PacedRequest,
): Promise<PacedClaim> {
  const intervalMs = 1000 / perSecond;
  return await db.transaction().execute(async (transaction) => {
    const { now, waitMs, isPaused } = await lockPace(transaction);
    if (waitMs > 0) return { deliveries: [], intervalMs, waitMs };
    const count = isPaused ? 1 : Math.min(claim.count, perSecond);
    const deliveries = await claimDue(transaction, { ...claim, count });
    const [first] = deliveries;
    if (!first) return { deliveries, intervalMs, waitMs: 0 };
    const usedMs = isPaused ? claim.leaseMs : deliveries.length * intervalMs;
    await reserveUntil(transaction, now + usedMs, isPaused ? first.claim : null);
    return { deliveries, intervalMs, waitMs: usedMs };
  });
}

/** Releases a claimed delivery without counting an attempt. It is due at once. */
export async function release(db: Db, { id, claim, attempts, createdAt }: Claimed): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ claim: null, due_at: createdAt, attempts: attempts - 1 })
    .where('sign_up_id', '=', id)
    .where('claim', '=', claim)
    .execute();
}

/** Writes the outcomes of claimed deliveries. Skips a row that another process has claimed since. */
export async function record(
  db: Db,
  results: { delivery: Claimed; outcome: AttemptOutcome }[],
): Promise<void> {
  const now = await readClock(db);
  await db.transaction().execute(async (transaction) => {
    for (const { delivery, outcome } of results) {
      await transaction
        .updateTable('deliveries')
        .set(afterAttempt(outcome, now))
        .where('sign_up_id', '=', delivery.id)
        .where('claim', '=', delivery.claim)
        .execute();
    }
    const pauseMs = Math.max(
      ...results.map(({ outcome }) => (outcome.kind === 'retry' ? (outcome.pauseMs ?? 0) : 0)),
    );
    if (pauseMs > 0) await startPause(transaction, now, pauseMs);
    else
      await endPause(
        transaction,
        now,
        results.map(({ delivery }) => delivery.claim),
      );
  });
}

function afterAttempt(outcome: AttemptOutcome, now: number) {
  switch (outcome.kind) {
    case 'delivered':
      return { state: 'delivered' as const, claim: null, last_failure: null };
    case 'parked':
      return { state: 'parked' as const, claim: null, last_failure: outcome.why };
    case 'retry':
      return {
        claim: null,
        due_at: new Date(now + outcome.afterMs).toISOString(),
        last_failure: outcome.why,
      };
  }
}

/** @returns milliseconds until the next delivery is due, at least 0; undefined when none waits */
export async function msUntilDue(db: Db): Promise<number | undefined> {
  const row = await db
    .selectFrom('deliveries')
    .select('due_at')
    .where('state', '=', 'waiting')
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst();
  return row && Math.max(0, Date.parse(row.due_at) - (await readClock(db)));
}

/**
 * Makes every waiting and parked delivery due now, except those that a worker has claimed. Ends a pause.
 * A lease that ends more than `2 * leaseMs` from now was set by a clock that ran ahead. It is ignored.
 * @returns the current time of the database's clock
 */
export async function makeAllDue(db: Db, leaseMs: number): Promise<number> {
  const now = await readClock(db);
  const lastLease = new Date(now + 2 * leaseMs).toISOString();
  await db
    .updateTable('deliveries')
    .set({ state: 'waiting', claim: null, due_at: new Date(now).toISOString() })
    .where('state', 'in', ['waiting', 'parked'])
    .where((eb) => eb('claim', 'is', null).or('due_at', '>', lastLease))
    .execute();
  await endPause(db, now);
  return now;
}

/**
 * Counts unsettled deliveries. `open`: due by `dueBy` and not tried since. `held`: claimed by a worker, outcome
 * unknown.
 */
export async function countUnsettled(db: Db, dueBy: number): Promise<{ open: number; held: number }> {
  const moment = new Date(dueBy).toISOString();
  const now = new Date(await readClock(db)).toISOString();
  const rows = db.selectFrom('deliveries').select(({ fn }) => fn.countAll().as('count'));
  const waiting = rows.where('state', '=', 'waiting');
  const open = await waiting.where('due_at', '<=', moment).executeTakeFirstOrThrow();
  const held = await waiting
    .where('claim', 'is not', null)
    .where('due_at', '>', now)
    .executeTakeFirstOrThrow();
  return { open: Number(open.count), held: Number(held.count) };
}
