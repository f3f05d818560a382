import { StorageUnavailable } from '../storage-errors.ts';

export type BatcherLimits = {
  maxBatch: number;
  maxWaiting: number;
  /** Batches that may run at once, 1 by default. */
  writers?: number;
  /** Timeout of an item, even while its batch runs on. No timeout by default. */
  timeoutMs?: number;
};

type Waiting<Item, Result> = {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: Error) => void;
};

/**
 * Collects the items that arrive while batches run into the next batch. Many callers then share one
 * transaction and one fsync. Resolves no caller before its batch has ended.
 * @param run returns the results or errors of one batch, in order
 */
export function createBatcher<Item, Result>(
  run: (items: Item[]) => Promise<(Result | Error)[]>,
  { maxBatch, maxWaiting, writers = 1, timeoutMs }: BatcherLimits,
) {
  const waiting = new Set<Waiting<Item, Result>>();
  const working = new Set<Promise<void>>();

  async function work() {
    // Wait one turn of the event loop, so that requests which arrived together share a batch.
    await new Promise(setImmediate);
    while (waiting.size > 0) {
      const batch = [...waiting].slice(0, maxBatch);
      for (const entry of batch) waiting.delete(entry);
      await runBatch(batch);
      await new Promise(setImmediate);
    }
  }

  async function runBatch(batch: Waiting<Item, Result>[]) {
    try {
      const results = await run(batch.map(({ item }) => item));
      for (const [index, { resolve, reject }] of batch.entries()) {
        const result = results[index] as Result | Error;
        if (result instanceof Error) reject(result);
        else resolve(result);
      }
    } catch (error) {
      for (const { reject } of batch) reject(error as Error);
    }
  }

  function startWriter() {
    if (working.size === writers) return;
    const writer = work().then(() => void working.delete(writer));
    working.add(writer);
  }

  return {
    /**
     * @throws the error of the batch or of this item; StorageUnavailable when `maxWaiting` items
     * wait, or after `timeoutMs`
     */
    add(item: Item): Promise<Result> {
      if (waiting.size >= maxWaiting) return Promise.reject(new StorageUnavailable('TOO_MANY_WAIT'));
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      const entry = { item, resolve, reject };
      const onTimeout = () => {
        waiting.delete(entry);
        reject(new StorageUnavailable('NO_ANSWER_IN_TIME'));
      };
      const timer = timeoutMs && setTimeout(onTimeout, timeoutMs);
      waiting.add(entry);
      startWriter();
      return promise.finally(() => clearTimeout(timer));
    },

    /** Resolves once all added items have a result. */
    async idle(): Promise<void> {
      while (working.size > 0) await Promise.all(working);
    },
  };
}
