import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aFan } from '../../tests/fixtures/a-fan.ts';
import { embeddedPlace, openMigrated, type TestPlace } from '../../tests/fixtures/databases/databases.ts';
import { type Receiver, startReceiver, status } from '../../tests/fixtures/processes/webhook-receiver.ts';
import type { Database } from '../store/database.ts';
import { createStore } from '../store/store.ts';
import type { Webhook } from './send.ts';
import { startWorker } from './worker.ts';

const quiet = { info: () => undefined, warn: () => undefined };
const minute = 60_000;

let place: TestPlace;
let database: Database;
let receiver: Receiver;
beforeEach(async () => {
  place = await embeddedPlace();
  database = await openMigrated(place);
  receiver = await startReceiver();
});
afterEach(async () => {
  await receiver.close();
  await database.close();
  await place.remove();
});

const hook = (): Webhook => ({ url: receiver.url });
async function signUp(...names: string[]) {
  const store = createStore(database);
  for (const name of names) await store.add(aFan(name), name);
  await store.stop();
}
const states = () =>
  database.db.selectFrom('deliveries').select(['state', 'attempts', 'last_failure', 'due_at']).execute();
const untilStates = (expected: object[]) =>
  vi.waitFor(async () => expect(await states()).toMatchObject(expected), { timeout: 15_000, interval: 20 });

test('a failing receiver is tried again, later each time, with the same key', async () => {
  await signUp('ann');
  receiver.answerWith((response, call) => status(call < 3 ? 500 : 200)(response, call));
  const worker = startWorker(database.db, hook(), quiet);
  await untilStates([{ state: 'delivered', attempts: 3 }]);
  await worker.stop();
  const [first, second, third] = receiver.received;
  expect(new Set(receiver.received.map(({ key }) => key)).size).toBe(1);
  expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(490);
  expect((third?.at ?? 0) - (second?.at ?? 0)).toBeGreaterThanOrEqual(990);
});

test('Retry-After is honoured, for every sign-up that waits', async () => {
  await signUp('ann');
  receiver.answerWith((response, call) =>
    status(call === 1 ? 429 : 200, { 'retry-after': '1' })(response, call),
  );
  const worker = startWorker(database.db, hook(), quiet, { pollMs: 200 });
  await receiver.calls(1);
  await untilStates([{ state: 'waiting', last_failure: 'http:429' }]);
  await signUp('bob');
  worker.wake();
  await receiver.calls(3);
  await worker.stop();
  const [first, ...later] = receiver.received;
  for (const call of later) expect(call.at - (first?.at ?? 0)).toBeGreaterThanOrEqual(990);
});

test('a receiver that asks for no patience is still called later each time', async () => {
  await signUp('ann');
  receiver.answerWith((response, call) =>
    status(call < 3 ? 503 : 200, { 'retry-after': '0' })(response, call),
  );
  const worker = startWorker(database.db, hook(), quiet);
  await untilStates([{ state: 'delivered', attempts: 3 }]);
  await worker.stop();
  const [first, , third] = receiver.received;
  expect((third?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(1_490);
});

test('a receiver that does not answer in time counts as failed', async () => {
  await signUp('ann');
  receiver.answerWith((response, call) => void (call > 1 && response.end()));
  const worker = startWorker(database.db, hook(), quiet, { timeoutMs: 200 });
  await untilStates([{ state: 'delivered', attempts: 2 }]);
  await worker.stop();
});

test('a worker that is stopped breaks off a call that hangs, and the sign-up waits', async () => {
  await signUp('ann');
  receiver.answerWith(() => undefined);
  const worker = startWorker(database.db, hook(), quiet, { timeoutMs: minute });
  await receiver.calls(1);
  await worker.stop();
  expect(await states()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
});

test('eight calls are under way at once and no more, and meanwhile the database is left alone', async () => {
  const names = Array.from({ length: 20 }, (_, n) => `fan${n}`);
  await signUp(...names);
  const held: ServerResponse[] = [];
  receiver.answerWith((response) => void held.push(response));
  let statements = 0;
  const counting = database.db.withPlugin({
    transformQuery({ node }) {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const worker = startWorker(counting, hook(), quiet);
  await receiver.calls(8);
  await sleep(300);
  expect(receiver.received.length).toBe(8);
  expect(statements).toBeLessThan(20);
  receiver.answerWith((response) => void response.end());
  for (const response of held) response.end();
  await untilStates(names.map(() => ({ state: 'delivered', attempts: 1 })));
  await worker.stop();
});
