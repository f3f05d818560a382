import type { RefusalCode } from '../sign-up/error-codes.ts';
import type { SignUp } from '../sign-up/fields.ts';
import type { FormValues } from '../sign-up/form-values.ts';
import type { SignUpErrors } from '../sign-up/schema.ts';

/**
 * Content of the success page. With the correction token the visitor can correct the sign-up or add
 * a city.
 */
export type SignUpWithToken = SignUp & { token: string; city: string };

/**
 * Result of a sign-up that was submitted as a plain HTML form. `change`: a form to correct a stored
 * one. `suggestion`: the address looks mistyped, and nothing is stored yet. `cityError`: the answer
 * about the city was not stored.
 */
export type FormOutcome =
  | { kind: 'done'; signUp?: SignUpWithToken; cityError?: 'invalid' | RefusalCode }
  | { kind: 'change'; values: FormValues }
  | { kind: 'suggestion'; email: string; values: FormValues }
  | { kind: 'invalid'; errors: SignUpErrors; values: FormValues }
  | { kind: 'refused'; code: RefusalCode; values?: FormValues; retryAfterSeconds?: number };
