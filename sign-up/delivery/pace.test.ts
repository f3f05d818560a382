import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databaseKinds, openMigrated, type TestDatabase } from '../../tests/fixtures/databases/databases.ts';
import { insertSignUps } from '../../tests/fixtures/insert-sign-ups.ts';
import { readClock } from '../store/clock.ts';
import type { Database } from '../store/database.ts';
import { deliveryOutbox } from './deliveries.ts';
import { claimPaced, makeAllDue, record } from './outbox.ts';
import type { AttemptOutcome } from './outcome.ts';
import { pausedUntil } from './pace.ts';

const leaseMs = 20_000;
const limited: AttemptOutcome = { kind: 'retry', why: 'http:429', afterMs: 60_000, pauseMs: 30_000 };
const delivered: AttemptOutcome = { kind: 'delivered' };

describe.each(databaseKinds)('the pace of deliveries on the $kind database', ({ make }) => {
  let testDatabase: TestDatabase;
  let database: Database;
  beforeEach(async () => {
    testDatabase = await make();
    database = await openMigrated(testDatabase);
    await insertSignUps(
      database.db,
      Array.from({ length: 20 }, (_, n) => ({ email: `fan${n}@example.com` })),
    );
  });
  afterEach(async () => {
    await database.close();
    await testDatabase.remove();
  });

  const claim = async (options: { perSecond?: number; count?: number } = {}) => {
    const paced = await claimPaced(database.db, deliveryOutbox, {
      leaseMs,
      count: 8,
      perSecond: 4,
      ...options,
    });
    return { ...paced, count: paced.jobs.length };
  };
  /** Sets the time of the next call, relative to the clock of the database. */
  async function setNext(ms: number) {
    const next = new Date((await readClock(database.db)) + ms).toISOString();
    await database.db.updateTable('delivery_pace').set({ next_at: next }).execute();
  }

  test('a claim takes as many jobs as one second allows, and the next claim waits for that second', async () => {
    expect(await claim()).toMatchObject({ count: 4, intervalMs: 250, waitMs: 1_000 });
    const next = await claim();
    expect(next.count).toBe(0);
    expect(next.waitMs).toBeGreaterThan(0);
    expect(next.waitMs).toBeLessThanOrEqual(1_000);
    await setNext(0);
    expect(await claim({ count: 2 })).toMatchObject({ count: 2, waitMs: 500 });
  });

  test('several servers together keep the pace', async () => {
    const others = [await openMigrated(testDatabase), await openMigrated(testDatabase)];
    const claims = await Promise.all(
      [database, ...others].map(({ db }) =>
        claimPaced(db, deliveryOutbox, { leaseMs, count: 8, perSecond: 4 }),
      ),
    );
    expect(claims.map(({ jobs }) => jobs.length).toSorted()).toEqual([0, 0, 4]);
    for (const other of others) await other.close();
  });

  test('after a refusal all servers pause, then one job is a probe', async () => {
    const [first, ...rest] = (await claim()).jobs;
    if (!first) throw new Error('nothing was claimed');
    await record(database.db, deliveryOutbox, [{ job: first, outcome: limited }]);
    const { count, waitMs } = await claim();
    expect([count, waitMs > 25_000, waitMs <= 30_000]).toEqual([0, true, true]);
    expect(await pausedUntil(database.db, 'webhook')).toBeGreaterThan(Date.now());
    // Calls that were open already do not end the pause.
    await record(
      database.db,
      deliveryOutbox,
      rest.map((job) => ({ job, outcome: delivered })),
    );
    expect((await claim()).count).toBe(0);
    await setNext(0);
    const probe = await claim();
    expect([probe.count, probe.waitMs]).toEqual([1, leaseMs]);
    expect((await claim()).count).toBe(0);
    const [probed] = probe.jobs;
    if (probed) await record(database.db, deliveryOutbox, [{ job: probed, outcome: delivered }]);
    expect(await claim()).toMatchObject({ count: 4, waitMs: 1_000 });
    expect(await pausedUntil(database.db, 'webhook')).toBeUndefined();
  });

  test('of two refusals the longer pause counts, whichever is recorded first', async () => {
    const other = await openMigrated(testDatabase);
    for (const pauses of [
      [3_600_000, 30_000],
      [30_000, 3_600_000],
    ]) {
      await makeAllDue(database.db, deliveryOutbox, leaseMs);
      const { jobs } = await claim();
      await Promise.all(
        pauses.map((pauseMs, n) => {
          const [job] = jobs.slice(n);
          if (!job) throw new Error('nothing was claimed');
          return record(n ? other.db : database.db, deliveryOutbox, [
            { job, outcome: { ...limited, pauseMs } },
          ]);
        }),
      );
      expect((await claim()).waitMs).toBeGreaterThan(3_000_000);
    }
    await other.close();
  });

  test('a refused probe pauses for the time in Retry-After, not until the end of its lease', async () => {
    const [job] = (await claim()).jobs;
    if (job) await record(database.db, deliveryOutbox, [{ job, outcome: limited }]);
    await setNext(0);
    const [probe] = (await claim()).jobs;
    if (probe)
      await record(database.db, deliveryOutbox, [{ job: probe, outcome: { ...limited, pauseMs: 5_000 } }]);
    expect((await claim()).waitMs).toBeLessThanOrEqual(5_000);
  });

  test('"deliver" keeps the pace of the previous claim', async () => {
    await claim();
    await makeAllDue(database.db, deliveryOutbox, leaseMs);
    expect((await claim()).count).toBe(0);
  });

  test('a refused probe starts the next pause', async () => {
    for (let round = 0; round < 2; round++) {
      const [job] = (await claim()).jobs;
      if (job) await record(database.db, deliveryOutbox, [{ job, outcome: limited }]);
      expect((await claim()).waitMs).toBeGreaterThan(25_000);
      await setNext(0);
    }
    expect((await claim()).count).toBe(1);
  });

  test('the probe of a dead server is replaced when its lease ends', async () => {
    const [job] = (await claim()).jobs;
    if (job) await record(database.db, deliveryOutbox, [{ job, outcome: limited }]);
    await setNext(0);
    expect((await claim()).count).toBe(1);
    await setNext(0);
    expect((await claim()).count).toBe(1);
  });

  test('"deliver" ends a pause', async () => {
    const [job] = (await claim()).jobs;
    if (job) await record(database.db, deliveryOutbox, [{ job, outcome: limited }]);
    await makeAllDue(database.db, deliveryOutbox, leaseMs);
    expect((await claim()).count).toBe(4);
  });

  test.each([
    [0, 3_600_000],
    [1, 26 * 3_600_000],
  ])('ignores a time that was set while a clock ran ahead (paused: %i)', async (paused, aheadMs) => {
    await database.db.updateTable('delivery_pace').set({ paused }).execute();
    await setNext(aheadMs);
    expect((await claim()).count).toBe(paused ? 1 : 4);
  });
});
