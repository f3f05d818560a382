import type { SignUp } from '../fields.ts';
import { type Allowance, defaultAllowance, forgetEnded } from './allowance.ts';
import type { Arrival, Outcome } from './arrival.ts';
import { createBatcher } from './batcher.ts';
import type { Database } from './database.ts';
import { createReadiness, probeWrite } from './readiness.ts';
import { write } from './write.ts';

const maxBatch = 256;
const maxWaiting = 10_000;
/** Whoever signs up has an answer within 5 s, whatever the database does. */
const patienceMs = 4_500;
const sweepEveryMs = 60_000;

/** Where sign-ups go; tests and measurements may put another in its place. */
export type SignUpStore = {
  /**
   * Resolves once the sign-up is durable, or refused.
   * @throws StorageUnavailable when storage did not keep it
   */
  add(signUp: SignUp, client: string): Promise<Outcome>;
  /** @throws when storage could not take a sign-up now */
  check(): Promise<void>;
  /** Waits for what is being written; closes no database. */
  stop(): Promise<void>;
};

export type StoreOptions = { allowance?: Allowance; onStored?: () => void };

export function createStore(
  database: Pick<Database, 'db' | 'insert' | 'writers'>,
  { allowance = defaultAllowance, onStored }: StoreOptions = {},
): SignUpStore {
  const { db, writers } = database;
  /** Clients known to have used up their window: they cost storage nothing until it ends. */
  const limitedUntil = new Map<string, number>();
  const readiness = createReadiness(() => probeWrite(db));
  const batcher = createBatcher(writeAndNote, { maxBatch, maxWaiting, writers, patienceMs });
  const sweep = setInterval(sweepEnded, sweepEveryMs).unref();

  async function writeAndNote(arrivals: Arrival[]): Promise<(Outcome | Error)[]> {
    try {
      const results = await write(database, arrivals, allowance);
      // One that failed beside others that did not has itself to blame.
      if (!results.every((result) => result instanceof Error)) readiness.note();
      return results;
    } catch (error) {
      readiness.note(error instanceof Error ? error : new Error('unknown'));
      throw error;
    }
  }

  function sweepEnded() {
    const now = Date.now();
    for (const [client, until] of limitedUntil) if (until <= now) limitedUntil.delete(client);
    // What fails here is tried again at the next sweep; the limit itself does not depend on it.
    forgetEnded(db).catch(() => undefined);
  }

  return {
    async add(signUp, client) {
      const at = Date.now();
      const until = limitedUntil.get(client);
      if (until && until > at) return { kind: 'limited', until };
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
