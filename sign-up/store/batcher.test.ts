import { expect, test } from 'vitest';
import { createBatcher } from './batcher.ts';
import { StorageUnavailable } from './faults.ts';

const roomy = { maxBatch: 100, maxWaiting: 1_000 };

test('what arrives together is written together, and each caller gets its own result', async () => {
  const batches: number[][] = [];
  const batcher = createBatcher(async (items: number[]) => {
    batches.push(items);
    return items.map((item) => item * 2);
  }, roomy);
  expect(await Promise.all([1, 2, 3].map((item) => batcher.add(item)))).toEqual([2, 4, 6]);
  expect(batches).toEqual([[1, 2, 3]]);
});

test('nobody is answered before their batch has ended', async () => {
  const gate = Promise.withResolvers<void>();
  let answered = false;
  const batcher = createBatcher(async (items: number[]) => gate.promise.then(() => items), roomy);
  const added = batcher.add(1).then(() => {
    answered = true;
  });
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  expect(answered).toBe(false);
  gate.resolve();
  await added;
  expect(answered).toBe(true);
});

test('a batch that fails fails for its own callers, and the next one is tried', async () => {
  let calls = 0;
  const batcher = createBatcher(async (items: number[]) => {
    calls += 1;
    if (calls === 1) throw new Error('disk');
    return items;
  }, roomy);
  await expect(batcher.add(1)).rejects.toThrow('disk');
  expect(await batcher.add(2)).toBe(2);
});

test('more than may wait are refused', async () => {
  const batcher = createBatcher(async (items: number[]) => items, { maxBatch: 1, maxWaiting: 2 });
  const first = [batcher.add(1), batcher.add(2)];
  await expect(batcher.add(3)).rejects.toBeInstanceOf(StorageUnavailable);
  await Promise.all(first);
  await batcher.idle();
  expect(await batcher.add(4)).toBe(4);
});
