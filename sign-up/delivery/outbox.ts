import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { readClock } from '../store/clock.ts';
import { isPostgres } from '../store/dialect.ts';
import type { Db } from '../store/tables.ts';
import type { AttemptOutcome } from './outcome.ts';
import { endPause, lockPace, type Pace, reserveUntil, startPause } from './pace.ts';

/** A row of an outbox that this process has claimed until its lease ends. */
export type Claimed = {
  /** Primary key of the row. */
  id: string;
  claim: string;
  attempts: number;
  createdAt: string;
};

/** Columns of a claimed row. */
export type ClaimedRow = { id: string; claim: string; attempts: number; revision: number };

/** An outbox table. All have the columns of `deliveries` that this file uses. */
export type Outbox<Job extends Claimed = Claimed> = {
  table: 'deliveries' | 'letters';
  /** The primary key. */
  key: 'sign_up_id' | 'id';
  pace: Pace;
  /** Loads what the claimed rows deliver. Leaves out rows that were deleted meanwhile. */
  load(db: Db, rows: ClaimedRow[]): Promise<Job[]>;
};

/**
 * `dueBy`: milliseconds since 1970 on the database's clock, now by default.
 * `abandoned`: claim only deliveries that another process claimed and did not finish.
 */
export type Claim = { leaseMs: number; count: number; dueBy?: number; abandoned?: boolean };

/**
 * Claims up to `count` due deliveries for `leaseMs`. Any number of processes may claim at once. The outer condition
 * is checked again on the current row, so a row claimed meanwhile is skipped.
 */
export async function claimDue<Job extends Claimed>(
  db: Db,
  outbox: Outbox<Job>,
  { leaseMs, count, dueBy, abandoned }: Claim,
): Promise<Job[]> {
  const now = await readClock(db);
  const moment = new Date(dueBy ?? now).toISOString();
  const key = sql.ref<string>(outbox.key);
  const due = db
    .selectFrom(tableOf(outbox))
    .select(key.as('id'))
    .where('state', '=', 'waiting')
    .where('due_at', '<=', moment)
    .$if(abandoned ?? false, (rows) => rows.where('claim', 'is not', null))
    .orderBy('due_at')
    .limit(count);
  const claim = randomUUID();
  const rows = await db
    .updateTable(tableOf(outbox))
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
        ? sql<boolean>`${key} = any(array(${due.forUpdate().skipLocked()}))`
        : eb(key, 'in', due),
    )
    .returning([key.as('id'), 'attempts', 'revision'])
    .execute();
  if (rows.length === 0) return [];
  return await outbox.load(
    db,
    rows.map((row) => ({ ...row, claim })),
  );
}

/** All outbox tables have the columns that queries here use. */
function tableOf({ table }: Outbox): 'letters' {
  return table as 'letters';
}

/** `perSecond`: calls of all servers of the database together, without a limit by default. */
export type PacedRequest = Claim & { perSecond?: number | undefined };

/**
 * `intervalMs`: the calls of `deliveries` start this far apart. `waitMs`: milliseconds until the pace allows the next
 * claim.
 */
export type PacedClaim<Job extends Claimed = Claimed> = {
  deliveries: Job[];
  intervalMs: number;
  waitMs: number;
};

/**
 * Claims as many due deliveries as may start within the next second. After a pause one delivery is claimed as a probe,
 * and no other until it has an outcome.
 */
export async function claimPaced<Job extends Claimed>(
  db: Db,
  outbox: Outbox<Job>,
  { perSecond = Number.POSITIVE_INFINITY, ...claim }: PacedRequest,
): Promise<PacedClaim<Job>> {
  const intervalMs = 1000 / perSecond;
  return await db.transaction().execute(async (transaction) => {
    const { now, waitMs, isPaused } = await lockPace(transaction, outbox.pace, intervalMs);
    if (waitMs > 0) return { deliveries: [], intervalMs, waitMs };
    const count = isPaused ? 1 : Math.min(claim.count, Math.max(1, Math.floor(perSecond)));
    const deliveries = await claimDue(transaction, outbox, { ...claim, count });
    const [first] = deliveries;
    if (!first) return { deliveries, intervalMs, waitMs: 0 };
    const usedMs = isPaused ? claim.leaseMs : deliveries.length * intervalMs;
    await reserveUntil(transaction, outbox.pace, now + usedMs, isPaused ? first.claim : null);
    return { deliveries, intervalMs, waitMs: usedMs };
  });
}

/** Releases a claimed delivery without counting an attempt. It is due at once. */
export async function release(
  db: Db,
  outbox: Outbox,
  { id, claim, attempts, createdAt }: Claimed,
): Promise<void> {
  await db
    .updateTable(tableOf(outbox))
    .set({ claim: null, due_at: createdAt, attempts: attempts - 1 })
    .where(sql.ref(outbox.key), '=', id)
    .where('claim', '=', claim)
    .execute();
}

/** Writes the outcomes of claimed deliveries. Skips a row that another process has claimed since. */
export async function record(
  db: Db,
  outbox: Outbox,
  results: { delivery: Claimed; outcome: AttemptOutcome }[],
): Promise<void> {
  const now = await readClock(db);
  await db.transaction().execute(async (transaction) => {
    for (const { delivery, outcome } of results) {
      await transaction
        .updateTable(tableOf(outbox))
        .set(afterAttempt(outcome, now))
        .where(sql.ref(outbox.key), '=', delivery.id)
        .where('claim', '=', delivery.claim)
        .execute();
    }
    const pauseMs = Math.max(
      ...results.map(({ outcome }) => (outcome.kind === 'retry' ? (outcome.pauseMs ?? 0) : 0)),
    );
    if (pauseMs > 0) await startPause(transaction, outbox.pace, now, pauseMs);
    else
      await endPause(
        transaction,
        outbox.pace,
        now,
        results.map(({ delivery }) => delivery.claim),
      );
  });
}

function afterAttempt(outcome: AttemptOutcome, now: number) {
  switch (outcome.kind) {
    case 'cancelled':
      return { state: 'cancelled' as const, claim: null };
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
export async function msUntilDue(db: Db, outbox: Outbox): Promise<number | undefined> {
  const row = await db
    .selectFrom(tableOf(outbox))
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
export async function makeAllDue(db: Db, outbox: Outbox, leaseMs: number): Promise<number> {
  const now = await readClock(db);
  const lastLease = new Date(now + 2 * leaseMs).toISOString();
  await db
    .updateTable(tableOf(outbox))
    .set({ state: 'waiting', claim: null, due_at: new Date(now).toISOString() })
    .where('state', 'in', ['waiting', 'parked'])
    .where((eb) => eb('claim', 'is', null).or('due_at', '>', lastLease))
    .execute();
  await endPause(db, outbox.pace, now);
  return now;
}

/**
 * Counts unsettled deliveries. `open`: due by `dueBy` and not tried since. `held`: claimed by a worker, outcome
 * unknown.
 */
export async function countUnsettled(
  db: Db,
  outbox: Outbox,
  dueBy: number,
): Promise<{ open: number; held: number }> {
  const moment = new Date(dueBy).toISOString();
  const now = new Date(await readClock(db)).toISOString();
  const rows = db.selectFrom(tableOf(outbox)).select(({ fn }) => fn.countAll().as('count'));
  const waiting = rows.where('state', '=', 'waiting');
  const open = await waiting.where('due_at', '<=', moment).executeTakeFirstOrThrow();
  const held = await waiting
    .where('claim', 'is not', null)
    .where('due_at', '>', now)
    .executeTakeFirstOrThrow();
  return { open: Number(open.count), held: Number(held.count) };
}
