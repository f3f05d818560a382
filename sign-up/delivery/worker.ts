import { setTimeout as realSleep } from 'node:timers/promises';
import { storageErrorCode } from '../store/storage-errors.ts';
import type { Db } from '../store/tables.ts';
import { createBatcher } from '../store/writing/batcher.ts';
import { type Attempted, type Claimed, claimDue, giveBack, record, untilDue } from './outbox.ts';
import { concurrency, leaseMs, send, type Webhook } from './send.ts';

/** Poll interval for deliveries that other processes made due. */
export const pollMs = 5_000;
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
  onAttempt?: (outcome: Attempted['kind'], seconds: number) => void;
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
  const breakOff = new AbortController();
  const underWay = new Set<Promise<void>>();
  // Outcomes that arrive during a write share the next transaction.
  const outcomes = createBatcher(writeOutcomes, {
    maxBatch: concurrency,
    maxWaiting: Number.MAX_SAFE_INTEGER,
  });
  let stopping = false;
  let rest: AbortController | undefined;
  let woken = false;
  /** Monotonic, so clock changes do not matter. */
  let pausedUntil = 0;
  const { now = () => performance.now(), sleep = realSleep } = options;
  const longestRest = options.pollMs ?? pollMs;

  async function run() {
    while (!stopping) {
      woken = false;
      try {
        const found = await beginDue();
        if (!found || underWay.size === concurrency) await restFor(await untilWork());
      } catch (error) {
        log.warn({ code: storageErrorCode(error) }, 'delivery could not reach the database');
        woken = false;
        await restFor(longestRest);
      }
    }
    await Promise.all(underWay);
  }

  /** Each call has its own slot, so that a call that hangs blocks no other. */
  async function beginDue(): Promise<boolean> {
    const count = concurrency - underWay.size;
    if (count === 0 || now() < pausedUntil) return false;
    const claimed = await claimDue(db, { leaseMs: options.leaseMs ?? leaseMs, count });
    // A call that ended meanwhile may have started a pause.
    const pause = pausedUntil - now();
    if (pause > 0) {
      await giveBack(db, claimed, pause);
      return false;
    }
    for (const each of claimed) {
      const call = deliverOne(each).finally(() => {
        underWay.delete(call);
        wake();
      });
      underWay.add(call);
    }
    return claimed.length > 0;
  }

  async function deliverOne(of: Claimed): Promise<void> {
    const { timeoutMs } = options;
    const began = now();
    const attempted = await send(webhook, of, { signal: breakOff.signal, ...(timeoutMs && { timeoutMs }) });
    options.onAttempt?.(attempted.kind, (now() - began) / 1000);
    if (attempted.kind !== 'delivered') {
      log.warn(
        { signUp: of.id, attempts: of.attempts, outcome: attempted.kind, why: attempted.why },
        'not delivered',
      );
    }
    if (attempted.kind === 'retry') pausedUntil = Math.max(pausedUntil, now() + (attempted.pauseMs ?? 0));
    // An outcome that is not written is retried when its lease ends.
    await outcomes.add({ of, attempted }).catch((error: unknown) => {
      log.warn({ code: storageErrorCode(error) }, 'the outcome of a delivery could not be written');
    });
  }

  async function writeOutcomes(results: { of: Claimed; attempted: Attempted }[]): Promise<undefined[]> {
    await record(db, results);
    return results.map(() => undefined);
  }

  async function untilWork(): Promise<number> {
    if (underWay.size === concurrency) return longestRest;
    const due = await untilDue(db);
    return due === undefined ? longestRest : Math.min(longestRest, Math.max(due, pausedUntil - now()));
  }

  /** Nothing wakes the worker during a pause. It polls when the pause ends. */
  async function restFor(ms: number): Promise<void> {
    if (stopping || (woken && now() >= pausedUntil)) return;
    rest = new AbortController();
    await sleep(ms, undefined, { signal: rest.signal }).catch(() => undefined);
  }

  function endRest() {
    rest?.abort();
    rest = undefined;
  }

  function wake() {
    woken = true;
    if (stopping || now() >= pausedUntil) endRest();
  }

  const finished = run();
  return {
    wake,
    async stop() {
      stopping = true;
      endRest();
      const breaker = setTimeout(() => breakOff.abort(), options.stopGraceMs ?? stopGraceMs);
      await finished;
      clearTimeout(breaker);
    },
  };
}
