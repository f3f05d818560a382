import type { QueryResult } from 'kysely';
import type { CheckpointLimits } from '../database.ts';
import type { RateLimit } from '../rate-limit.ts';
import type { Arrival, Outcome } from '../writing/arrival.ts';

/** Requests to the thread of the embedded database, and their results. */
export type Requests = {
  /** `within`: fail unless the transaction is still open. */
  query: {
    ask: { sql: string; parameters: readonly unknown[]; within: boolean };
    answer: QueryResult<unknown>;
  };
  /** Rolls back the open transaction, if there is one. */
  rollback: { ask: null; answer: null };
  insert: { ask: { arrivals: Arrival[]; rateLimit: RateLimit }; answer: Outcome[] };
  forget: { ask: null; answer: null };
};

export type RequestKind = keyof Requests;

/** One request as sent to the thread. */
export type Envelope = {
  [Kind in RequestKind]: { id: number; kind: Kind; ask: Requests[Kind]['ask'] };
}[RequestKind];

/** A message from the thread: a result or an error with the id of its request, or an event for the operator. */
export type Reply =
  | { id: number; answer: unknown }
  | { id: number; fault: { code: string; message: string } }
  | { told: { code: string; message: string } };

export type ThreadSettings = {
  path: string;
  maxPages: number | undefined;
  patient: boolean;
  checkpoint?: Partial<CheckpointLimits> | undefined;
};
