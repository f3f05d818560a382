import type { RefusalCode } from '../sign-up/error-codes.ts';
import type { SignUpErrors } from '../sign-up/schema.ts';

/** Content of the success page. With `token` the visitor can correct the sign-up or add a city. */
export type FormTicket = { token: string; name: string; team: string; email: string; city: string };

/** The typed values, by the names of inputs. */
type Values = Record<string, string>;

/**
 * Result of a sign-up that was submitted as a plain HTML form. `change`: a form to correct a stored
 * one. `suggestion`: the address looks mistyped, and nothing is stored yet. `cityError`: the answer
 * about the city was not stored.
 */
export type FormOutcome =
  | { kind: 'done'; ticket?: FormTicket; cityError?: 'invalid' | RefusalCode }
  | { kind: 'change'; values: Values }
  | { kind: 'suggestion'; email: string; values: Values }
  | { kind: 'invalid'; errors: SignUpErrors; values: Values }
  | { kind: 'refused'; code: RefusalCode; values?: Values; retryAfterSeconds?: number };
