import type { LogEvent } from 'kysely';
import type { Db } from './tables.ts';
import type { Arrival, Outcome } from './writing/arrival.ts';

export type Database = {
  db: Db;
  /**
   * For reads only. Has its own connections, so that a slow read delays no write. Sees each commit
   * that `db` has returned.
   */
  reader: Db;
  /** How many concurrent calls of `insert` are useful. */
  writers: number;
  /**
   * Stores sign-ups and their outbox rows in one transaction.
   * @returns an outcome for each arrival, in order
   * @throws the database's own error. Then nothing of the batch is stored, or all of it when only
   * the response was lost.
   */
  insert(arrivals: Arrival[]): Promise<Outcome[]>;
  /**
   * Removes the bytes of rows that were deleted before from the files, in steps that delay other
   * writers by milliseconds. Rejects with the reason of `signal` when it aborts.
   */
  scrub(signal?: AbortSignal): Promise<void>;
  close(): Promise<void>;
};

/**
 * Called with events that the operator should know but no caller receives: a short code and a
 * message.
 */
export type Notify = (code: string, message: string) => void;

/**
 * How often `scrub` tries each step, how long a try waits for readers of the log, and the pause
 * between.
 */
export type CheckpointLimits = { attempts: number; waitMs: number; betweenMs: number };

export type PostgresTimeouts = {
  connectMs: number;
  lockMs: number;
  statementMs: number;
  socketTimeoutMs: number;
};

export type DatabaseOptions = {
  notify?: Notify;
  /** Longer timeouts, for migrations and commands. */
  longTimeouts?: boolean;
  /**
   * Accepts a PostgreSQL database whose encoding lacks letters, so that its rows can be read and
   * deleted.
   */
  anyEncoding?: boolean;
  /** The caller holds the lock of the embedded database already (`lockData`). */
  locked?: boolean;
  /** Limits the size of the embedded database, so that a test can fill it. */
  maxPages?: number;
  checkpoint?: Partial<CheckpointLimits>;
  timeouts?: Partial<PostgresTimeouts>;
  /** The PostgreSQL schema of the tables, instead of the one that the database selects. */
  schema?: string;
  /** Called with each query of `db`, `reader` and, on PostgreSQL, `insert`. */
  log?: (event: LogEvent) => void;
};
