import type { RefusalCode } from '../sign-up/error-codes.ts';
import type { SignUpErrors } from '../sign-up/schema.ts';

/** A stored sign-up, as its owner sees it. */
export type TicketSignUp = {
  name: string;
  team: string;
  email: string;
  city: string;
  /** Code of the language of the letters; empty if not known. */
  language: string;
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
export const ticketNotices = ['confirmed', 'saved', 'left', 'back'] as const;
export type TicketNotice = (typeof ticketNotices)[number];

/**
 * `invalid`: a forged or truncated link. `erased-or-changed`: erased, or its address was changed
 * after the letter.
 */
export type TicketRefusal = 'invalid' | 'erased-or-changed' | RefusalCode;

/** The typed values of a refused correction, by the names of inputs. */
type TicketValues = Record<string, string>;

/**
 * Outcome of a ticket link. `token`: of the link, for the forms of the page. `confirm`: if
 * `isUnsubscribed`, it also resubscribes. `address-changed`: the new address gets a letter.
 */
export type TicketOutcome =
  | { kind: 'confirm'; token: string; isUnsubscribed: boolean }
  | { kind: 'sign-up'; token: string; signUp: TicketSignUp; notice?: TicketNotice | undefined }
  | {
      kind: 'correction';
      token: string;
      signUp: TicketSignUp;
      values: TicketValues;
      errors?: SignUpErrors & { city?: 'invalid' };
      suggestion?: string;
      refusal?: RefusalCode;
    }
  | { kind: 'address-changed'; email: string }
  | { kind: 'unsubscribe'; token: string }
  | { kind: 'unsubscribed' }
  | { kind: 'erase'; token: string }
  | { kind: 'erased'; mayBeDelivered: boolean }
  | { kind: 'refused'; code: TicketRefusal };
