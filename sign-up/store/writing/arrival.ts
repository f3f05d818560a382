import type { SignUp } from '../../fields.ts';
import { mapOrigin, type Origin } from '../../origin.ts';
import type { NewLetterState } from '../mailboxes/confirmations.ts';
import { newId } from '../new-id.ts';

/**
 * `id`: pass one to change the sign-up later. Default: a new UUID. `origin`: unknown by default.
 * `letter`: state of the confirmation letter. No letter by default.
 */
export type SignUpOptions = { id?: string; origin?: Origin; letter?: NewLetterState | undefined };

/** A sign-up to store. `at`: arrival time, in milliseconds since 1970. */
export type Arrival = SignUpOptions & { signUp: SignUp; at: number };

/**
 * `kept`: stored, or its address was stored before; responses must not reveal which.
 * `letter-queued`: the same, and a confirmation waits to be sent. `unstorable`: the database cannot
 * store its content.
 */
export type Outcome = 'kept' | 'letter-queued' | 'unstorable';

/** @returns the columns of a new row that come from the request */
export function columnsOf({ signUp, id = newId(), origin }: Omit<Arrival, 'at' | 'letter'>) {
  return { ...signUp, ...mapOrigin((name) => origin?.[name] ?? ''), id };
}
