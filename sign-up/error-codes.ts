/**
 * Validation errors of the fields. Clients look up the text by code and language: the API in
 * `server/sign-up/refusals.ts`, the form in `app/sign-up/error-messages.ts`.
 * The codes are published in docs/contract.md, so their meanings must not change.
 * Must not import anything: the form loads this file before the visitor types.
 */
export const fieldCodes = [
  'name-too-short',
  'name-too-long',
  'team-too-long',
  'no-address',
  'invalid',
] as const;

export type FieldCode = (typeof fieldCodes)[number];

/** Why a whole sign-up is refused, where the visitor can act on it. */
export const refusalCodes = ['foreign', 'expired', 'too-large', 'too-many', 'unavailable'] as const;

export type RefusalCode = (typeof refusalCodes)[number];

export const refusalStatus = {
  foreign: 403,
  expired: 410,
  'too-large': 413,
  'too-many': 429,
  unavailable: 503,
} as const satisfies Record<RefusalCode, number>;

/**
 * The API's response header for codes, an RFC 9651 dictionary:
 * `name=name-too-short, email=no-address`.
 */
export const codesHeader = 'error-codes';
