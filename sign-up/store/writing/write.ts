import { setTimeout as realSleep } from 'node:timers/promises';
import type { Database } from '../database.ts';
import { isRowError, isTransient, mayBeRowError, StorageUnavailable } from '../storage-errors.ts';
import type { Arrival, Outcome } from './arrival.ts';

/** No try starts later than this after the arrival, so that the client is answered within 5 s. */
const retryDeadlineMs = 3_000;
const pauseMs = 50;

/**
 * Stores a batch, and retries it after a transient error. When a single row may be the cause,
 * stores each row alone, so that only that row fails. Retries are idempotent: the first record of
 * an address is kept.
 * @returns an outcome or an error for each arrival, in order
 * @throws StorageUnavailable with the database's code; then no arrival may be acknowledged
 */
export async function write(
  database: Pick<Database, 'insert' | 'writers'>,
  arrivals: Arrival[],
  sleep: (ms: number) => Promise<unknown> = realSleep,
): Promise<(Outcome | Error)[]> {
  const lastTry = Math.min(...arrivals.map(({ at }) => at)) + retryDeadlineMs;

  async function store(some: Arrival[]): Promise<Outcome[]> {
    for (;;) {
      try {
        return await database.insert(some);
      } catch (error) {
        if (!isTransient(error) || Date.now() > lastTry) throw error;
        await sleep(pauseMs * (1 + Math.random()));
      }
    }
  }

  async function storeAlone(arrival: Arrival, because: unknown): Promise<Outcome | Error> {
    if (Date.now() > lastTry) return new StorageUnavailable({ cause: because });
    try {
      const [outcome] = await store([arrival]);
      return outcome ?? 'unstorable';
    } catch (error) {
      return isRowError(error) ? 'unstorable' : new StorageUnavailable({ cause: error });
    }
  }

  try {
    return await store(arrivals);
  } catch (error) {
    if (!mayBeRowError(error)) throw new StorageUnavailable({ cause: error });
    const results: (Outcome | Error)[] = [];
    const left = arrivals.entries();
    const lanes = Array.from({ length: database.writers }, async () => {
      for (const [index, arrival] of left) results[index] = await storeAlone(arrival, error);
    });
    await Promise.all(lanes);
    return results;
  }
}
