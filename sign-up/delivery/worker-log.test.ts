import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  embeddedDatabase,
  openMigrated,
  type TestDatabase,
} from '../../tests/fixtures/databases/databases.ts';
import { fakeSleep } from '../../tests/fixtures/fake-sleep.ts';
import { makeSignUp } from '../../tests/fixtures/make-sign-up.ts';
import { type Receiver, startReceiver, status } from '../../tests/fixtures/processes/webhook-receiver.ts';
import type { Database } from '../store/database.ts';
import { StorageError } from '../store/storage-errors.ts';
import { createStore } from '../store/store.ts';
import type { Db } from '../store/tables.ts';
import { webhookChannel } from './send.ts';
import { startWorker } from './worker.ts';

let testDatabase: TestDatabase;
let database: Database;
let receiver: Receiver;
/** The database as the worker sees it. Every statement fails while `isBroken` is true. */
let db: Db;
let isBroken: boolean;
let logged: unknown[][];
const log = {
  info: (...words: unknown[]) => logged.push(words),
  warn: (...words: unknown[]) => logged.push(words),
};

beforeEach(async () => {
  testDatabase = await embeddedDatabase();
  database = await openMigrated(testDatabase);
  receiver = await startReceiver();
  isBroken = false;
  logged = [];
  db = database.db.withPlugin({
    transformQuery({ node }) {
      if (isBroken) throw new StorageError('SQLITE_BUSY', 'fan1@example.com');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const store = createStore(database);
  await store.add(makeSignUp('fan1'));
  await store.stop();
});
afterEach(async () => {
  await receiver.close();
  await database.close();
  await testDatabase.remove();
});

const waitFor = { timeout: 20_000 };
const states = () => database.db.selectFrom('deliveries').select(['state', 'attempts']).execute();

test('reports each attempt with its duration, and logs a failed one without personal data', async () => {
  receiver.answerWith((response, call) => status(call === 1 ? 503 : 200)(response, call));
  const attempts: unknown[] = [];
  let now = 0;
  const worker = startWorker(db, webhookChannel({ url: receiver.url }), log, {
    now: () => now,
    onAttempt: (...words) => attempts.push(words),
  });
  await receiver.calls(1);
  now = 2_000;
  await expect.poll(() => attempts.length, waitFor).toBe(2);
  await worker.stop();
  expect(attempts).toEqual([
    ['retry', expect.any(Number)],
    ['delivered', 0],
  ]);
  expect(logged).toEqual([
    [{ signUp: receiver.received[0]?.key, attempts: 1, outcome: 'retry', why: 'http:503' }, 'not delivered'],
  ]);
  expect(await states()).toEqual([{ state: 'delivered', attempts: 2 }]);
});

test('logs at each poll that the database cannot be reached, and delivers once it can', async () => {
  isBroken = true;
  const { sleep, nthCall } = fakeSleep();
  const worker = startWorker(db, webhookChannel({ url: receiver.url }), log, { sleep });
  (await nthCall(1)).end();
  const { ms, end } = await nthCall(2);
  expect(ms).toBe(5_000);
  const unreachable = [{ code: 'SQLITE_BUSY' }, 'delivery could not reach the database'];
  expect(logged).toEqual([unreachable, unreachable]);
  isBroken = false;
  end();
  await expect.poll(states, waitFor).toEqual([{ state: 'delivered', attempts: 1 }]);
  await worker.stop();
});

test('logs an outcome that could not be written, and retries with the same key', async () => {
  const { promise: held, resolve: hold } = Promise.withResolvers<ServerResponse>();
  receiver.answerWith((response, call) => (call === 1 ? hold(response) : void response.end()));
  const worker = startWorker(db, webhookChannel({ url: receiver.url }), log, { pollMs: 50, leaseMs: 300 });
  const response = await held;
  isBroken = true;
  response.end();
  const unwritten = [{ code: 'SQLITE_BUSY' }, 'the state of a delivery could not be written'];
  await expect.poll(() => logged, waitFor).toContainEqual(unwritten);
  isBroken = false;
  await expect.poll(states, waitFor).toEqual([{ state: 'delivered', attempts: 2 }]);
  await worker.stop();
  expect(new Set(receiver.received.map(({ key }) => key)).size).toBe(1);
});
