import { beforeEach, expect, test, vi } from 'vitest';
import { startThread } from './thread-client.ts';

/** Fake threads: each test sends their replies. */
const { FakeThread, threads } = await vi.hoisted(async () => {
  const { EventEmitter } = await import('node:events');
  const threads: FakeThread[] = [];
  class FakeThread extends EventEmitter {
    readonly sent: unknown[] = [];
    readonly options: unknown;
    constructor(_source: URL, options: unknown) {
      super();
      this.options = options;
      threads.push(this);
    }
    postMessage(message: unknown) {
      this.sent.push(message);
    }
  }
  return { FakeThread, threads };
});
vi.mock('node:worker_threads', () => ({ Worker: FakeThread }));

const settings = { path: '/data/sign-ups.db', maxPages: undefined, longTimeouts: false };
const died = { code: 'THREAD_DIED', message: 'the thread of the database ended' };
let notices: [string, string][];
const start = () => startThread(settings, (code, message) => notices.push([code, message]));
beforeEach(() => {
  threads.length = 0;
  notices = [];
});

test('numbers its requests, and routes each reply to its caller', async () => {
  const client = start();
  expect(threads).toEqual([]);
  const answers = [client.request('rollback', null), client.request('truncateLog', { waitMs: 1 })];
  const [thread] = threads;
  expect(thread?.options).toEqual({ workerData: settings });
  expect(thread?.sent).toEqual([
    { id: 1, kind: 'rollback', params: null },
    { id: 2, kind: 'truncateLog', params: { waitMs: 1 } },
  ]);
  thread?.emit('message', { id: 2, result: 'second' });
  thread?.emit('message', { id: 1, error: { code: 'SQLITE_FULL', message: 'disk is full' } });
  await expect(answers[0]).rejects.toMatchObject({
    name: 'StorageError',
    code: 'SQLITE_FULL',
    message: 'disk is full',
  });
  expect(await answers[1]).toBe('second');
});

test('forwards events of the thread, and ignores replies without a caller', () => {
  const client = start();
  client.request('truncateLog', { waitMs: 1 }).catch(() => undefined);
  const [thread] = threads;
  thread?.emit('message', { notice: { code: 'FILE_MOVED', message: 'moved' } });
  thread?.emit('message', { id: 7, result: null });
  thread?.emit('message', { id: 7, error: died });
  expect(notices).toEqual([['FILE_MOVED', 'moved']]);
});

test('rejects open requests when the thread dies, reports it, and starts a new thread', async () => {
  const client = start();
  const asked = [client.request('rollback', null), client.request('truncateLog', { waitMs: 1 })];
  threads[0]?.emit('error', new Error('out of memory'));
  threads[0]?.emit('exit', 1);
  for (const result of asked) await expect(result).rejects.toMatchObject(died);
  expect(notices).toEqual([['THREAD_DIED', 'out of memory']]);
  const again = client.request('truncateLog', { waitMs: 1 });
  expect(threads.length).toBe(2);
  expect(threads[1]?.sent).toEqual([{ id: 3, kind: 'truncateLog', params: { waitMs: 1 } }]);
  // A late exit of the first thread does not affect the second.
  threads[1]?.emit('message', { id: 3, result: null });
  expect(await again).toBeNull();
  threads[0]?.emit('exit', 1);
  const kept = client.request('truncateLog', { waitMs: 1 });
  expect(threads.length).toBe(2);
  threads[1]?.emit('message', { id: 4, result: null });
  expect(await kept).toBeNull();
});

test('close waits for the thread to exit, and later requests are rejected', async () => {
  const client = start();
  const asked = client.request('truncateLog', { waitMs: 1 });
  const closing = Promise.all([client.close(), client.close()]);
  let closed = false;
  void closing.then(() => {
    closed = true;
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect([closed, threads[0]?.sent.slice(1)]).toEqual([false, ['close']]);
  threads[0]?.emit('message', { id: 1, result: null });
  threads[0]?.emit('exit', 0);
  await closing;
  expect(await asked).toBeNull();
  await expect(client.request('truncateLog', { waitMs: 1 })).rejects.toMatchObject({
    code: 'CLOSED',
    message: 'the database is closed',
  });
});

test('close without a request starts no thread', async () => {
  await start().close();
  expect(threads).toEqual([]);
});
