import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aFan } from '../../tests/fixtures/a-fan.ts';
import { openMigrated, places, type TestPlace } from '../../tests/fixtures/databases/databases.ts';
import { type Receiver, startReceiver, status } from '../../tests/fixtures/processes/webhook-receiver.ts';
import { readClock } from '../store/clock.ts';
import type { Database } from '../store/database.ts';
import { createStore } from '../store/store.ts';
import { deliverAll } from './deliver-all.ts';
import { claimDue, giveBack, record } from './outbox.ts';
import { startWorker } from './worker.ts';

const quiet = { info: () => undefined, warn: () => undefined };
const hour = 3_600_000;

describe.each(places)('the outbox of the $kind database', ({ kind, make }) => {
  let place: TestPlace;
  let database: Database;
  let receiver: Receiver;
  beforeEach(async () => {
    place = await make();
    database = await openMigrated(place);
    receiver = await startReceiver();
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await receiver.close();
    await database.close();
    await place.remove();
  });

  const hook = () => ({ url: receiver.url });
  async function signUp(count: number, onStored?: () => void) {
    const store = createStore(database, onStored && { onStored });
    for (let n = 0; n < count; n++) await store.add(aFan(`Fan ${n}`), String(n));
    await store.stop();
  }
  const states = () => database.db.selectFrom('deliveries').select(['state', 'last_failure']).execute();
  const untilDelivered = (count: number) =>
    vi.waitFor(
      async () => expect((await states()).filter(({ state }) => state === 'delivered').length).toBe(count),
      { timeout: 15_000, interval: 20 },
    );

  test('what a claim that has been taken over reports late changes nothing', async () => {
    await signUp(1);
    const [stale] = await claimDue(database.db, { leaseMs: 1, count: 1 });
    await vi.waitFor(async () => {
      const [fresh] = await claimDue(database.db, { leaseMs: hour, count: 1 });
      expect(fresh?.attempts).toBe(2);
      if (fresh) await record(database.db, [{ of: fresh, attempted: { kind: 'delivered' } }]);
    });
    if (stale) await record(database.db, [{ of: stale, attempted: { kind: 'parked', why: 'http:400' } }]);
    expect(await states()).toEqual([{ state: 'delivered', last_failure: null }]);
  });

  test('what is given back waits as long as it is told, and no attempt is counted', async () => {
    await signUp(2);
    const claimed = await claimDue(database.db, { leaseMs: hour, count: 2 });
    await giveBack(database.db, claimed, 300);
    expect(await claimDue(database.db, { leaseMs: hour, count: 2 })).toEqual([]);
    await vi.waitFor(async () => {
      const again = await claimDue(database.db, { leaseMs: hour, count: 2 });
      expect(again.map(({ attempts }) => attempts)).toEqual([1, 1]);
    });
  });

  test('the command leaves alone what a worker is delivering, and waits for it', async () => {
    await signUp(1);
    const { promise: held, resolve: hold } = Promise.withResolvers<ServerResponse>();
    receiver.answerWith((response) => hold(response));
    const worker = startWorker(database.db, hook(), quiet);
    const response = await held;
    let ended = false;
    const command = deliverAll(database.db, hook()).finally(() => {
      ended = true;
    });
    await sleep(500);
    expect([receiver.received.length, ended]).toEqual([1, false]);
    response.end();
    expect(await command).toEqual({ delivered: 0, failed: 0 });
    await worker.stop();
    expect(receiver.received.length).toBe(1);
    expect(await states()).toMatchObject([{ state: 'delivered' }]);
  });

  test('what was taken while a clock ran ahead is freed by the command', async () => {
    await signUp(2);
    await claimDue(database.db, { leaseMs: 24 * hour, count: 1 });
    expect(await deliverAll(database.db, hook())).toEqual({ delivered: 2, failed: 0 });
  });

  test.each(['the worker', 'the command'])('one call that hangs holds up no other of %s', async (who) => {
    await signUp(20);
    const { promise: hanging, resolve: hang } = Promise.withResolvers<ServerResponse>();
    receiver.answerWith((response, call) => (call === 1 ? hang(response) : void response.end()));
    const worker = who === 'the worker' ? startWorker(database.db, hook(), quiet) : undefined;
    const command = worker ? undefined : deliverAll(database.db, hook());
    await untilDelivered(19);
    (await hanging).end();
    await untilDelivered(20);
    await worker?.stop();
    await command;
    expect(receiver.received.length).toBe(20);
  });

  test('too many calls, said without a time, pause every delivery; the pause costs the database next to nothing', async () => {
    await signUp(1);
    receiver.answerWith((response, call) => status(call === 1 ? 429 : 200)(response, call));
    let statements = 0;
    const counting = database.db.withPlugin({
      transformQuery({ node }) {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const worker = startWorker(counting, hook(), quiet, { pollMs: 200 });
    await vi.waitFor(async () => expect(await states()).toMatchObject([{ last_failure: 'http:429' }]));
    const before = statements;
    await signUp(9, () => worker.wake());
    await untilDelivered(9);
    await worker.stop();
    const [first, ...later] = receiver.received;
    for (const call of later) expect(call.at - (first?.at ?? 0)).toBeGreaterThanOrEqual(490);
    expect(statements - before).toBeLessThan(100);
  });

  test('a stored sign-up wakes the worker, however long it would have rested', async () => {
    const worker = startWorker(database.db, hook(), quiet, { pollMs: hour });
    await signUp(1, () => worker.wake());
    await receiver.calls(1);
    await worker.stop();
  });

  test('what another process makes due is found though the next was due far later', async () => {
    await signUp(1);
    const later = new Date((await readClock(database.db)) + hour).toISOString();
    await database.db.updateTable('deliveries').set({ due_at: later }).execute();
    const worker = startWorker(database.db, hook(), quiet, { pollMs: 50 });
    // By then it has looked, and rests.
    await sleep(300);
    expect(receiver.received.length).toBe(0);
    await database.db.updateTable('deliveries').set({ due_at: '2026-01-01T00:00:00.000Z' }).execute();
    await receiver.calls(1);
    await worker.stop();
  });

  test('a server whose clock runs ahead takes nothing that another holds', async () => {
    // The embedded database's servers run on one machine, by one clock.
    if (kind === 'embedded') return;
    await signUp(1);
    expect((await claimDue(database.db, { leaseMs: 60_000, count: 1 })).length).toBe(1);
    const real = Date.now.bind(Date);
    vi.spyOn(Date, 'now').mockImplementation(() => real() + hour);
    expect(await claimDue(database.db, { leaseMs: 60_000, count: 1 })).toEqual([]);
  });
});
