import type { QueryResult } from 'kysely';
import type { CheckpointLimits } from '../database.ts';
import type { RateLimit } from '../rate-limit.ts';
import type { Arrival, Outcome } from '../writing/arrival.ts';

/** What the thread of the embedded database does, and what it answers. */
export type Requests = {
  /** `within`: only inside the transaction that is under way. */
  query: {
    ask: { sql: string; parameters: readonly unknown[]; within: boolean };
    answer: QueryResult<unknown>;
  };
  /** Ends the transaction under way, if there still is one. */
  rollback: { ask: null; answer: null };
  insert: { ask: { arrivals: Arrival[]; rateLimit: RateLimit }; answer: Outcome[] };
  forget: { ask: null; answer: null };
};

export type RequestKind = keyof Requests;

/** One request on its way to the thread. */
export type Envelope = {
  [Kind in RequestKind]: { id: number; kind: Kind; ask: Requests[Kind]['ask'] };
}[RequestKind];

/** What comes back: an answer or a fault under its id, or something that the operator should know. */
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
