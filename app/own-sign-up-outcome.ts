import type { RefusalCode } from '../sign-up/error-codes.ts';
import type { SignUp } from '../sign-up/fields.ts';
import type { SignUpErrors } from '../sign-up/schema.ts';

/**
 * What the owner of a sign-up can correct. `language`: code of the language of the letters, empty
 * if not known.
 */
export type OwnSignUpValues = SignUp & { city: string; language: string };

/** A stored sign-up, as its owner sees it. */
export type OwnSignUpView = OwnSignUpValues & {
  isConfirmed: boolean;
  isUnsubscribed: boolean;
  /** The value of `with` in the owner's link; null before the confirmation. */
  code: string | null;
  /** Confirmed people who signed up through that link. */
  friends: number;
  /** When the invitation expires, ISO 8601; null without one. */
  validUntil: string | null;
};

/** The last action of the owner. Part of the URL, so that a reload does not repeat it. */
export const ownSignUpNotices = ['confirmed', 'saved', 'left', 'back'] as const;
export type OwnSignUpNotice = (typeof ownSignUpNotices)[number];

/**
 * `invalid`: a forged or truncated link. `erased-or-changed`: erased, or its address was changed
 * after the letter.
 */
export type OwnSignUpRefusal = 'invalid' | 'erased-or-changed' | RefusalCode;

/**
 * Outcome of a link in a letter. `token`: of the link, for the forms of the page. `confirm`: if
 * `isUnsubscribed`, it also resubscribes. `address-changed`: the new address gets a letter.
 */
export type OwnSignUpOutcome =
  | { kind: 'confirm'; token: string; isUnsubscribed: boolean }
  | { kind: 'sign-up'; token: string; signUp: OwnSignUpView; notice?: OwnSignUpNotice | undefined }
  | {
      kind: 'correction';
      token: string;
      signUp: OwnSignUpView;
      /** As typed. */
      values: OwnSignUpValues;
      errors?: SignUpErrors & { city?: 'invalid' };
      suggestion?: string;
      refusal?: RefusalCode;
    }
  | { kind: 'address-changed'; email: string }
  | { kind: 'unsubscribe'; token: string }
  | { kind: 'unsubscribed' }
  | { kind: 'erase'; token: string }
  | { kind: 'erased'; mayBeDelivered: boolean }
  | { kind: 'refused'; code: OwnSignUpRefusal };
