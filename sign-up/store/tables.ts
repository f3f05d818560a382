import type { Kysely } from 'kysely';

/**
 * Moments are ISO 8601 texts in UTC with milliseconds, so both databases sort and compare them alike and
 * neither driver turns them into something else.
 */
type Moment = string;

export type DeliveryState = 'waiting' | 'delivered' | 'parked';

export type Tables = {
  sign_ups: {
    id: string;
    /** The address as its owner writes it. */
    email: string;
    /** What two spellings of one address share. */
    email_key: string;
    name: string;
    team: string;
    created_at: Moment;
  };
  /** The outbox: one row for each sign-up, written in its transaction. */
  deliveries: {
    sign_up_id: string;
    state: DeliveryState;
    attempts: number;
    /** When somebody may next try; while a worker holds the row, when its lease ends. */
    due_at: Moment;
    /** Which claim holds the row; what another claim reports no longer counts. */
    claim: string | null;
    /** Why the last attempt failed, in words for the operator, without personal data. */
    last_failure: string | null;
  };
  /** How many sign-ups each client address made in its current window. */
  allowances: {
    client: string;
    used: number;
    window_ends: Moment;
  };
};

export type Db = Kysely<Tables>;
