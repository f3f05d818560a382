import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  databaseKinds,
  openMigrated,
  postgresDatabase,
  type TestDatabase,
} from '../../tests/fixtures/databases/databases.ts';
import { makeSignUp } from '../../tests/fixtures/make-sign-up.ts';
import { type Receiver, startReceiver, status } from '../../tests/fixtures/processes/webhook-receiver.ts';
import { readClock } from '../store/clock.ts';
import type { Database } from '../store/database.ts';
import { createStore } from '../store/store.ts';
import { deliverAll } from './deliver-all.ts';
import { deliveryOutbox } from './deliveries.ts';
import { claimDue } from './outbox.ts';
import type { Webhook } from './send.ts';
import { webhookChannel } from './send.ts';
import { startWorker } from './worker.ts';

const quiet = { info: () => undefined, warn: () => undefined };

test('on PostgreSQL waits at least 100 ms between claims while a due row is locked', async () => {
  const testDatabase = await postgresDatabase();
  const database = await openMigrated(testDatabase);
  const receiver = await startReceiver();
  const store = createStore(database);
  await store.add(makeSignUp('ann'));
  await store.stop();
  const sleeps: number[] = [];
  const fiveSleeps = Promise.withResolvers<void>();
  const worker = await database.db.transaction().execute(async (transaction) => {
    await transaction.selectFrom('deliveries').select('sign_up_id').forUpdate().execute();
    const started = startWorker(database.db, webhookChannel({ url: receiver.url }), quiet, {
      async sleep(ms) {
        sleeps.push(ms);
        if (sleeps.length === 5) fiveSleeps.resolve();
      },
    });
    await fiveSleeps.promise;
    return started;
  });
  expect(Math.min(...sleeps)).toBe(100);
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1), { timeout: 15_000 });
  await worker.stop();
  await receiver.close();
  await database.close();
  await testDatabase.remove();
});

describe.each(databaseKinds)('delivery from the $kind database', ({ make }) => {
  let testDatabase: TestDatabase;
  let database: Database;
  let receiver: Receiver;
  beforeEach(async () => {
    testDatabase = await make();
    database = await openMigrated(testDatabase);
    receiver = await startReceiver();
  });
  afterEach(async () => {
    await receiver.close();
    await database.close();
    await testDatabase.remove();
  });

  const hook = (): Webhook => ({ url: receiver.url });
  async function signUp(...names: string[]) {
    const store = createStore(database);
    for (const name of names) await store.add(makeSignUp(name, { team: 'Ajax' }));
    await store.stop();
  }
  const states = () =>
    database.db.selectFrom('deliveries').select(['state', 'attempts', 'last_failure', 'due_at']).execute();
  const untilStates = (expected: object[]) =>
    vi.waitFor(async () => expect(await states()).toMatchObject(expected), { timeout: 15_000, interval: 20 });

  test('sends a sign-up with the columns of the marketing table and a key', async () => {
    await signUp('ann');
    const worker = startWorker(database.db, webhookChannel(hook()), quiet);
    await untilStates([{ state: 'delivered', attempts: 1 }]);
    await worker.stop();
    const [call] = receiver.received;
    expect(call?.body).toEqual({
      Name: 'ann',
      Team: 'Ajax',
      Email: 'ann@example.com',
      SignupDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
    expect(call?.key).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('parks a refused delivery with the reason, and "deliver" tries it again', async () => {
    await signUp('ann');
    receiver.answerWith(status(400));
    const worker = startWorker(database.db, webhookChannel(hook()), quiet);
    await untilStates([{ state: 'parked', last_failure: 'http:400' }]);
    await worker.stop();
    expect(await deliverAll(database.db, webhookChannel(hook()))).toEqual({
      delivered: 0,
      failed: 1,
      elsewhere: 0,
    });
    receiver.answerWith(status(200));
    expect(await deliverAll(database.db, webhookChannel(hook()))).toEqual({
      delivered: 1,
      failed: 0,
      elsewhere: 0,
    });
    expect(await states()).toMatchObject([{ state: 'delivered' }]);
  });

  test('two workers share the deliveries and call once for each sign-up', async () => {
    const names = Array.from({ length: 40 }, (_, n) => `fan${n}`);
    await signUp(...names);
    const other = await openMigrated(testDatabase);
    const workers = [
      startWorker(database.db, webhookChannel(hook()), quiet),
      startWorker(other.db, webhookChannel(hook()), quiet),
    ];
    await untilStates(names.map(() => ({ state: 'delivered' })));
    for (const worker of workers) await worker.stop();
    await other.close();
    expect(receiver.received.length).toBe(40);
    expect(new Set(receiver.received.map(({ key }) => key)).size).toBe(40);
  });

  test('a worker delivers the claims of a dead worker once the lease ends', async () => {
    await signUp('ann');
    expect((await claimDue(database.db, deliveryOutbox, { leaseMs: 3_600_000, count: 9 })).length).toBe(1);
    expect(await claimDue(database.db, deliveryOutbox, { leaseMs: 3_600_000, count: 9 })).toEqual([]);
    const ends = new Date((await readClock(database.db)) + 500).toISOString();
    await database.db.updateTable('deliveries').set({ due_at: ends }).execute();
    const worker = startWorker(database.db, webhookChannel(hook()), quiet);
    await untilStates([{ state: 'delivered', attempts: 2 }]);
    await worker.stop();
  });
});
