import * as z from 'zod/mini';
import type { FieldCode } from './error-codes.ts';
import { limits, type SignUpField } from './fields.ts';
import { normalizeEmail } from './normalize-email.ts';
import { countVisible, hasInvisible, removeBidiControls, trimInvisible } from './visible-text.ts';

// Without `jitless`, zod calls `new Function`, which our Content-Security-Policy forbids.
z.config({ jitless: true });

/** The longest emoji have ten code points. A longer grapheme is a run of combining marks. */
const codePointsPerCharacter = 10;

// Control characters, line separators, lone surrogates, and the decoder's replacement character.
const unstorable = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\uFFFD]/u;
// A local part and a domain of two labels or more, with letters of every script, as mail allows.
// Dots may be repeated or stand before the @, because Japanese carriers have given out such
// addresses.
const address =
  /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-][\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~.-]*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+\p{L}[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u;

const storable = (error: FieldCode) =>
  z.refine<string>((text) => !unstorable.test(text), { error, abort: true });
// Aborts on a text that is too long, so that the later regular expressions run on short texts only.
const maxLength = (max: number, error: FieldCode, codePoints = max * codePointsPerCharacter) =>
  z.refine<string>((text) => [...text].length <= codePoints && countVisible(text, { spaces: true }) <= max, {
    error,
    abort: true,
  });

const text = (error: FieldCode, clean = (typed: string) => trimInvisible(removeBidiControls(typed))) =>
  z.pipe(z.string({ error }), z.transform(clean));

/** @returns the rule of free text. A missing value is empty. */
export function optionalText(max: number, tooLong: FieldCode): z.ZodMiniType<string> {
  return z.pipe(
    z._default(text('invalid'), ''),
    z.string().check(storable('invalid'), maxLength(max, tooLong)),
  );
}

export const cityRule = optionalText(limits.cityMax, 'invalid');

export const fieldRules: Record<SignUpField, z.ZodMiniType<string>> = {
  name: z.pipe(
    z._default(text('invalid'), ''),
    z.string().check(
      storable('invalid'),
      maxLength(limits.nameMax, 'name-too-long'),
      z.refine((name) => countVisible(name) >= limits.nameMin, 'name-too-short'),
    ),
  ),
  team: optionalText(limits.teamMax, 'team-too-long'),
  email: z.pipe(
    z._default(text('no-address', normalizeEmail), ''),
    z.string().check(
      storable('no-address'),
      maxLength(limits.emailMax, 'no-address', limits.emailMax),
      z.refine((email) => !hasInvisible(email) && address.test(email), 'no-address'),
    ),
  ),
};
