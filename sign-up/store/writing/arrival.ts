import type { SignUp } from '../../fields.ts';

/** A sign-up to store, and its arrival in milliseconds since 1970. */
export type Arrival = { signUp: SignUp; at: number };

/**
 * `kept`: stored, or its address was stored before; responses must not reveal which.
 * `unfit`: the database cannot store its content.
 */
export type Outcome = 'kept' | 'unfit';
