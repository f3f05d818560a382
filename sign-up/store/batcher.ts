import { StorageUnavailable } from './faults.ts';

export type Batcher<Item, Result> = {
  /** @throws what the batch threw; StorageUnavailable when too many wait already */
  add(item: Item): Promise<Result>;
  /** Resolves once everything added so far has its answer. */
  idle(): Promise<void>;
};

type Waiting<Item, Result> = {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
};

/**
 * Gathers what arrives while a batch is under way into the next one, so that many callers share one
 * transaction and one fsync. Nobody is answered before the batch that holds their item has ended.
 * @param run takes the items of one batch and returns their results in the same order
 */
export function createBatcher<Item, Result>(
  run: (items: Item[]) => Promise<Result[]>,
  { maxBatch, maxWaiting }: { maxBatch: number; maxWaiting: number },
): Batcher<Item, Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let working: Promise<void> | undefined;

  async function work() {
    // One turn of the event loop, so that requests which arrived together are written together.
    await new Promise(setImmediate);
    while (waiting.length > 0) {
      const batch = waiting.splice(0, maxBatch);
      try {
        const results = await run(batch.map(({ item }) => item));
        batch.forEach(({ resolve }, index) => {
          resolve(results[index] as Result);
        });
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
      await new Promise(setImmediate);
    }
    working = undefined;
  }

  return {
    add(item) {
      if (waiting.length >= maxWaiting) return Promise.reject(new StorageUnavailable('too many wait'));
      return new Promise((resolve, reject) => {
        waiting.push({ item, resolve, reject });
        working ??= work();
      });
    },
    async idle() {
      await working;
    },
  };
}
