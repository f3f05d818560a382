import type { QueryResult } from 'kysely';
import type { Arrival, Outcome } from '../writing/arrival.ts';

export type Requests = {
  /** `inTransaction`: fail unless the transaction is still open. */
  query: {
    params: { sql: string; parameters: readonly unknown[]; inTransaction: boolean };
    result: QueryResult<unknown>;
  };
  /** Rolls back the open transaction, if there is one. */
  rollback: { params: null; result: null };
  insert: { params: { arrivals: Arrival[] }; result: Outcome[] };
  /** See `file/clear-pages.ts`. */
  clearPages: { params: { descriptor: number; from: number }; result: number | null };
  /** Waits for readers for `waitMs`. Writers wait as long. */
  truncateLog: { params: { waitMs: number }; result: null };
};

export type RequestKind = keyof Requests;

export type ThreadRequest = {
  [Kind in RequestKind]: { id: number; kind: Kind; params: Requests[Kind]['params'] };
}[RequestKind];

/**
 * A message from the thread: a result or an error with its request's id, or a notice for the
 * operator.
 */
export type ThreadMessage =
  | { id: number; result: unknown }
  | { id: number; error: { code: string; message: string } }
  | { notice: { code: string; message: string } };

export type ThreadSettings = {
  path: string;
  maxPages?: number | undefined;
  longTimeouts: boolean;
  readOnly?: boolean;
};
