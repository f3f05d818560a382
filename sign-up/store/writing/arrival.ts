import type { SignUp } from '../../fields.ts';

/** A sign-up to store, the client it counts against, and its arrival in milliseconds since 1970. */
export type Arrival = { signUp: SignUp; client: string; at: number };

/**
 * `kept`: stored, or its address was stored before; responses must not reveal which.
 * `limited`: the client has used up its window, which ends at `until` (milliseconds since 1970).
 * `unfit`: the database cannot store its content.
 */
export type Outcome = { kind: 'kept' } | { kind: 'limited'; until: number } | { kind: 'unfit' };
