import {
  type FieldCode,
  fieldCodes,
  type RefusalCode,
  refusalCodes,
  refusalStatus,
} from '../../../../sign-up/error-codes.ts';
import { fieldNames, type SignUpField } from '../../../../sign-up/fields.ts';
import { m } from '../../../i18n/paraglide/messages.js';

/** `unknown` is what a newer server may say to a page that was loaded before it. */
export type FieldErrors = Partial<Record<SignUpField, FieldCode | 'unknown'>>;

const fieldWords: Record<FieldCode | 'unknown', () => string> = {
  'name-too-short': m.ea_error_name,
  'name-too-long': m.ea_error_name_long,
  'team-too-long': m.ea_error_team_long,
  'no-address': m.ea_error_email,
  invalid: m.ea_error_invalid,
  unknown: m.ea_error_unknown,
};

/** What helps beside waiting; of anything else the page says that it did not work. */
const advice: Partial<Record<RefusalCode, () => string>> = {
  foreign: m.ea_failed_foreign,
  'too-large': m.ea_failed_too_large,
  'too-many': m.ea_failed_too_many,
};

/** @returns in the page's language what is wrong with a field, undefined where nothing is */
export function fieldWordsOf(code: FieldErrors[SignUpField]): string | undefined {
  return code && fieldWords[code]();
}

/** @returns in the page's language that a sign-up was refused, and what helps */
export function refusalWordsOf(code: RefusalCode | undefined): string {
  const help = code && advice[code]?.();
  return help ? `${m.ea_failed()} ${help}` : m.ea_failed();
}

/**
 * @param codes what the API's answer has in `codesHeader`
 * @param named what the body calls wrong
 */
export function fieldErrorsOf(codes: string | null, named: object): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of fieldNames) {
    const told = codeOf(field, codes);
    if (told ?? Object.hasOwn(named, field))
      errors[field] = fieldCodes.find((code) => code === told) ?? 'unknown';
  }
  return errors;
}

/**
 * By its code; where the answer has none, as a proxy's in front of the server, by its status.
 * @param codes what the answer has in `codesHeader`
 */
export function refusalOf(codes: string | null, status: number): RefusalCode | undefined {
  const told = codeOf('request', codes);
  return refusalCodes.find((code) => (told ? told === code : refusalStatus[code] === status));
}

function codeOf(name: string, codes: string | null): string | undefined {
  return new RegExp(`(?:^|, )${name}=([\\w-]+)`).exec(codes ?? '')?.[1];
}
