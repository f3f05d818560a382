import { setTimeout as realSleep } from 'node:timers/promises';
import { storageErrorCode } from '../store/storage-errors.ts';
import type { Db } from '../store/tables.ts';
import { createBatcher } from '../store/writing/batcher.ts';
import { type AttemptOutcome, type Claimed, claimDue, msUntilDue, record, release } from './outbox.ts';
import { concurrency, leaseMs, send, type Webhook } from './send.ts';

/** Poll interval for deliveries that other processes made due. */
export const pollMs = 5_000;
/** A due row that another transaction has locked cannot be claimed. Claiming again at once would only load the database. */
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
  /** Called after each delivery attempt, with its duration in seconds. */
  onAttempt?: (outcome: AttemptOutcome['kind'], seconds: number) => void;
};

export type DeliveryWorker = {
  /** Polls now. Called after a sign-up was stored. */
  wake(): void;
  /** Claims nothing more. Calls still open after the grace period are aborted and retried later. */
  stop(): Promise<void>;
};

/** Delivers the sign-ups in the outbox to `webhook` until it is stopped. */
export function startWorker(
  db: Db,
  webhook: Webhook,
  log: WorkerLog,
  options: WorkerOptions = {},
): DeliveryWorker {
  const abortCalls = new AbortController();
  const inFlight = new Set<Promise<void>>();
  // Outcomes that arrive during a write share the next transaction.
  const outcomes = createBatcher(writeOutcomes, {
    maxBatch: concurrency,
    maxWaiting: Number.MAX_SAFE_INTEGER,
  });
  let stopping = false;
  let sleeping: AbortController | undefined;
  let woken = false;
  /** Monotonic, so clock changes do not matter. */
  let pausedUntil = 0;
  const { now = () => performance.now(), sleep = realSleep } = options;
  const maxSleepMs = options.pollMs ?? pollMs;

  async function run() {
    while (!stopping) {
      woken = false;
      try {
        const found = await startDue();
        if (!found || inFlight.size === concurrency) await sleepFor(await msUntilWork());
      } catch (error) {
        log.warn({ code: storageErrorCode(error) }, 'delivery could not reach the database');
        woken = false;
        await sleepFor(maxSleepMs);
      }
    }
    await Promise.all(inFlight);
  }

  /** Each call has its own slot, so that a call that hangs blocks no other. */
  async function startDue(): Promise<boolean> {
    const count = concurrency - inFlight.size;
    if (count === 0 || now() < pausedUntil) return false;
    const claimed = await claimDue(db, { leaseMs: options.leaseMs ?? leaseMs, count });
    // A call that ended meanwhile may have started a pause.
    const pause = pausedUntil - now();
    if (pause > 0) {
      await release(db, claimed, pause);
      return false;
    }
    for (const each of claimed) {
      const call = deliverOne(each).finally(() => {
        inFlight.delete(call);
        wake();
      });
      inFlight.add(call);
    }
    return claimed.length > 0;
  }

  async function deliverOne(delivery: Claimed): Promise<void> {
    const { timeoutMs } = options;
    const began = now();
    const outcome = await send(webhook, delivery, {
      signal: abortCalls.signal,
      ...(timeoutMs && { timeoutMs }),
    });
    options.onAttempt?.(outcome.kind, (now() - began) / 1000);
    if (outcome.kind !== 'delivered') {
      log.warn(
        { signUp: delivery.id, attempts: delivery.attempts, outcome: outcome.kind, why: outcome.why },
        'not delivered',
      );
    }
    if (outcome.kind === 'retry') pausedUntil = Math.max(pausedUntil, now() + (outcome.pauseMs ?? 0));
    // An outcome that is not written is retried when its lease ends.
    await outcomes.add({ delivery, outcome }).catch((error: unknown) => {
      log.warn({ code: storageErrorCode(error) }, 'the outcome of a delivery could not be written');
    });
  }

  async function writeOutcomes(
    results: { delivery: Claimed; outcome: AttemptOutcome }[],
  ): Promise<undefined[]> {
    await record(db, results);
    return results.map(() => undefined);
  }

  async function msUntilWork(): Promise<number> {
    if (inFlight.size === concurrency) return maxSleepMs;
    const due = await msUntilDue(db);
    if (due === undefined) return maxSleepMs;
    return Math.min(maxSleepMs, Math.max(due, pausedUntil - now(), minSleepMs));
  }

  /** Nothing wakes the worker during a pause. It polls when the pause ends. */
  async function sleepFor(ms: number): Promise<void> {
    if (stopping || (woken && now() >= pausedUntil)) return;
    sleeping = new AbortController();
    await sleep(ms, undefined, { signal: sleeping.signal }).catch(() => undefined);
  }

  function endSleep() {
    sleeping?.abort();
    sleeping = undefined;
  }

  function wake() {
    woken = true;
    if (stopping || now() >= pausedUntil) endSleep();
  }

  const finished = run();
  return {
    wake,
    async stop() {
      stopping = true;
      endSleep();
      const graceTimer = setTimeout(() => abortCalls.abort(), options.stopGraceMs ?? stopGraceMs);
      await finished;
      clearTimeout(graceTimer);
    },
  };
}
