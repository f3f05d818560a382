import { setTimeout as realSleep } from 'node:timers/promises';
import { readClock } from '../store/clock.ts';
import type { Db } from '../store/tables.ts';
import { type Claim, claimDue, countUnsettled, makeAllDue, record } from './outbox.ts';
import { concurrency, leaseMs, send, type Webhook } from './send.ts';

const heldPollMs = 200;

export type Delivered = { delivered: number; failed: number };
export type DeliverOptions = { sleep?: (ms: number) => Promise<unknown> };
type DueFilter = Required<Pick<Claim, 'dueBy'>> & Pick<Claim, 'abandoned'>;

/**
 * Tries every waiting and parked delivery once. May run beside a server, which may deliver some of them.
 * Waits for deliveries that another process has claimed, until they are settled or their lease ends.
 */
export async function deliverAll(
  db: Db,
  webhook: Webhook,
  { sleep = realSleep }: DeliverOptions = {},
): Promise<Delivered> {
  const total: Delivered = { delivered: 0, failed: 0 };
  const start = await makeAllDue(db, leaseMs);
  await deliverDue(db, webhook, { dueBy: start }, total);
  const heldUntil = Date.now() + leaseMs;
  while (Date.now() < heldUntil && (await countUnsettled(db, start)).held > 0) await sleep(heldPollMs);
  await deliverDue(db, webhook, { dueBy: await readClock(db), abandoned: true }, total);
  return total;
}

/** Runs `concurrency` lanes, so that a call that hangs blocks only its own lane. */
async function deliverDue(db: Db, webhook: Webhook, filter: DueFilter, total: Delivered): Promise<void> {
  await Promise.all(Array.from({ length: concurrency }, () => deliverLane(db, webhook, filter, total)));
}

/** A delivery that fails here becomes due later than `dueBy`, so it is not tried twice. */
async function deliverLane(db: Db, webhook: Webhook, filter: DueFilter, total: Delivered): Promise<void> {
  for (;;) {
    const [delivery] = await claimDue(db, { ...filter, leaseMs, count: 1 });
    if (!delivery) {
      // Another lane or process may have claimed the same row a moment earlier, while others still wait.
      if (filter.abandoned || (await countUnsettled(db, filter.dueBy)).open === 0) return;
      await realSleep(heldPollMs);
      continue;
    }
    const outcome = await send(webhook, delivery);
    await record(db, [{ delivery, outcome }]);
    if (outcome.kind === 'delivered') total.delivered += 1;
    else total.failed += 1;
  }
}
