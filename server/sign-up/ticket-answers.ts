import type { TicketNotice, TicketOutcome, TicketRefusal, TicketSignUp } from '../../app/ticket-outcome.ts';
import { refusalStatus } from '../../sign-up/error-codes.ts';
import type { OwnSignUp, TicketDetails } from '../../sign-up/letters/subscriptions.ts';

/** The response to a ticket link: a page, or a redirect. */
export type Answer =
  | { ticket: TicketOutcome; status?: number; retryAfterSeconds?: number | undefined }
  | { redirect: string };

const statuses: Record<TicketRefusal, number> = { ...refusalStatus, invalid: 403, 'erased-or-changed': 410 };

export function refused(code: TicketRefusal, retryAfterSeconds?: number): Answer {
  return { ticket: { kind: 'refused', code }, status: statuses[code], retryAfterSeconds };
}

/** Redirects to the ticket with a notice. The fragment replaces that of the current URL. */
export function redirectWithNotice(path: string, token: string, notice: TicketNotice): Answer {
  return { redirect: `${path}/${token}?done=${notice}#content` };
}

export function ticketSignUp(
  { fields, details, isConfirmed, isUnsubscribed, code }: OwnSignUp,
  { friends, validUntil }: TicketDetails,
): TicketSignUp {
  const { city, language } = details;
  return { ...fields, city, language, isConfirmed, isUnsubscribed, code, friends, validUntil };
}
