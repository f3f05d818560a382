import { setTimeout as realSleep } from 'node:timers/promises';
import type { Database } from '../database.ts';
import type { RateLimit } from '../rate-limit.ts';
import { isPassing, isRowError, mayBeOneRow, StorageUnavailable } from '../storage-errors.ts';
import type { Arrival, Outcome } from './arrival.ts';

/** No try begins later than this after the arrival: whatever it waits for, the caller is answered within 5 s. */
const lastTryAfterMs = 3_000;
const pauseMs = 50;

/**
 * Stores a batch as a whole, and again when what stopped it may have passed. When one row may be to blame, each is
 * tried alone, so that it fails alone. Trying again stores nothing twice: the first record of an address stands.
 * @returns an outcome for each arrival, in order, or the error that kept this one from being stored
 * @throws StorageUnavailable with the database's own code; then nobody may be told that they are stored
 */
export async function write(
  database: Pick<Database, 'insert' | 'writers'>,
  arrivals: Arrival[],
  rateLimit: RateLimit,
  sleep: (ms: number) => Promise<unknown> = realSleep,
): Promise<(Outcome | Error)[]> {
  const lastTry = Math.min(...arrivals.map(({ at }) => at)) + lastTryAfterMs;

  async function store(some: Arrival[]): Promise<Outcome[]> {
    for (;;) {
      try {
        return await database.insert(some, rateLimit);
      } catch (error) {
        if (!isPassing(error) || Date.now() > lastTry) throw error;
        await sleep(pauseMs * (1 + Math.random()));
      }
    }
  }

  async function storeAlone(arrival: Arrival, because: unknown): Promise<Outcome | Error> {
    if (Date.now() > lastTry) return new StorageUnavailable({ cause: because });
    try {
      const [outcome] = await store([arrival]);
      return outcome ?? { kind: 'unfit' };
    } catch (error) {
      return isRowError(error) ? { kind: 'unfit' } : new StorageUnavailable({ cause: error });
    }
  }

  try {
    return await store(arrivals);
  } catch (error) {
    if (!mayBeOneRow(error)) throw new StorageUnavailable({ cause: error });
    const results: (Outcome | Error)[] = [];
    const left = arrivals.entries();
    const lanes = Array.from({ length: database.writers }, async () => {
      for (const [index, arrival] of left) results[index] = await storeAlone(arrival, error);
    });
    await Promise.all(lanes);
    return results;
  }
}
