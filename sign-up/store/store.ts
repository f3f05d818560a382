import type { SignUp } from '../fields.ts';
import type { Database } from './database.ts';
import { defaultRateLimit, deleteEndedWindows, maxWindowsAhead, type RateLimit } from './rate-limit.ts';
import { createReadiness, probeWrite } from './upkeep/readiness.ts';
import type { Arrival, Outcome } from './writing/arrival.ts';
import { createBatcher } from './writing/batcher.ts';
import { write } from './writing/write.ts';

const maxBatch = 256;
const maxWaiting = 10_000;
/** A sign-up is answered within 5 s. This leaves time for the rest of the request. */
const timeoutMs = 4_500;
const sweepEveryMs = 60_000;

/** Tests and benchmarks may replace it. */
export type SignUpStore = {
  /**
   * Resolves once the sign-up is durable or refused.
   * @throws StorageUnavailable when it was not stored
   */
  add(signUp: SignUp, client: string): Promise<Outcome>;
  /** @throws when storage cannot take a sign-up now */
  check(): Promise<void>;
  /** Waits for open writes. Does not close the database. */
  stop(): Promise<void>;
};

export type StoreOptions = {
  rateLimit?: RateLimit;
  onStored?: () => void;
  /** Called when ended windows could not be deleted. The next sweep tries again. */
  onSweepError?: (error: unknown) => void;
};

export function createStore(
  database: Pick<Database, 'db' | 'insert' | 'writers'>,
  { rateLimit = defaultRateLimit, onStored, onSweepError = () => undefined }: StoreOptions = {},
): SignUpStore {
  const { db, writers } = database;
  /** Clients that have used up their window. They are refused without a query until it ends. */
  const limitedUntil = new Map<string, number>();
  const readiness = createReadiness(() => probeWrite(db));
  const batcher = createBatcher(writeBatch, { maxBatch, maxWaiting, writers, timeoutMs });
  const sweep = setInterval(sweepEnded, sweepEveryMs).unref();

  async function writeBatch(arrivals: Arrival[]): Promise<(Outcome | Error)[]> {
    try {
      const results = await write(database, arrivals, rateLimit);
      // A partial failure means a bad row, not bad storage: stay ready.
      if (!results.every((result) => result instanceof Error)) readiness.record();
      return results;
    } catch (error) {
      readiness.record(error instanceof Error ? error : new Error('unknown'));
      throw error;
    }
  }

  function sweepEnded() {
    const now = Date.now();
    for (const [client, until] of limitedUntil) if (until <= now) limitedUntil.delete(client);
    deleteEndedWindows(db).catch(onSweepError);
  }

  return {
    async add(signUp, client) {
      const at = Date.now();
      const until = limitedUntil.get(client);
      if (until && until > at && until <= at + maxWindowsAhead * rateLimit.windowMs)
        return { kind: 'limited', until };
      const outcome = await batcher.add({ signUp, client, at });
      if (outcome.kind === 'limited') limitedUntil.set(client, outcome.until);
      if (outcome.kind === 'kept') onStored?.();
      return outcome;
    },
    check: () => readiness.check(),
    async stop() {
      clearInterval(sweep);
      await batcher.idle();
    },
  };
}
