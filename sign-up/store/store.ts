import type { SignUp } from '../fields.ts';
import { type Allowance, defaultAllowance, forgetEnded } from './allowance.ts';
import { createBatcher } from './batcher.ts';
import type { Database } from './database.ts';
import { faultCode, isLostRace, isRowFault, StorageUnavailable } from './faults.ts';
import { type Arrival, insertBatch, type Outcome } from './insert.ts';

const maxBatch = 256;
const maxWaiting = 10_000;
const sweepEveryMs = 60_000;

/** Where sign-ups go; tests and measurements may put another in its place. */
export type SignUpStore = {
  /**
   * Resolves once the sign-up is durable, or refused.
   * @throws StorageUnavailable when storage did not keep it
   */
  add(signUp: SignUp, client: string): Promise<Outcome>;
  /** @throws when storage does not answer */
  check(): Promise<void>;
  /** Waits for what is being written; closes no database. */
  stop(): Promise<void>;
};

export type StoreOptions = { allowance?: Allowance; onStored?: () => void };

export function createStore(
  { db }: Pick<Database, 'db'>,
  { allowance = defaultAllowance, onStored }: StoreOptions = {},
): SignUpStore {
  /** Clients known to have used up their window: they cost storage nothing until it ends. */
  const limitedUntil = new Map<string, number>();
  const batcher = createBatcher(write, { maxBatch, maxWaiting });
  const sweep = setInterval(sweepEnded, sweepEveryMs).unref();

  async function write(arrivals: Arrival[]): Promise<Outcome[]> {
    try {
      return await insertBatch(db, arrivals, allowance);
    } catch (error) {
      if (isLostRace(error)) return await insertBatch(db, arrivals, allowance);
      if (!isRowFault(error)) throw error;
      return await writeOneByOne(arrivals);
    }
  }

  // A row that the database refuses must not take its neighbours with it.
  async function writeOneByOne(arrivals: Arrival[]): Promise<Outcome[]> {
    const outcomes: Outcome[] = [];
    for (const arrival of arrivals) {
      try {
        outcomes.push(...(await insertBatch(db, [arrival], allowance)));
      } catch (error) {
        if (!isRowFault(error)) throw error;
        outcomes.push({ kind: 'unfit' });
      }
    }
    return outcomes;
  }

  function sweepEnded() {
    const now = Date.now();
    for (const [client, until] of limitedUntil) if (until <= now) limitedUntil.delete(client);
    // What fails here is tried again at the next sweep; the limit itself does not depend on it.
    forgetEnded(db, now).catch(() => undefined);
  }

  return {
    async add(signUp, client) {
      const at = Date.now();
      const until = limitedUntil.get(client);
      if (until && until > at) return { kind: 'limited', until };
      const outcome = await batcher.add({ signUp, client, at }).catch((error: unknown) => {
        throw new StorageUnavailable(faultCode(error), { cause: error });
      });
      if (outcome.kind === 'limited') limitedUntil.set(client, outcome.until);
      if (outcome.kind === 'kept') onStored?.();
      return outcome;
    },
    async check() {
      await db.selectFrom('sign_ups').select('id').limit(1).execute();
    },
    async stop() {
      clearInterval(sweep);
      await batcher.idle();
    },
  };
}
