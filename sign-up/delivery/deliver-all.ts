import { setTimeout as realSleep } from 'node:timers/promises';
import { readClock } from '../store/clock.ts';
import type { Db } from '../store/tables.ts';
import { type Claim, type Claimed, claimPaced, countUnsettled, makeAllDue } from './outbox.ts';
import { type Channel, createSender, type Sender } from './sender.ts';

const claimedPollMs = 200;

/** `elsewhere`: jobs that another process tried meanwhile, such as a running server. */
export type Delivered = { delivered: number; failed: number; elsewhere: number };
export type DeliverOptions = { sleep?: (ms: number) => Promise<unknown> };
type DueFilter = Required<Pick<Claim, 'dueBefore'>> & Pick<Claim, 'abandoned'>;

/**
 * Tries every waiting and parked job once, at the pace of the channel. May run beside a server,
 * which may deliver some of them. Waits for jobs that another process has claimed, until they are
 * settled or their lease ends.
 * @throws the database's error if an outcome could not be written
 */
export async function deliverAll<Job extends Claimed>(
  db: Db,
  channel: Channel<Job>,
  { sleep = realSleep }: DeliverOptions = {},
): Promise<Delivered> {
  const total: Delivered = { delivered: 0, failed: 0, elsewhere: 0 };
  let tried = 0;
  let writeError: unknown;
  const sender = createSender(db, channel, {
    onAttempt(_job, { kind }) {
      tried += 1;
      if (kind === 'cancelled') return;
      total[kind === 'delivered' ? 'delivered' : 'failed'] += 1;
    },
    onWriteError(error) {
      writeError ??= error;
    },
  });
  const { outbox, leaseMs } = channel;
  const start = await makeAllDue(db, outbox, leaseMs);
  const before = await countUnsettled(db, outbox, start);
  await deliverDue(db, channel, { dueBefore: start }, sender);
  const leasesEnd = Date.now() + leaseMs;
  while (Date.now() < leasesEnd && (await countUnsettled(db, outbox, start)).claimed > 0)
    await sleep(claimedPollMs);
  await deliverDue(db, channel, { dueBefore: await readClock(db), abandoned: true }, sender);
  if (writeError) throw writeError;
  total.elsewhere = Math.max(0, before.open + before.claimed - tried);
  return total;
}

/** A job that fails here becomes due later than `dueBefore`, so it is not tried twice. */
async function deliverDue<Job extends Claimed>(
  db: Db,
  channel: Channel<Job>,
  filter: DueFilter,
  sender: Sender<Job>,
): Promise<void> {
  const { outbox, perSecond, leaseMs } = channel;
  for (;;) {
    const count = sender.free();
    if (count === 0) {
      await Promise.race(sender.openCalls());
      continue;
    }
    const claim = await claimPaced(db, outbox, { ...filter, leaseMs, count, perSecond });
    sender.start(claim);
    if (claim.jobs.length === 0 && claim.waitMs === 0) {
      // Another process may have locked rows, or a pause may release some that this one has
      // claimed.
      await sender.idle();
      if (filter.abandoned || (await countUnsettled(db, outbox, filter.dueBefore)).open === 0) return;
      await realSleep(claimedPollMs);
    } else await Promise.race([realSleep(claim.waitMs), ...sender.openCalls()]);
  }
}
