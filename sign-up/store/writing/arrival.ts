import type { SignUp } from '../../fields.ts';

/** One sign-up on its way in: the client it counts against and the moment it arrived (ms since 1970). */
export type Arrival = { signUp: SignUp; client: string; at: number };

/**
 * `kept`: on disk, or its address was there before; nobody outside may tell which.
 * `limited`: the client has used up its window, which ends at `until` (ms since 1970).
 * `unfit`: the database cannot hold what is in it.
 */
export type Outcome = { kind: 'kept' } | { kind: 'limited'; until: number } | { kind: 'unfit' };
