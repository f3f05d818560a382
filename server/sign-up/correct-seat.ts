import type { FastifyRequest } from 'fastify';
import type { TicketOutcome } from '../../app/ticket-outcome.ts';
import { localeNamed, localizedPath } from '../../content/locale.ts';
import { emailKey } from '../../sign-up/email-key.ts';
import { type RefusalCode, refusalStatus } from '../../sign-up/error-codes.ts';
import type { NewLetterState } from '../../sign-up/letters/queue.ts';
import type { Seats } from '../../sign-up/letters/seats.ts';
import type { Seat } from '../../sign-up/letters/subscriptions.ts';
import { parseCity, parseSignUp } from '../../sign-up/schema.ts';
import { suggestEmail } from '../../sign-up/suggest-email.ts';
import { logUnavailable } from './accept-sign-up.ts';
import { type Fields, withSuggestion } from './form.ts';
import { type Answer, doneAt, ticketSeat } from './ticket-answers.ts';

type Correction = {
  request: FastifyRequest;
  /** Of the page, without the token. */
  path: string;
  token: string;
  seat: Seat;
  fields: Fields;
  /** Above the limit of changes. */
  retryAfterSeconds: number | undefined;
};

type CorrectionParts = {
  seats: Seats;
  letterState: (request: FastifyRequest) => Promise<NewLetterState>;
};

type Refused = Partial<Omit<Extract<TicketOutcome, { kind: 'correction' }>, 'kind'>>;

/** Stores the form of a ticket. A refused form keeps what was typed. */
export async function correctSeat(
  { request, path, token, seat, fields, retryAfterSeconds }: Correction,
  { seats, letterState }: CorrectionParts,
): Promise<Answer> {
  const typed = withSuggestion(fields);
  const { name = '', team = '', email = '', city: typedCity = '', language: typedLanguage = '' } = typed;
  const values = { name, team, email, city: typedCity, language: typedLanguage };
  const refuse = (refused: Refused, status: number): Answer => ({
    ticket: { kind: 'correction', token, seat: ticketSeat(seat), values, ...refused },
    status,
    retryAfterSeconds,
  });
  const refuseWhole = (code: RefusalCode) => refuse({ refusal: code }, refusalStatus[code]);

  const parsed = parseSignUp(typed);
  const city = parseCity(typedCity);
  if (!parsed.ok || city === undefined)
    return refuse(
      {
        errors: { ...(!parsed.ok && parsed.errors), ...(city === undefined && { city: 'invalid' as const }) },
      },
      422,
    );
  const signUp = parsed.value;
  const isMoved = emailKey(signUp.email) !== emailKey(seat.fields.email);
  const suggestion = isMoved && fields.kept_email !== fields.email && suggestEmail(signUp.email);
  if (suggestion) return refuse({ suggestion }, 422);
  if (retryAfterSeconds !== undefined) return refuseWhole('too-many');
  const language = localeNamed(typedLanguage);
  try {
    const letter = isMoved ? await letterState(request) : 'waiting';
    const newLanguage = language ?? seat.details.language;
    await seats.correct({ id: seat.id, signUp, city, language: newLanguage, letter });
  } catch (error) {
    logUnavailable(error, request, 'a ticket could not be corrected');
    return refuseWhole('unavailable');
  }
  // The token belongs to the former address. Whether the new one had signed up before must stay hidden.
  if (isMoved) return { ticket: { kind: 'moved', email: signUp.email } };
  const isNewLanguage = language && language !== seat.details.language;
  return doneAt(isNewLanguage ? localizedPath(path, language) : path, token, 'saved');
}
