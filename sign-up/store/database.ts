import type { RateLimit } from './rate-limit.ts';
import type { Db } from './tables.ts';
import type { Arrival, Outcome } from './writing/arrival.ts';

/** One database, whichever kind the settings name. */
export type Database = {
  db: Db;
  /** How many calls of `insert` may usefully be under way at once. */
  writers: number;
  /**
   * Writes sign-ups and their outbox rows in one transaction.
   * @returns an outcome for each arrival, in order
   * @throws the database's own error; then nothing of the batch is stored, or all of it when the answer was lost
   */
  insert(arrivals: Arrival[], rateLimit: RateLimit): Promise<Outcome[]>;
  /** Makes sure that no file of this system still holds bytes of rows that were deleted. */
  forget(): Promise<void>;
  close(): Promise<void>;
};

/** Hears what the operator should know and no caller is told: a short code, and what became of it. */
export type Tell = (code: string, message: string) => void;

/** How often, and for how long each time, emptying the log of the embedded database waits for readers. */
export type CheckpointLimits = { attempts: number; waitMs: number; betweenMs: number };

export type ClusterTimeouts = { connectMs: number; lockMs: number; statementMs: number; silenceMs: number };

export type DatabaseOptions = {
  tell?: Tell;
  /** For work that nobody waits for in a browser: a migration or a command may take minutes, and wait for others. */
  patient?: boolean;
  /** The caller holds the embedded database alone already, by `lockData`. */
  locked?: boolean;
  /** Bounds the file of the embedded database, so that a test can fill the disk. */
  maxPages?: number;
  checkpoint?: Partial<CheckpointLimits>;
  timeouts?: Partial<ClusterTimeouts>;
};
