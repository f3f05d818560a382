import { setTimeout as realSleep } from 'node:timers/promises';
import { storageErrorCode } from '../store/storage-errors.ts';
import type { Db } from '../store/tables.ts';
import { type Claimed, claimPaced, msUntilDue } from './outbox.ts';
import type { AttemptOutcome, FailureCode } from './outcome.ts';
import { type Channel, createSender } from './sender.ts';

/** Poll interval for rows that other processes made due. */
export const pollMs = 5_000;
/**
 * Pause after an empty claim. Claiming again after each sign-up would only load the database, as
 * would a due row that another transaction has locked.
 */
const minSleepMs = 100;
/** How long `stop()` waits for open calls before it aborts them. */
export const stopGraceMs = 3_000;

export type WorkerLog = {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
};

export type WorkerOptions = {
  timeoutMs?: number;
  pollMs?: number;
  leaseMs?: number;
  stopGraceMs?: number;
  /** A monotonic clock in milliseconds. */
  now?: () => number;
  /** Sleeps between two polls. Ends early when `signal` aborts. */
  sleep?: (ms: number, value: undefined, options: { signal: AbortSignal }) => Promise<unknown>;
  /** A lower rate limit of this process for its next claim. None by default. */
  limitPerSecond?: () => number | undefined;
  /** Called after each delivery attempt, with its duration in seconds. */
  onAttempt?: (outcome: Exclude<AttemptOutcome['kind'], 'cancelled'>, seconds: number) => void;
};

export type OutboxWorker = ReturnType<typeof startWorker>;

/** Delivers the rows of the channel's outbox until it is stopped. */
export function startWorker<Job extends Claimed>(
  db: Db,
  channel: Channel<Job>,
  log: WorkerLog,
  options: WorkerOptions = {},
) {
  const { now = () => performance.now(), sleep = realSleep } = options;
  const maxSleepMs = options.pollMs ?? pollMs;
  let stopping = false;
  let sleeping: AbortController | undefined;
  let woken = false;
  let wakeTimer: NodeJS.Timeout | undefined;
  /** Earliest time of the next claim, on the monotonic clock. */
  let notBefore = 0;
  const sender = createSender(db, channel, {
    timeoutMs: options.timeoutMs,
    now,
    onAttempt(job, outcome, seconds) {
      if (outcome.kind === 'cancelled') return;
      options.onAttempt?.(outcome.kind, seconds);
      if (outcome.kind !== 'delivered') logFailure(job, outcome);
    },
    onWriteError: (error) =>
      log.warn({ code: storageErrorCode(error) }, 'the state of a delivery could not be written'),
    onEnd() {
      // The call may have been the probe that ends a pause.
      notBefore = 0;
      wake();
    },
  });

  function logFailure(job: Job, outcome: Extract<AttemptOutcome, { why: FailureCode }>) {
    const fields = {
      [channel.outbox.table === 'letters' ? 'letter' : 'signUp']: job.id,
      attempts: job.attempts,
      outcome: outcome.kind,
      why: outcome.why,
    };
    log.warn(fields, 'not delivered');
  }

  async function run() {
    while (!stopping) {
      woken = false;
      try {
        await sleepFor(await startDue());
      } catch (error) {
        log.warn({ code: storageErrorCode(error) }, 'delivery could not reach the database');
        woken = false;
        await sleepFor(maxSleepMs);
      }
    }
    await sender.idle();
  }

  /** @returns milliseconds until the next try */
  async function startDue(): Promise<number> {
    const count = sender.free();
    if (count === 0) return maxSleepMs;
    const { outbox, perSecond = Number.POSITIVE_INFINITY } = channel;
    const claim = await claimPaced(db, outbox, {
      leaseMs: options.leaseMs ?? channel.leaseMs,
      count,
      perSecond: Math.min(perSecond, options.limitPerSecond?.() ?? perSecond),
    });
    notBefore = now() + claim.waitMs;
    sender.start(claim);
    if (claim.jobs.length > 0 || claim.waitMs > 0) return Math.min(maxSleepMs, claim.waitMs);
    notBefore = now() + minSleepMs;
    const due = await msUntilDue(db, outbox);
    return due === undefined ? maxSleepMs : Math.min(maxSleepMs, Math.max(due, minSleepMs));
  }

  async function sleepFor(ms: number): Promise<void> {
    // A timer of an earlier wake would end this sleep too soon.
    clearTimeout(wakeTimer);
    const waitMs = woken ? Math.min(ms, notBefore - now()) : ms;
    if (waitMs <= 0 || stopping) return;
    sleeping = new AbortController();
    await sleep(waitMs, undefined, { signal: sleeping.signal }).catch(() => undefined);
  }

  function endSleep() {
    sleeping?.abort();
    sleeping = undefined;
  }

  function wake() {
    woken = true;
    clearTimeout(wakeTimer);
    const waitMs = notBefore - now();
    if (stopping || waitMs <= 0) endSleep();
    else wakeTimer = setTimeout(endSleep, waitMs);
  }

  const finished = run();
  return {
    /** Polls now, or as soon as the pace allows. Called after a row was queued. */
    wake,

    /** Claims nothing more. Calls still open after the grace period are aborted and retried later. */
    async stop(): Promise<void> {
      stopping = true;
      clearTimeout(wakeTimer);
      const grace = sender.stop(options.stopGraceMs ?? stopGraceMs);
      endSleep();
      await finished;
      grace.cancel();
    },
  };
}
