import type {
  OwnSignUpNotice,
  OwnSignUpOutcome,
  OwnSignUpRefusal,
  OwnSignUpView,
} from '../../app/own-sign-up-outcome.ts';
import { refusalStatus } from '../../sign-up/error-codes.ts';
import type { OwnSignUp, OwnSignUpDetails } from '../../sign-up/letters/subscriptions.ts';

/** The response to a link of a letter: a page, or a redirect. */
export type Answer =
  | { outcome: OwnSignUpOutcome; status?: number; retryAfterSeconds?: number | undefined }
  | { redirect: string };

const statuses: Record<OwnSignUpRefusal, number> = {
  ...refusalStatus,
  invalid: 403,
  'erased-or-changed': 410,
};

export function refused(code: OwnSignUpRefusal, retryAfterSeconds?: number): Answer {
  return { outcome: { kind: 'refused', code }, status: statuses[code], retryAfterSeconds };
}

/** Redirects to the own sign-up with a notice. The fragment replaces that of the current URL. */
export function redirectWithNotice(path: string, token: string, notice: OwnSignUpNotice): Answer {
  return { redirect: `${path}/${token}?done=${notice}#content` };
}

export function ownSignUpView(
  { fields, details, isConfirmed, isUnsubscribed, code }: OwnSignUp,
  { friends, validUntil }: OwnSignUpDetails,
): OwnSignUpView {
  const { city, language } = details;
  return { ...fields, city, language, isConfirmed, isUnsubscribed, code, friends, validUntil };
}
