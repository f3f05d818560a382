import type { Kysely } from 'kysely';
import type { SignUp } from '../fields.ts';

/**
 * Moments are ISO 8601 texts in UTC with milliseconds, so both databases sort and compare them alike and
 * neither driver turns them into something else.
 */
type Moment = string;

export type DeliveryState = 'waiting' | 'delivered' | 'parked';

export type Tables = {
  /** Every field as its owner writes it, and what this system adds. */
  sign_ups: SignUp & {
    id: string;
    /** What the spellings of one address share. */
    email_key: string;
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
    /** Why the last attempt failed, by code, in rows of earlier releases in words; nothing personal. */
    last_failure: string | null;
  };
  /** Sign-ups that turned out to be another spelling of an earlier one, with nothing personal. */
  duplicates: {
    id: string;
    kept_id: string;
    created_at: Moment;
    /** How many attempts were made to deliver it. */
    attempts: number;
  };
  /** Who was erased, for a backup that is restored later; no address can be read from it. */
  erasures: {
    /** The address' key, hashed with `salt`. */
    address: string;
    salt: string;
    erased_at: Moment;
    /** `cleaning`: the rows are gone, while the files may still hold their bytes. */
    state: 'cleaning' | 'done';
    /** 1 when a receiver may hold a copy. */
    may_have_left: number;
  };
  /** How many sign-ups each client address made in its current window. */
  allowances: {
    client: string;
    used: number;
    window_ends: Moment;
  };
};

export type Db = Kysely<Tables>;
