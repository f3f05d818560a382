import {
  type FieldCode,
  fieldCodes,
  type RefusalCode,
  refusalCodes,
  refusalStatus,
} from '../../sign-up/error-codes.ts';
import { fieldNames, limits, type SignUpField } from '../../sign-up/fields.ts';
import { m } from '../i18n/paraglide/messages.js';

/** `unknown`: a code that this page does not know, because the server is newer. */
export type FieldErrors = Partial<Record<SignUpField, FieldCode | 'unknown'>>;

const fieldMessages: Record<FieldCode | 'unknown', () => string> = {
  'name-too-short': () => m.sign_up_error_name({ count: limits.nameMin }),
  'name-too-long': () => m.sign_up_error_name_long({ count: limits.nameMax }),
  'team-too-long': () => m.sign_up_error_team_long({ count: limits.teamMax }),
  'no-address': m.sign_up_error_email,
  invalid: m.sign_up_error_invalid,
  unknown: m.sign_up_error_unknown,
};

/** Advice for some refusals, appended to the general message. */
const advice: Partial<Record<RefusalCode, () => string>> = {
  foreign: m.sign_up_failed_foreign,
  expired: m.sign_up_failed_expired,
  'too-large': m.sign_up_failed_too_large,
  'too-many': m.sign_up_failed_too_many,
};

/** @returns the localised error message of a field, undefined without an error */
export function fieldMessage(code: FieldErrors[SignUpField]): string | undefined {
  return code && fieldMessages[code]();
}

/** @returns the localised message of a refused sign-up, with advice */
export function refusalMessage(code: RefusalCode | undefined): string {
  const help = code && advice[code]?.();
  return help ? `${m.sign_up_failed()} ${help}` : m.sign_up_failed();
}

/**
 * @param codes value of the response's `codesHeader`
 * @param named `errors` of the body, by field
 */
export function fieldErrorsOf(codes: string | null, named: object): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of fieldNames) {
    const received = codeOf(field, codes);
    if (received ?? Object.hasOwn(named, field))
      errors[field] = fieldCodes.find((code) => code === received) ?? 'unknown';
  }
  return errors;
}

/**
 * Reads the code, or the status if there is none, as in a proxy's response.
 * @param codes value of the response's `codesHeader`
 */
export function refusalOf(codes: string | null, status: number): RefusalCode | undefined {
  const received = codeOf('request', codes);
  return refusalCodes.find((code) => (received ? received === code : refusalStatus[code] === status));
}

function codeOf(name: string, codes: string | null): string | undefined {
  return new RegExp(`(?:^|, )${name}=([\\w-]+)`).exec(codes ?? '')?.[1];
}
