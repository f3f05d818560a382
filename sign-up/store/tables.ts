import type { Generated, Kysely, Selectable } from 'kysely';
import type { SignUp } from '../fields.ts';
import type { Origin } from '../origin.ts';

/**
 * ISO 8601 text in UTC with milliseconds. Both databases sort and compare it alike, and no driver
 * converts it.
 */
type Timestamp = string;

export type DeliveryState = 'waiting' | 'delivered' | 'parked';

/**
 * `launch` is also the first letter to people who signed up without SMTP_URL. `reminder` is sent at
 * most once.
 */
export type LetterKind = 'confirmation' | 'launch' | 'reminder';

/**
 * `paused`: a rate limit was exceeded, and an operator must resume it. `cancelled`: the person had
 * unsubscribed, or the address gets no letter.
 */
export type LetterState = DeliveryState | 'paused' | 'cancelled';

/** Why an address gets no letter. `bounce`: it does not exist. */
export type BlockReason = 'bounce' | 'complaint';

export type Tables = {
  /** Columns of the origin and the city are empty where nothing is known. */
  sign_ups: SignUp & {
    [Name in keyof Origin]: Generated<string>;
  } & {
    id: string;
    /** The canonical form of the address (`sign-up/email-key.ts`). */
    email_key: string;
    created_at: Timestamp;
    city: Generated<string>;
  };
  /** The outbox: one row for each sign-up, written in its transaction. */
  deliveries: {
    sign_up_id: string;
    state: DeliveryState;
    attempts: number;
    /** Number of corrections by the visitor. Part of the `Idempotency-Key`. */
    revision: Generated<number>;
    /** The time of the next attempt. While a worker has claimed the row: the end of its lease. */
    due_at: Timestamp;
    /** Id of the claim on the row. Outcomes of other claims are ignored. */
    claim: string | null;
    /**
     * Why the last attempt failed: a code, or text in rows of earlier releases. No personal data.
     */
    last_failure: string | null;
  };
  /** Sign-ups that were merged into an earlier one with the same key. No personal data. */
  duplicates: {
    id: string;
    kept_id: string;
    created_at: Timestamp;
    attempts: number;
  };
  /**
   * Ids of sign-ups whose address was corrected, which are stored with another id since. No personal
   * data.
   */
  former_sign_ups: {
    id: string;
    /** When the address was corrected. */
    created_at: Timestamp;
  };
  /** Erased addresses as keyed hashes, so that a restored backup does not bring them back. */
  erasures: {
    /** HMAC-SHA256 of the `email_key`, with `salt` as key. */
    address: string;
    salt: string;
    erased_at: Timestamp;
    /** `cleaning`: the rows are deleted, but the files may still hold their bytes. */
    state: 'cleaning' | 'done';
    /** 1 when the receiver may hold a copy. */
    may_have_left: number;
  };
  /**
   * Sign-ups with a filled honeypot. They are not delivered. An operator may release them for 30
   * days.
   */
  held_sign_ups: Tables['sign_ups'];
  /** Always empty: readiness probes insert and delete a row in one transaction. */
  probes: {
    id: string;
    padding: string;
  };
  /** The outbox of letters: at most one row for each kind and sign-up. */
  letters: {
    id: string;
    sign_up_id: string;
    kind: LetterKind;
    state: LetterState;
    attempts: number;
    /** Number of times that the letter was queued again. Part of its `Message-ID`. */
    revision: Generated<number>;
    /** As in `deliveries`. */
    due_at: Timestamp;
    claim: string | null;
    last_failure: string | null;
    /** When the letter was queued, or was to be sent first if many were queued together. */
    created_at: Timestamp;
    /** When the invitation expires. */
    valid_until: Timestamp | null;
  };
  /** Decisions of a person about letters. No row until the first one. */
  subscriptions: {
    sign_up_id: string;
    confirmed_at: Timestamp | null;
    /** When the person unsubscribed. */
    left_at: Timestamp | null;
    /** The value of `with` in the person's own link, from the confirmation on. */
    code: string | null;
  };
  /** Addresses and mailboxes that get no letter, whether they have signed up or not. */
  mail_blocks: {
    /** A digest: of an address after a bounce, of its mailbox after a complaint. */
    address: string;
    reason: BlockReason;
    blocked_at: Timestamp;
    /** The latest sign-up with this address. It may be erased since. */
    sign_up_id: string | null;
  };
  /**
   * Counts the confirmations to a mailbox. SQLite has none while only the untagged address has one
   * (`mailboxes/mailbox-limit.ts`). Rows are deleted a day after the latest confirmation.
   */
  mailboxes: {
    /** A digest (`sign-up/mailbox.ts`). */
    mailbox: string;
    /** Requested since the last day without a confirmation. */
    letters: number;
    /** When the latest confirmation within the limit was queued. */
    latest_at: Timestamp;
  };
  /** When the next call of each outbox may start, for all servers together. */
  delivery_pace: {
    id: number;
    next_at: Timestamp;
    /** 1 during a pause and its probe. */
    paused: number;
    /** The claim of the probe. */
    probe: string | null;
  };
};

export type SignUpRow = Selectable<Tables['sign_ups']>;
export type Db = Kysely<Tables>;
