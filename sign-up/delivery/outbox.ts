import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { readClock } from '../store/clock.ts';
import { countRows } from '../store/count-rows.ts';
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
};

export type ClaimedRow = Claimed & { revision: number };

/** An outbox table. */
export type Outbox<Job extends Claimed = Claimed> = {
  table: 'deliveries' | 'letters';
  /** The primary key. */
  key: 'sign_up_id' | 'id';
  pace: Pace;
  /** Loads the content of claimed rows. Omits rows that were deleted since. */
  load(db: Db, rows: ClaimedRow[]): Promise<Job[]>;
};

/**
 * `dueBefore`: milliseconds since 1970 on the database's clock, now by default. `abandoned`: claim
 * only rows whose lease has expired.
 */
export type Claim = { leaseMs: number; count: number; dueBefore?: number; abandoned?: boolean };

/**
 * Claims up to `count` due rows for `leaseMs`. Any number of processes may claim at once. The
 * UPDATE repeats the conditions: PostgreSQL re-evaluates them on the latest row version, so rows
 * that another process has claimed are skipped.
 */
export async function claimDue<Job extends Claimed>(
  db: Db,
  outbox: Outbox<Job>,
  { leaseMs, count, dueBefore, abandoned }: Claim,
): Promise<Job[]> {
  const now = await readClock(db);
  const moment = new Date(dueBefore ?? now).toISOString();
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
    // On PostgreSQL, concurrent claims take different rows instead of waiting for each other's
    // locks.
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

/** All outbox tables have the columns of `letters` that queries of this folder use. */
export function tableOf({ table }: Pick<Outbox, 'table'>): 'letters' {
  return table as 'letters';
}

/** `perSecond`: rate limit shared by all servers of the database. Unlimited by default. */
export type PacedRequest = Claim & { perSecond?: number | undefined };

/**
 * `intervalMs`: the calls of `jobs` start this far apart. `waitMs`: milliseconds until the pace
 * allows the next claim.
 */
export type PacedClaim<Job extends Claimed = Claimed> = {
  jobs: Job[];
  intervalMs: number;
  waitMs: number;
};

/**
 * Claims as many due jobs as may start within the next second. After a pause, claims a single job
 * as a probe until its outcome is known.
 */
export async function claimPaced<Job extends Claimed>(
  db: Db,
  outbox: Outbox<Job>,
  { perSecond = Number.POSITIVE_INFINITY, ...claim }: PacedRequest,
): Promise<PacedClaim<Job>> {
  const intervalMs = 1000 / perSecond;
  return await db.transaction().execute(async (transaction) => {
    const { now, waitMs, isPaused } = await lockPace(transaction, outbox.pace, intervalMs);
    if (waitMs > 0) return { jobs: [], intervalMs, waitMs };
    const count = isPaused ? 1 : Math.min(claim.count, Math.max(1, Math.floor(perSecond)));
    const jobs = await claimDue(transaction, outbox, { ...claim, count });
    const [first] = jobs;
    if (!first) return { jobs, intervalMs, waitMs: 0 };
    const usedMs = isPaused ? claim.leaseMs : jobs.length * intervalMs;
    await reserveUntil(transaction, outbox.pace, now + usedMs, isPaused ? first.claim : null);
    return { jobs, intervalMs, waitMs: usedMs };
  });
}

/** The due time of released rows: before all others. */
const dueFirst = new Date(0).toISOString();

/** Releases a claimed row without counting an attempt. It is due immediately. */
export async function release(db: Db, outbox: Outbox, { id, claim, attempts }: Claimed): Promise<void> {
  await db
    .updateTable(tableOf(outbox))
    .set({ claim: null, due_at: dueFirst, attempts: attempts - 1 })
    .where(sql.ref(outbox.key), '=', id)
    .where('claim', '=', claim)
    .execute();
}

/** Writes the outcomes of claimed jobs. Skips a row that another process has claimed since. */
export async function record(
  db: Db,
  outbox: Outbox,
  results: { job: Claimed; outcome: AttemptOutcome }[],
): Promise<void> {
  const now = await readClock(db);
  await db.transaction().execute(async (transaction) => {
    for (const { job, outcome } of results) {
      await transaction
        .updateTable(tableOf(outbox))
        .set(afterAttempt(outcome, now))
        .where(sql.ref(outbox.key), '=', job.id)
        .where('claim', '=', job.claim)
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
        results.map(({ job }) => job.claim),
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

/** @returns milliseconds until the next row is due, at least 0; undefined when none waits */
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
 * Makes every waiting and parked row due now, except those that a worker has claimed. Ends a pause.
 * Ignores a lease that ends more than `2 * leaseMs` from now: it was set by a fast clock (clock
 * skew).
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
 * Counts unsettled rows. `open`: due before `dueBefore` and not tried since. `claimed`: the outcome
 * is unknown.
 */
export async function countUnsettled(
  db: Db,
  outbox: Outbox,
  dueBefore: number,
): Promise<{ open: number; claimed: number }> {
  const moment = new Date(dueBefore).toISOString();
  const now = new Date(await readClock(db)).toISOString();
  const waiting = db.selectFrom(tableOf(outbox)).where('state', '=', 'waiting');
  return {
    open: await countRows(waiting.where('due_at', '<=', moment)),
    claimed: await countRows(waiting.where('claim', 'is not', null).where('due_at', '>', now)),
  };
}
