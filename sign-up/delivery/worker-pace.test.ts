import type { ServerResponse } from 'node:http';
import { setTimeout as realSleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  embeddedDatabase,
  openMigrated,
  type TestDatabase,
} from '../../tests/fixtures/databases/databases.ts';
import { fakeSleep } from '../../tests/fixtures/fake-sleep.ts';
import { makeSignUp } from '../../tests/fixtures/make-sign-up.ts';
import { type Receiver, startReceiver, status } from '../../tests/fixtures/processes/webhook-receiver.ts';
import type { Database } from '../store/database.ts';
import { createStore } from '../store/store.ts';
import { webhookChannel } from './send.ts';
import { type OutboxWorker, pollMs, startWorker, stopGraceMs, type WorkerOptions } from './worker.ts';

const quiet = { info: () => undefined, warn: () => undefined };
const hour = 3_600_000;

let testDatabase: TestDatabase;
let database: Database;
let receiver: Receiver;
let worker: OutboxWorker;
let fake: ReturnType<typeof fakeSleep>;
beforeEach(async () => {
  testDatabase = await embeddedDatabase();
  database = await openMigrated(testDatabase);
  receiver = await startReceiver();
  fake = fakeSleep();
});
afterEach(async () => {
  await worker.stop();
  await receiver.close();
  await database.close();
  await testDatabase.remove();
});

/** Starts a worker whose sleeps end when it is woken, or when the test ends them. */
function start(options: WorkerOptions = {}) {
  worker = startWorker(database.db, webhookChannel({ url: receiver.url }), quiet, {
    sleep: fake.sleep,
    ...options,
  });
}
async function signUp(...names: string[]) {
  const store = createStore(database);
  for (const name of names) await store.add(makeSignUp(name));
  await store.stop();
}
const states = () => database.db.selectFrom('deliveries').selectAll().execute();
const untilStates = (expected: object[]) =>
  vi.waitFor(async () => expect(await states()).toMatchObject(expected), { timeout: 20_000, interval: 10 });
async function makeAllDue() {
  await database.db.updateTable('deliveries').set({ due_at: '2026-01-01T00:00:00.000Z' }).execute();
  worker.wake();
}

test('the worker polls every 5 s, and gives open calls 3 s when it stops', () => {
  start();
  expect([pollMs, stopGraceMs]).toEqual([5_000, 3_000]);
});

test.each([
  [500, {}],
  [503, { 'retry-after': '0' }],
])('after %i %j a delivery is retried with the same key, and the delay doubles', async (code, headers) => {
  await signUp('ann');
  receiver.answerWith((response, call) => (call < 3 ? status(code, headers) : status(200))(response, call));
  for (const [attempts, delayMs] of [
    [1, 500],
    [2, 1_000],
  ] as const) {
    const before = Date.now();
    if (attempts === 1) start();
    else await makeAllDue();
    // `claim` is null once the outcome is written.
    await untilStates([{ state: 'waiting', attempts, last_failure: `http:${code}`, claim: null }]);
    const [row] = await states();
    expect(Date.parse(row?.due_at ?? '')).toBeGreaterThanOrEqual(before + delayMs);
    await vi.waitFor(() => expect(fake.calls.at(-1)?.ms).toBeLessThanOrEqual(2 * delayMs), {
      timeout: 20_000,
    });
  }
  await makeAllDue();
  await untilStates([{ state: 'delivered', attempts: 3 }]);
  expect(new Set(receiver.received.map(({ key }) => key)).size).toBe(1);
});

test.each([
  [{ 'retry-after': '60' }, 60_000],
  [{}, 30_000],
])('429 with %j pauses all deliveries, even when a new sign-up is stored', async (headers, leastMs) => {
  await signUp('ann');
  receiver.answerWith((response, call) => (call === 1 ? status(429, headers) : status(200))(response, call));
  let now = 0;
  start({ pollMs: hour, now: () => now });
  await untilStates([{ state: 'waiting', last_failure: 'http:429' }]);
  await signUp('bob');
  const pause = await vi.waitFor(
    () => {
      const call = fake.calls.find(({ ms }) => ms > leastMs - 5_000 && ms <= leastMs);
      if (!call) throw new Error('the worker does not sleep until the end of the pause');
      return call;
    },
    { timeout: 20_000 },
  );
  worker.wake();
  expect(pause.signal.aborted).toBe(false);
  expect(receiver.received.length).toBe(1);
  await database.db.updateTable('delivery_pace').set({ next_at: '2026-01-01T00:00:00.000Z' }).execute();
  now = pause.ms;
  await makeAllDue();
  await receiver.calls(3);
});

test('a call without a response within timeoutMs fails', async () => {
  await signUp('ann');
  receiver.answerWith(() => undefined);
  start({ timeoutMs: 50 });
  await untilStates([{ state: 'waiting', attempts: 1, last_failure: 'no-answer' }]);
});

test('stop() aborts a call that hangs, and the delivery stays waiting', async () => {
  await signUp('ann');
  receiver.answerWith(() => undefined);
  start({ timeoutMs: hour, stopGraceMs: 20 });
  await receiver.calls(1);
  await worker.stop();
  expect(await states()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
});

test('makes at most eight calls at once, and sleeps until one ends', async () => {
  const names = Array.from({ length: 20 }, (_, n) => `fan${n}`);
  await signUp(...names);
  const responses: ServerResponse[] = [];
  receiver.answerWith((response) => void responses.push(response));
  start({ pollMs: hour });
  await receiver.calls(8);
  expect((await fake.nthCall(1)).ms).toBe(hour);
  expect([receiver.received.length, fake.calls.length]).toEqual([8, 1]);
  receiver.answerWith((response) => void response.end());
  for (const response of responses) response.end();
  await untilStates(names.map(() => ({ state: 'delivered', attempts: 1 })));
});

test('a lower limit of the process applies to its next claim', async () => {
  await signUp('ann', 'bob', 'cem', 'dan');
  start({ pollMs: hour, limitPerSecond: () => 2 });
  const { ms } = await fake.nthCall(1);
  expect(ms).toBeGreaterThan(500);
  expect(ms).toBeLessThanOrEqual(1_000);
  expect((await states()).filter(({ claim, state }) => claim || state === 'delivered').length).toBe(2);
});

test('a worker that is woken all the time claims every 100 ms, and misses no sign-up', async () => {
  let sleeps = 0;
  start({
    pollMs: hour,
    sleep(...args) {
      sleeps += 1;
      return realSleep(...args);
    },
  });
  await vi.waitFor(() => expect(sleeps).toBe(1), { timeout: 20_000, interval: 1 });
  const began = performance.now();
  while (performance.now() - began < 350) {
    worker.wake();
    await realSleep(1);
  }
  expect(sleeps).toBeGreaterThanOrEqual(2);
  expect(sleeps).toBeLessThanOrEqual(2 + (performance.now() - began) / 100);
  await signUp('ann');
  worker.wake();
  await receiver.calls(1);
});
