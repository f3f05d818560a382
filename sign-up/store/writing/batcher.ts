import { StorageUnavailable } from '../storage-errors.ts';

export type Batcher<Item, Result> = {
  /**
   * @throws what the batch threw, or said of this item; StorageUnavailable when too many wait already, or when
   * there is no answer within the time that one may wait
   */
  add(item: Item): Promise<Result>;
  /** Resolves once everything added so far has its answer. */
  idle(): Promise<void>;
};

export type BatcherLimits = {
  maxBatch: number;
  maxWaiting: number;
  /** How many batches may be under way at once; 1 unless given. */
  writers?: number;
  /** After this an item fails, whatever becomes of its batch. Without it, it waits as long as that takes. */
  patienceMs?: number;
};

type Waiting<Item, Result> = {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: Error) => void;
};

/**
 * Gathers what arrives while batches are under way into the next one, so that many callers share one
 * transaction and one fsync. Nobody is answered before the batch that holds their item has ended.
 * @param run takes the items of one batch and returns, in the same order, their results or their errors
 */
export function createBatcher<Item, Result>(
  run: (items: Item[]) => Promise<(Result | Error)[]>,
  { maxBatch, maxWaiting, writers = 1, patienceMs }: BatcherLimits,
): Batcher<Item, Result> {
  const waiting = new Set<Waiting<Item, Result>>();
  const working = new Set<Promise<void>>();

  async function work() {
    // One turn of the event loop, so that requests which arrived together are written together.
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
    add(item) {
      if (waiting.size >= maxWaiting) return Promise.reject(new StorageUnavailable('TOO_MANY_WAIT'));
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      const entry = { item, resolve, reject };
      const giveUp = () => {
        waiting.delete(entry);
        reject(new StorageUnavailable('NO_ANSWER_IN_TIME'));
      };
      const patience = patienceMs && setTimeout(giveUp, patienceMs);
      waiting.add(entry);
      startWriter();
      return promise.finally(() => clearTimeout(patience));
    },
    async idle() {
      while (working.size > 0) await Promise.all(working);
    },
  };
}
