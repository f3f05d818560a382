import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../store/tables.ts';
import { createBatcher } from '../store/writing/batcher.ts';
import { type Claimed, type Outbox, type PacedClaim, record, release } from './outbox.ts';
import type { AttemptOutcome } from './outcome.ts';

/** Concurrent calls per process and channel. */
const concurrency = 8;

export type CallOptions = { timeoutMs?: number; signal?: AbortSignal };

/** An outbox, and the call that delivers one of its rows. */
export type Channel<Job extends Claimed = Claimed> = {
  outbox: Outbox<Job>;
  /** Rate limit shared by all servers of the database. Unlimited by default. */
  perSecond?: number | undefined;
  /** How long a claim survives its process. Must outlast a call and the write of its outcome. */
  leaseMs: number;
  /** Errors of the call become outcomes. Throws only if the database cannot be read. */
  deliver(job: Job, options: CallOptions): Promise<AttemptOutcome>;
};

export type SenderOptions<Job extends Claimed = Claimed> = {
  timeoutMs?: number | undefined;
  /** A monotonic clock in milliseconds. */
  now?: (() => number) | undefined;
  /** Called after each attempt, with its duration in seconds. */
  onAttempt?: (job: Job, outcome: AttemptOutcome, seconds: number) => void;
  /**
   * Called when the database could not be read or written. The job is retried when its lease ends.
   */
  onWriteError?: (error: unknown) => void;
  /** Called after each call has ended and its outcome is written. */
  onEnd?: () => void;
};

export type Sender<Job extends Claimed> = ReturnType<typeof createSender<Job>>;

/** Delivers claimed jobs and writes their outcomes. A call that hangs delays no other call. */
export function createSender<Job extends Claimed>(
  db: Db,
  channel: Channel<Job>,
  options: SenderOptions<Job> = {},
) {
  const { outbox } = channel;
  const { now = () => performance.now(), onAttempt, onWriteError, onEnd } = options;
  const open = new Set<Promise<void>>();
  const abortCalls = new AbortController();
  /** Aborted when calls that have not started yet must not start. */
  let starts = new AbortController();
  let stopping = false;
  // Outcomes that arrive during a write share the next transaction.
  const outcomes = createBatcher(writeOutcomes, {
    maxBatch: concurrency,
    maxWaiting: Number.MAX_SAFE_INTEGER,
  });

  async function writeOutcomes(results: { job: Job; outcome: AttemptOutcome }[]) {
    await record(db, outbox, results);
    return results.map(() => undefined);
  }

  async function deliver(job: Job, delayMs: number): Promise<void> {
    const { signal } = starts;
    if (delayMs > 0) await sleep(delayMs, undefined, { signal }).catch(() => undefined);
    try {
      if (signal.aborted || stopping) await release(db, outbox, job);
      else await outcomes.add({ job, outcome: await call(job) });
    } catch (error) {
      onWriteError?.(error);
    }
  }

  async function call(job: Job): Promise<AttemptOutcome> {
    const began = now();
    const { timeoutMs } = options;
    const outcome = await channel.deliver(job, {
      signal: abortCalls.signal,
      ...(timeoutMs !== undefined && { timeoutMs }),
    });
    if (outcome.kind === 'retry' && outcome.pauseMs !== undefined) {
      starts.abort();
      starts = new AbortController();
    }
    onAttempt?.(job, outcome, (now() - began) / 1000);
    return outcome;
  }

  return {
    /** How many more calls may start. */
    free: () => concurrency - open.size,

    /**
     * Starts the calls of a claim, `intervalMs` apart. A pause of the receiver releases those not
     * started yet.
     */
    start({ jobs, intervalMs }: PacedClaim<Job>): void {
      for (const [index, job] of jobs.entries()) {
        const delivering = deliver(job, index * intervalMs).finally(() => {
          open.delete(delivering);
          onEnd?.();
        });
        open.add(delivering);
      }
    },

    /** Each resolves when its call has ended and the outcome is written. */
    openCalls: () => [...open],

    /** Resolves when no call is open. */
    async idle(): Promise<void> {
      while (open.size > 0) await Promise.all(open);
    },

    /** Starts no further call, and aborts open ones after `graceMs`. */
    stop(graceMs: number): { cancel(): void } {
      stopping = true;
      starts.abort();
      const timer = setTimeout(() => abortCalls.abort(), graceMs);
      return { cancel: () => clearTimeout(timer) };
    },
  };
}
