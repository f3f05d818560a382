/**
 * Why an attempt failed, as stored and logged: a status of HTTP or SMTP, or the system's code of a
 * network error. `sign-up/operator/failure-words.ts` has the text for operators.
 */
export type FailureCode =
  | 'no-answer'
  | 'interrupted'
  | 'network'
  | `network:${string}`
  | `http:${number}`
  | `smtp:${number}`
  /** A letter could not be rendered. */
  | 'not-rendered'
  /** The mail server cannot send to such an address. */
  | 'address'
  /** The invitation of a letter has expired. */
  | 'invitation-over'
  /** The mail provider reported that the address does not exist. */
  | 'bounced';

/**
 * The outcome of one attempt. `afterMs` is the delay until the next attempt of this delivery.
 * `pauseMs`: the receiver requested a pause of all calls for this long. `cancelled`: the row was
 * deleted, or must not be delivered any more.
 */
export type AttemptOutcome =
  | { kind: 'delivered' }
  | { kind: 'cancelled' }
  | { kind: 'retry'; afterMs: number; why: FailureCode; pauseMs?: number }
  | { kind: 'parked'; why: FailureCode };
