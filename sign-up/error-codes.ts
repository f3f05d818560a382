/**
 * What can go wrong with a sign-up, by code. Whoever shows it looks words up by code and language: the API in
 * `server/sign-up/refusals.ts`, the form in `app/pages/early-access/error-messages.ts`. Published in docs/contract.md, so a
 * code keeps its meaning. Free of imports: the form loads it before anything is typed.
 */
export const fieldCodes = [
  'name-too-short',
  'name-too-long',
  'team-too-long',
  'no-address',
  'invalid',
] as const;

export type FieldCode = (typeof fieldCodes)[number];

/** Why a whole sign-up is refused, where a person can learn something from it. */
export const refusalCodes = ['foreign', 'too-large', 'too-many', 'unavailable'] as const;

export type RefusalCode = (typeof refusalCodes)[number];

/** The status that says the same. */
export const refusalStatus = {
  foreign: 403,
  'too-large': 413,
  'too-many': 429,
  unavailable: 503,
} as const satisfies Record<RefusalCode, number>;

/** The header in which the API tells codes, as a dictionary of RFC 9651: `name=name-too-short, email=no-address`. */
export const codesHeader = 'error-codes';
