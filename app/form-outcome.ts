import type { RefusalCode } from '../sign-up/error-codes.ts';
import type { SignUpErrors } from '../sign-up/schema.ts';

/** Result of a sign-up that was submitted as a plain HTML form. */
export type FormOutcome =
  | { kind: 'done' }
  | { kind: 'invalid'; errors: SignUpErrors; values: Record<string, string> }
  | { kind: 'refused'; code: RefusalCode; values?: Record<string, string>; retryAfterSeconds?: number };
