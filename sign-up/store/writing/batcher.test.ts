import { afterEach, expect, test, vi } from 'vitest';
import { StorageUnavailable } from '../storage-errors.ts';
import { createBatcher } from './batcher.ts';

afterEach(() => {
  vi.useRealTimers();
});

const roomy = { maxBatch: 100, maxWaiting: 1_000, writers: 1, timeoutMs: 20_000 };

test('batches items that arrive together, and returns each caller its own result', async () => {
  const batches: number[][] = [];
  const batcher = createBatcher(async (items: number[]) => {
    batches.push(items);
    return items.map((item) => item * 2);
  }, roomy);
  expect(await Promise.all([1, 2, 3].map((item) => batcher.add(item)))).toEqual([2, 4, 6]);
  expect(batches).toEqual([[1, 2, 3]]);
});

test('resolves no caller before its batch has ended', async () => {
  const gate = Promise.withResolvers<void>();
  let resolved = false;
  const batcher = createBatcher(async (items: number[]) => gate.promise.then(() => items), roomy);
  const added = batcher.add(1).then(() => {
    resolved = true;
  });
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  expect(resolved).toBe(false);
  gate.resolve();
  await added;
  expect(resolved).toBe(true);
});

test('a failed batch rejects all its callers, and the next batch runs', async () => {
  let calls = 0;
  const batcher = createBatcher(async (items: number[]) => {
    calls += 1;
    if (calls === 1) throw new Error('disk');
    return items;
  }, roomy);
  const results = await Promise.allSettled([1, 2, 3].map((item) => batcher.add(item)));
  expect(results).toMatchObject(Array(3).fill({ status: 'rejected', reason: { message: 'disk' } }));
  expect(await batcher.add(4)).toBe(4);
});

test('an item with an error leaves the results of the others', async () => {
  const batcher = createBatcher(
    async (items: number[]) => items.map((item) => (item === 2 ? new Error('row') : item)),
    roomy,
  );
  const results = await Promise.allSettled([1, 2, 3].map((item) => batcher.add(item)));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('rejects items in and behind a batch that never ends after timeoutMs', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const batcher = createBatcher(() => new Promise<number[]>(() => undefined), { ...roomy, timeoutMs: 50 });
  const inside = batcher.add(1);
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  const settled = Promise.allSettled([inside, batcher.add(2)]);
  vi.advanceTimersByTime(50);
  const results = await settled;
  expect(results).toMatchObject(
    Array(2).fill({ status: 'rejected', reason: { name: 'StorageUnavailable' } }),
  );
});

test('runs as many batches at once as there are writers', async () => {
  const ends: (() => void)[] = [];
  const batcher = createBatcher(
    (items: number[]) => new Promise<number[]>((resolve) => ends.push(() => resolve(items))),
    { ...roomy, maxBatch: 1, writers: 2 },
  );
  const added = [1, 2, 3].map((item) => batcher.add(item));
  await expect.poll(() => ends.length, { timeout: 20_000 }).toBe(2);
  ends[1]?.();
  await expect.poll(() => ends.length, { timeout: 20_000 }).toBe(3);
  ends[0]?.();
  ends[2]?.();
  expect(await Promise.all(added)).toEqual([1, 2, 3]);
});

test('rejects items beyond maxWaiting', async () => {
  const batcher = createBatcher(async (items: number[]) => items, { ...roomy, maxBatch: 1, maxWaiting: 2 });
  const first = [batcher.add(1), batcher.add(2)];
  await expect(batcher.add(3)).rejects.toThrow(new StorageUnavailable('TOO_MANY_WAIT'));
  await Promise.all(first);
  await batcher.idle();
  expect(await batcher.add(4)).toBe(4);
});

test('drops an item that timed out, and idle waits for the running batch', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const begun: number[][] = [];
  const gate = Promise.withResolvers<void>();
  const batcher = createBatcher(
    async (items: number[]) => {
      begun.push(items);
      await gate.promise;
      return items;
    },
    { ...roomy, maxBatch: 1, timeoutMs: 100 },
  );
  await batcher.idle();
  const settled = Promise.allSettled([batcher.add(1), batcher.add(2)]);
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  vi.advanceTimersByTime(100);
  expect(await settled).toMatchObject(Array(2).fill({ reason: { code: 'NO_ANSWER_IN_TIME' } }));
  let isIdle = false;
  const idle = batcher.idle().then(() => {
    isIdle = true;
  });
  await new Promise(setImmediate);
  expect(isIdle).toBe(false);
  gate.resolve();
  await idle;
  expect(begun).toEqual([[1]]);
});
