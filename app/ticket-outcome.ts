import type { RefusalCode } from '../sign-up/error-codes.ts';
import type { SignUpErrors } from '../sign-up/schema.ts';

/** A stored sign-up, as its owner sees it. */
export type TicketSeat = {
  name: string;
  team: string;
  email: string;
  city: string;
  /** Code of the language of the letters; empty if not known. */
  language: string;
  isConfirmed: boolean;
  hasLeft: boolean;
  /** The value of `with` in the owner's link; null before the confirmation. */
  code: string | null;
  /** Confirmed people who signed up by that link. */
  friends: number;
  /** The end of an invitation, ISO 8601; null without one. */
  validUntil: string | null;
};

/** What the owner has just done. Part of the address, so that a reload repeats nothing. */
export const ticketNotices = ['confirmed', 'saved', 'left', 'back'] as const;
export type TicketNotice = (typeof ticketNotices)[number];

/** `invalid`: a forged or cut link. `gone`: the sign-up was erased, or its address was corrected after the letter. */
export type TicketRefusal = 'invalid' | 'gone' | RefusalCode;

/** The typed values of a refused correction, by the names of inputs. */
type TicketValues = Record<string, string>;

/**
 * What a link of a letter shows. `token`: of the link, for the forms of the page. `confirm`: `hasLeft` if it would also
 * bring the person back. `moved`: the address was corrected, and the new one gets a letter.
 */
export type TicketOutcome =
  | { kind: 'confirm'; token: string; hasLeft: boolean }
  | { kind: 'seat'; token: string; seat: TicketSeat; notice?: TicketNotice | undefined }
  | {
      kind: 'correction';
      token: string;
      seat: TicketSeat;
      values: TicketValues;
      errors?: SignUpErrors & { city?: 'invalid' };
      suggestion?: string;
      refusal?: RefusalCode;
    }
  | { kind: 'moved'; email: string }
  | { kind: 'leave'; token: string }
  | { kind: 'left' }
  | { kind: 'erase'; token: string }
  | { kind: 'erased'; mayBeDelivered: boolean }
  | { kind: 'refused'; code: TicketRefusal };
