import type { TicketNotice, TicketOutcome, TicketRefusal, TicketSeat } from '../../app/ticket-outcome.ts';
import { refusalStatus } from '../../sign-up/error-codes.ts';
import type { Seat } from '../../sign-up/letters/subscriptions.ts';

/** What a link of a letter is answered with: the page of a ticket, or a redirect. */
export type Answer =
  | { ticket: TicketOutcome; status?: number; retryAfterSeconds?: number | undefined }
  | { redirect: string };

const statuses: Record<TicketRefusal, number> = { ...refusalStatus, invalid: 403, gone: 410 };

export function refused(code: TicketRefusal, retryAfterSeconds?: number): Answer {
  return { ticket: { kind: 'refused', code }, status: statuses[code], retryAfterSeconds };
}

/** @returns a redirect to the ticket with a notice. Its fragment replaces that of an earlier address. */
export function doneAt(path: string, token: string, notice: TicketNotice): Answer {
  return { redirect: `${path}/${token}?done=${notice}#content` };
}

export function ticketSeat({ fields, details, ...seat }: Seat): TicketSeat {
  const { isConfirmed, hasLeft, code, friends, validUntil } = seat;
  const { city, language } = details;
  return { ...fields, city, language, isConfirmed, hasLeft, code, friends, validUntil };
}
