import { faultCode } from '../store/faults.ts';
import type { Db } from '../store/tables.ts';
import { type Attempted, type Claimed, claimDue, nextDue, record } from './outbox.ts';
import { leaseMs, send } from './send.ts';

/** How many calls are under way at once. */
const concurrency = 8;
/** How soon a worker finds what another process left behind. */
const pollMs = 5_000;
/** How long a stopping worker lets its calls finish. */
const stopGraceMs = 3_000;

export type WorkerLog = {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
};

export type WorkerOptions = { timeoutMs?: number; pollMs?: number; leaseMs?: number };

export type DeliveryWorker = {
  /** Looks for work now; called when a sign-up was stored. */
  wake(): void;
  /** Takes no more work; calls that do not finish soon are broken off and tried again later. */
  stop(): Promise<void>;
};

/** Delivers what waits in the outbox to `webhook`, until it is stopped. */
export function startWorker(
  db: Db,
  webhook: string,
  log: WorkerLog,
  options: WorkerOptions = {},
): DeliveryWorker {
  const breakOff = new AbortController();
  let stopping = false;
  let rest: { timer: NodeJS.Timeout; end: () => void } | undefined;
  let wokenWhileBusy = false;
  let pausedUntil = 0;
  const longestRest = options.pollMs ?? pollMs;

  async function run() {
    while (!stopping) {
      wokenWhileBusy = false;
      let found = false;
      try {
        found = await deliverBatch();
      } catch (error) {
        log.warn({ code: faultCode(error) }, 'delivery could not reach the database');
        await restFor(longestRest);
        continue;
      }
      if (!found) await restFor(await untilNextDue());
    }
  }

  async function deliverBatch(): Promise<boolean> {
    const now = Date.now();
    if (now < pausedUntil) return false;
    const leaseUntil = now + (options.leaseMs ?? leaseMs);
    const claimed = await claimDue(db, { dueBy: now, leaseUntil, count: concurrency });
    const results = await Promise.all(claimed.map(deliverOne));
    if (results.length > 0) await record(db, results);
    return claimed.length > 0;
  }

  async function deliverOne(of: Claimed): Promise<{ of: Claimed; attempted: Attempted }> {
    const { timeoutMs } = options;
    const attempted = await send(webhook, of, { signal: breakOff.signal, ...(timeoutMs && { timeoutMs }) });
    if (attempted.kind !== 'delivered') {
      log.warn(
        { signUp: of.id, attempts: of.attempts, outcome: attempted.kind, why: attempted.why },
        'not delivered',
      );
    }
    if (attempted.kind === 'retry') pausedUntil = Math.max(pausedUntil, attempted.pauseUntil ?? 0);
    return { of, attempted };
  }

  async function untilNextDue(): Promise<number> {
    const due = await nextDue(db).catch(() => undefined);
    if (due === undefined) return longestRest;
    return Math.min(longestRest, Math.max(0, Math.max(due, pausedUntil) - Date.now()));
  }

  async function restFor(ms: number): Promise<void> {
    const paused = Date.now() < pausedUntil;
    if (stopping || (wokenWhileBusy && !paused)) return;
    await new Promise<void>((resolve) => {
      rest = { timer: setTimeout(resolve, ms), end: resolve };
    });
  }

  function endRest() {
    clearTimeout(rest?.timer);
    rest?.end();
    rest = undefined;
  }

  const finished = run();
  return {
    wake() {
      wokenWhileBusy = true;
      endRest();
    },
    async stop() {
      stopping = true;
      endRest();
      const breaker = setTimeout(() => breakOff.abort(), stopGraceMs);
      await finished;
      clearTimeout(breaker);
    },
  };
}
