import type { Correctable } from '../correction-tokens.ts';
import type { SignUp } from '../fields.ts';
import { type Correction, correctSignUp, setCity } from './changes.ts';
import type { Database } from './database.ts';
import { holdSignUps } from './held.ts';
import { orUnavailable } from './storage-errors.ts';
import { createReadiness, probeWrite } from './upkeep/readiness.ts';
import type { Arrival, Outcome, SignUpOptions } from './writing/arrival.ts';
import { createBatcher } from './writing/batcher.ts';
import { write } from './writing/write.ts';

const maxBatch = 256;
const maxWaiting = 10_000;
const maxWaitingHeld = 1_000;
/** A new sign-up is answered within 5 s. This leaves time for the rest of the request. */
const timeoutMs = 4_500;

/** Tests and benchmarks may replace it. */
export type SignUpStore = {
  /**
   * Resolves once the sign-up is durable or refused.
   * @throws StorageUnavailable when it was not stored
   */
  add(signUp: SignUp, options?: SignUpOptions): Promise<Outcome>;
  /**
   * Stores a sign-up with a filled honeypot in `held_sign_ups`.
   * @throws StorageUnavailable when it was not stored
   */
  hold(signUp: SignUp, options?: SignUpOptions): Promise<void>;
  /**
   * Corrects the sign-up of a correction token.
   * @throws StorageUnavailable when nothing was changed
   */
  correct(correction: Correction): Promise<void>;
  /**
   * Sets the city of the sign-up of a correction token, if there is one.
   * @throws StorageUnavailable when it was not stored
   */
  setCity(correctable: Correctable, city: string): Promise<void>;
  /** @throws when storage cannot take a sign-up now */
  check(): Promise<void>;
  /** Waits for open writes. Does not close the database. */
  stop(): Promise<void>;
};

export type StoreOptions = {
  /** Called after a write that may have queued rows, also for known addresses and corrections. Not for counting. */
  onStored?: () => void;
  /** Why the tables are not ready, if known. Errors name it instead of a missing table. */
  problem?: () => unknown;
};

export function createStore(
  database: Pick<Database, 'db' | 'insert' | 'writers'>,
  { onStored, problem }: StoreOptions = {},
): SignUpStore {
  const { db, writers } = database;
  const readiness = createReadiness(() => probeWrite(db));
  const batcher = createBatcher(writeBatch, { maxBatch, maxWaiting, writers, timeoutMs });
  // Bots may fill it. It must not use up what the others need.
  const heldBatcher = createBatcher(writeHeld, { maxBatch, maxWaiting: maxWaitingHeld, timeoutMs });

  const orRefuse = <T>(run: () => Promise<T>) => orUnavailable(run, problem);

  async function writeBatch(arrivals: Arrival[]): Promise<(Outcome | Error)[]> {
    try {
      const results = await orRefuse(() => write(database, arrivals));
      // A partial failure means a bad row, not bad storage: stay ready.
      if (!results.every((result) => result instanceof Error)) readiness.record();
      return results;
    } catch (error) {
      readiness.record(error as Error);
      throw error;
    }
  }

  async function writeHeld(arrivals: (SignUpOptions & { signUp: SignUp })[]): Promise<undefined[]> {
    await orRefuse(() => holdSignUps(db, arrivals));
    return arrivals.map(() => undefined);
  }

  return {
    async add(signUp, options) {
      const outcome = await batcher.add({ ...options, signUp, at: Date.now() });
      if (outcome !== 'unstorable') onStored?.();
      return outcome;
    },
    hold: (signUp, options) => heldBatcher.add({ ...options, signUp }),
    async correct(correction) {
      await orRefuse(() => correctSignUp(db, correction));
      onStored?.();
    },
    setCity: (correctable, city) => orRefuse(() => setCity(db, correctable, city)),
    check: () => orRefuse(readiness.check),
    async stop() {
      await batcher.idle();
      await heldBatcher.idle();
    },
  };
}
