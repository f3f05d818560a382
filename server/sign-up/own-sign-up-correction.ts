import type { FastifyRequest } from 'fastify';
import type { OwnSignUpOutcome, OwnSignUpValues } from '../../app/own-sign-up-outcome.ts';
import { localeNamed, localizedPath } from '../../content/locale.ts';
import { emailKey } from '../../sign-up/email-key.ts';
import { type RefusalCode, refusalStatus } from '../../sign-up/error-codes.ts';
import { mapFields } from '../../sign-up/fields.ts';
import type { OwnSignUps } from '../../sign-up/letters/own-sign-ups.ts';
import type { OwnSignUp } from '../../sign-up/letters/subscriptions.ts';
import type { LetterAccess } from '../../sign-up/letters/tokens.ts';
import { parseCity, parseSignUp } from '../../sign-up/schema.ts';
import { suggestEmail } from '../../sign-up/suggest-email.ts';
import { logUnavailable } from './accept-sign-up.ts';
import type { ConfirmationLimit } from './confirmation-limit.ts';
import { type Fields, withSuggestion } from './form.ts';
import { type Answer, ownSignUpView, redirectWithNotice, refused } from './own-sign-up-answers.ts';

type Correction = {
  request: FastifyRequest;
  /** The path of the page, without the token. */
  path: string;
  token: string;
  access: LetterAccess;
  stored: OwnSignUp;
  fields: Fields;
  /** Set if the limit of changes is exceeded. */
  retryAfterSeconds: number | undefined;
};

type CorrectionOptions = {
  signUps: OwnSignUps;
  confirmations: ConfirmationLimit;
};

type Refused = Partial<Omit<Extract<OwnSignUpOutcome, { kind: 'correction' }>, 'kind'>>;

/**
 * Stores the form of an own sign-up. A refused form keeps the typed values. Missing fields keep the
 * stored ones: a page of an earlier release does not send a new field.
 */
export async function acceptCorrection(
  { request, path, token, access, stored, fields, retryAfterSeconds }: Correction,
  { signUps, confirmations }: CorrectionOptions,
): Promise<Answer> {
  const typed = withSuggestion(fields);
  const values: OwnSignUpValues = {
    ...mapFields((field) => typed[field] ?? stored.fields[field]),
    city: typed.city ?? stored.details.city,
    language: typed.language ?? '',
  };
  const refuse = async (refused: Refused, status: number): Promise<Answer> => {
    // What the person typed must not be lost because the details cannot be read.
    const details = await signUps.readDetails(stored).catch(() => ({ friends: 0, validUntil: null }));
    const signUp = ownSignUpView(stored, details);
    return { outcome: { kind: 'correction', token, signUp, values, ...refused }, status, retryAfterSeconds };
  };
  const refuseWhole = (code: RefusalCode) => refuse({ refusal: code }, refusalStatus[code]);

  const parsed = parseSignUp(values);
  const city = parseCity(values.city);
  if (!parsed.ok || city === undefined)
    return refuse(
      {
        errors: { ...(!parsed.ok && parsed.errors), ...(city === undefined && { city: 'invalid' as const }) },
      },
      422,
    );
  // An address that an earlier release stored as typed stays, unless the person changes it.
  const isUnchanged = emailKey(values.email) === emailKey(stored.fields.email);
  const signUp = isUnchanged ? { ...parsed.value, email: stored.fields.email } : parsed.value;
  const isNewAddress = emailKey(signUp.email) !== emailKey(stored.fields.email);
  const suggestion = isNewAddress && fields.kept_email !== fields.email && suggestEmail(signUp.email);
  if (suggestion) return refuse({ suggestion }, 422);
  if (retryAfterSeconds !== undefined) return refuseWhole('too-many');
  const language = localeNamed(values.language);
  const letter = isNewAddress ? confirmations(request, signUp.email) : undefined;
  try {
    const newLanguage = language ?? stored.details.language;
    const isCorrected = await signUps.correct({ access, signUp, city, language: newLanguage, letter });
    if (!isCorrected) return refused('erased-or-changed');
  } catch (error) {
    logUnavailable(error, request, 'an own sign-up could not be corrected');
    return refuseWhole('unavailable');
  } finally {
    letter?.release();
  }
  // The token belongs to the former address. Whether the new one had signed up before must stay
  // hidden.
  if (isNewAddress) return { outcome: { kind: 'address-changed', email: signUp.email } };
  const isNewLanguage = language && language !== stored.details.language;
  return redirectWithNotice(isNewLanguage ? localizedPath(path, language) : path, token, 'saved');
}
