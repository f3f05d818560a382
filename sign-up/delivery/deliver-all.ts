import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../store/tables.ts';
import { type Attempted, type Claimed, claimDue, countHeld, makeAllDue, nextDue, record } from './outbox.ts';
import { leaseMs, send } from './send.ts';

const concurrency = 8;
const heldPollMs = 200;

export type Delivered = { delivered: number; failed: number };

/**
 * Tries once, now, everything that waits or is parked; beside a running server, which may take some of it.
 * What another process holds is waited for, until that one is done or its lease is over.
 */
export async function deliverAll(db: Db, webhook: string): Promise<Delivered> {
  const total: Delivered = { delivered: 0, failed: 0 };
  const start = Date.now();
  await makeAllDue(db, start);
  await deliverDue(db, webhook, { dueBy: start }, total);
  const heldUntil = start + leaseMs;
  while (Date.now() < heldUntil && (await countHeld(db, Date.now())) > 0) await sleep(heldPollMs);
  await deliverDue(db, webhook, { dueBy: Date.now(), abandoned: true }, total);
  return total;
}

/** A row that fails here is given back and due later, so it is not tried again. */
async function deliverDue(
  db: Db,
  webhook: string,
  which: { dueBy: number; abandoned?: boolean },
  total: Delivered,
): Promise<void> {
  for (;;) {
    const claimed = await claimDue(db, { ...which, leaseUntil: Date.now() + leaseMs, count: concurrency });
    if (claimed.length === 0) {
      // Another process may have claimed the same few rows a moment earlier, while others still wait.
      if (which.abandoned || ((await nextDue(db)) ?? Number.POSITIVE_INFINITY) > which.dueBy) return;
      await sleep(heldPollMs);
      continue;
    }
    const results = await Promise.all(claimed.map((of) => sendOne(webhook, of)));
    await record(db, results);
    const delivered = results.filter(({ attempted }) => attempted.kind === 'delivered').length;
    total.delivered += delivered;
    total.failed += results.length - delivered;
  }
}

async function sendOne(webhook: string, of: Claimed): Promise<{ of: Claimed; attempted: Attempted }> {
  return { of, attempted: await send(webhook, of) };
}
