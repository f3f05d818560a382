/**
 * A rate limiter with a circuit breaker for all servers of one database. A paused outbox is the
 * open state, a probe the half-open call. The state is one row, which a server locks while it
 * claims jobs.
 */
import { readClock } from '../store/clock.ts';
import { isPostgres } from '../store/dialect.ts';
import type { Db, Tables } from '../store/tables.ts';

/**
 * A pause lasts at most a day (`backoff.ts`). A later `next_at` was set by a clock that was fast,
 * and is ignored.
 */
const maxPauseMs = 25 * 3_600_000;
/**
 * Without a pause the next claim is at most a second or an interval away, plus slack for clocks.
 */
const clockSlackMs = 9_000;

/** The row of `delivery_pace` by outbox. */
const ids = { webhook: 1, mail: 2 };
export type Pace = keyof typeof ids;

/**
 * Locks the pace until the transaction ends.
 * @param intervalMs between two calls
 * @returns the database's time, the milliseconds until the next call may start, and whether calls
 * are paused
 */
export async function lockPace(
  transaction: Db,
  name: Pace,
  intervalMs: number,
): Promise<{ now: number; waitMs: number; isPaused: boolean }> {
  const pace = await lockedRow(transaction, name);
  const now = await readClock(transaction);
  return { now, waitMs: msUntilNextCall(pace, now, intervalMs), isPaused: pace.paused === 1 };
}

/**
 * Allows no further call before `until` (milliseconds since 1970).
 * @param probe the claim of the only call during a pause; null without a pause
 */
export async function reserveUntil(
  transaction: Db,
  name: Pace,
  until: number,
  probe: string | null,
): Promise<void> {
  await transaction
    .updateTable('delivery_pace')
    .set({ next_at: new Date(until).toISOString(), probe })
    .where('id', '=', ids[name])
    .execute();
}

/** Pauses all calls for `pauseMs`, unless a longer pause is running. */
export async function startPause(transaction: Db, name: Pace, now: number, pauseMs: number): Promise<void> {
  const pace = await lockedRow(transaction, name);
  // While a probe runs, `next_at` is the end of its lease and not of a pause.
  const isPausedLonger = pace.paused === 1 && pace.probe === null && msUntilNextCall(pace, now) > pauseMs;
  if (isPausedLonger) return;
  await transaction
    .updateTable('delivery_pace')
    .set({ next_at: new Date(now + pauseMs).toISOString(), paused: 1, probe: null })
    .where('id', '=', ids[name])
    .execute();
}

/** Ends a pause. @param probes ends it only if its probe is one of these claims */
export async function endPause(db: Db, name: Pace, now: number, probes?: string[]): Promise<void> {
  await db
    .updateTable('delivery_pace')
    .set({ next_at: new Date(now).toISOString(), paused: 0, probe: null })
    .where('id', '=', ids[name])
    .where('paused', '=', 1)
    .$if(probes !== undefined, (row) => row.where('probe', 'in', probes ?? []))
    .execute();
}

/**
 * @returns the end of a pause, or of the lease of its probe, in milliseconds since 1970; undefined
 * without a pause
 */
export async function pausedUntil(db: Db, name: Pace): Promise<number | undefined> {
  const pace = await db
    .selectFrom('delivery_pace')
    .selectAll()
    .where('id', '=', ids[name])
    .executeTakeFirstOrThrow();
  return pace.paused && msUntilNextCall(pace, await readClock(db)) > 0 ? Date.parse(pace.next_at) : undefined;
}

async function lockedRow(transaction: Db, name: Pace): Promise<Tables['delivery_pace']> {
  return await transaction
    .selectFrom('delivery_pace')
    .selectAll()
    .where('id', '=', ids[name])
    .$if(isPostgres(transaction), (rows) => rows.forUpdate())
    .executeTakeFirstOrThrow();
}

function msUntilNextCall({ next_at, paused }: Tables['delivery_pace'], now: number, intervalMs = 0): number {
  const waitMs = Date.parse(next_at) - now;
  const maxWaitMs = paused ? maxPauseMs : Math.max(1_000, intervalMs) + clockSlackMs;
  return waitMs > maxWaitMs ? 0 : Math.max(0, waitMs);
}
