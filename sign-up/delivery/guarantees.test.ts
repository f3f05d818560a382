import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { databaseKinds, openMigrated, type TestDatabase } from '../../tests/fixtures/databases/databases.ts';
import { fakeSleep } from '../../tests/fixtures/fake-sleep.ts';
import { makeSignUp } from '../../tests/fixtures/make-sign-up.ts';
import { type Receiver, startReceiver } from '../../tests/fixtures/processes/webhook-receiver.ts';
import { readClock } from '../store/clock.ts';
import type { Database } from '../store/database.ts';
import { createStore } from '../store/store.ts';
import { deliverAll } from './deliver-all.ts';
import { deliveryOutbox } from './deliveries.ts';
import { claimDue, record, release } from './outbox.ts';
import { webhookChannel } from './send.ts';
import { startWorker } from './worker.ts';

const quiet = { info: () => undefined, warn: () => undefined };
const hour = 3_600_000;

describe.each(databaseKinds)('the outbox of the $kind database', ({ kind, make }) => {
  let testDatabase: TestDatabase;
  let database: Database;
  let receiver: Receiver;
  beforeEach(async () => {
    testDatabase = await make();
    database = await openMigrated(testDatabase);
    receiver = await startReceiver();
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await receiver.close();
    await database.close();
    await testDatabase.remove();
  });

  const hook = () => ({ url: receiver.url });
  async function signUp(count: number) {
    const store = createStore(database);
    for (let n = 0; n < count; n++) await store.add(makeSignUp(`Fan ${n}`));
    await store.stop();
  }
  const states = () => database.db.selectFrom('deliveries').select(['state', 'last_failure']).execute();
  const untilDelivered = (count: number) =>
    vi.waitFor(
      async () => expect((await states()).filter(({ state }) => state === 'delivered').length).toBe(count),
      { timeout: 15_000, interval: 20 },
    );

  test('ignores the late outcome of a claim that another worker took over', async () => {
    await signUp(1);
    const [stale] = await claimDue(database.db, deliveryOutbox, { leaseMs: 1, count: 1 });
    await vi.waitFor(
      async () => {
        const [fresh] = await claimDue(database.db, deliveryOutbox, { leaseMs: hour, count: 1 });
        expect(fresh?.attempts).toBe(2);
        if (fresh)
          await record(database.db, deliveryOutbox, [{ job: fresh, outcome: { kind: 'delivered' } }]);
      },
      { timeout: 20_000 },
    );
    if (stale)
      await record(database.db, deliveryOutbox, [
        { job: stale, outcome: { kind: 'parked', why: 'http:400' } },
      ]);
    expect(await states()).toEqual([{ state: 'delivered', last_failure: null }]);
  });

  test('a released delivery is due at once, with no attempt counted', async () => {
    await signUp(1);
    const [claimed] = await claimDue(database.db, deliveryOutbox, { leaseMs: hour, count: 1 });
    if (claimed) await release(database.db, deliveryOutbox, claimed);
    const again = await claimDue(database.db, deliveryOutbox, { leaseMs: hour, count: 1 });
    expect(again).toMatchObject([{ id: claimed?.id, attempts: 1 }]);
  });

  test('"deliver" skips deliveries that a worker has claimed, and waits for their outcome', async () => {
    await signUp(1);
    const { promise: held, resolve: hold } = Promise.withResolvers<ServerResponse>();
    receiver.answerWith((response) => hold(response));
    const worker = startWorker(database.db, webhookChannel(hook()), quiet);
    const response = await held;
    let polls = 0;
    const sleep = async () => {
      polls += 1;
      if (polls === 3) response.end();
      await new Promise(setImmediate);
    };
    expect(await deliverAll(database.db, webhookChannel(hook()), { sleep })).toEqual({
      delivered: 0,
      failed: 0,
      elsewhere: 1,
    });
    expect(polls).toBeGreaterThanOrEqual(3);
    await worker.stop();
    expect(receiver.received.length).toBe(1);
    expect(await states()).toMatchObject([{ state: 'delivered' }]);
  });

  test('"deliver" frees claims made while a clock ran ahead', async () => {
    await signUp(2);
    await claimDue(database.db, deliveryOutbox, { leaseMs: 24 * hour, count: 1 });
    expect(await deliverAll(database.db, webhookChannel(hook()))).toEqual({
      delivered: 2,
      failed: 0,
      elsewhere: 0,
    });
  });

  test.each(['the worker', 'the command'])('a call of %s that hangs delays no other call', async (caller) => {
    await signUp(20);
    const { promise: hanging, resolve: hang } = Promise.withResolvers<ServerResponse>();
    receiver.answerWith((response, call) => (call === 1 ? hang(response) : void response.end()));
    const worker =
      caller === 'the worker' ? startWorker(database.db, webhookChannel(hook()), quiet) : undefined;
    const command = worker ? undefined : deliverAll(database.db, webhookChannel(hook()));
    await untilDelivered(19);
    (await hanging).end();
    await untilDelivered(20);
    await worker?.stop();
    await command;
    expect(receiver.received.length).toBe(20);
  });

  test('the worker finds deliveries that another process made due while it slept', async () => {
    await signUp(1);
    const later = new Date((await readClock(database.db)) + hour).toISOString();
    await database.db.updateTable('deliveries').set({ due_at: later }).execute();
    const { sleep, nthCall } = fakeSleep();
    const worker = startWorker(database.db, webhookChannel(hook()), quiet, { sleep });
    const poll = await nthCall(1);
    expect(poll.ms).toBe(5_000);
    expect(receiver.received.length).toBe(0);
    await database.db.updateTable('deliveries').set({ due_at: '2026-01-01T00:00:00.000Z' }).execute();
    poll.end();
    await receiver.calls(1);
    await worker.stop();
  });

  // The servers of an embedded database share one clock.
  if (kind === 'PostgreSQL')
    test('claims no leased delivery on a fast clock', async () => {
      await signUp(1);
      expect((await claimDue(database.db, deliveryOutbox, { leaseMs: 60_000, count: 1 })).length).toBe(1);
      const real = Date.now.bind(Date);
      vi.spyOn(Date, 'now').mockImplementation(() => real() + hour);
      expect(await claimDue(database.db, deliveryOutbox, { leaseMs: 60_000, count: 1 })).toEqual([]);
    });
});
