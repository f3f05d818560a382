import * as z from 'zod/mini';
import { type FieldCode, fieldCodes } from './error-codes.ts';
import { fieldNames, honeypotField, mapFields, type SignUp, type SignUpField } from './fields.ts';
import { normalizeEmail } from './normalize-email.ts';
import { countVisible, hasInvisible, removeBidiControls, trimInvisible } from './visible-text.ts';

// Without `jitless`, zod calls `new Function`, which our Content-Security-Policy forbids.
z.config({ jitless: true });

/** Lengths in visible characters. An emoji counts as one. */
export const limits = { nameMin: 2, nameMax: 100, teamMax: 100, emailMax: 254 } as const;

/** The longest emoji have ten code points. A longer grapheme is a run of combining marks. */
const codePointsPerCharacter = 10;

export type SignUpErrors = Partial<Record<SignUpField, FieldCode>>;
export type ParsedSignUp = { ok: true; value: SignUp } | { ok: false; errors: SignUpErrors };

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

/** Team and city: optional free text. */
const freeText = z.string().check(storable('invalid'), maxLength(limits.teamMax, 'team-too-long'));

const rules: Record<SignUpField, z.ZodMiniType<string>> = {
  name: z.pipe(
    z._default(text('invalid'), ''),
    z.string().check(
      storable('invalid'),
      maxLength(limits.nameMax, 'name-too-long'),
      z.refine((name) => countVisible(name) >= limits.nameMin, 'name-too-short'),
    ),
  ),
  team: z.pipe(z._default(text('invalid'), ''), freeText),
  email: z.pipe(
    z._default(text('no-address', normalizeEmail), ''),
    z.string().check(
      storable('no-address'),
      maxLength(limits.emailMax, 'no-address', limits.emailMax),
      z.refine((email) => !hasInvisible(email) && address.test(email), 'no-address'),
    ),
  ),
};

const fields = z.object(rules);

/**
 * Parses a sign-up from a form or an API body. Ignores other fields, `airtableUrl` among them.
 * @returns the trimmed values, or one code for each wrong field
 */
export function parseSignUp(input: object): ParsedSignUp {
  const parsed = fields.safeParse(mapFields((field) => ownValue(input, field) ?? undefined));
  if (parsed.success) return { ok: true, value: parsed.data };
  const errors: SignUpErrors = {};
  for (const { path, message } of parsed.error.issues) {
    const field = fieldNames.find((name) => name === path[0]);
    if (field) errors[field] ??= fieldCodes.find((code) => code === message) ?? 'invalid';
  }
  return { ok: false, errors };
}

/** @returns the trimmed name of a city, which may be empty; undefined if it cannot be stored */
export function parseCity(input: unknown): string | undefined {
  return z.pipe(text('invalid'), freeText).safeParse(input).data;
}

export function isHoneypotFilled(input: object): boolean {
  const value = ownValue(input, honeypotField);
  return value !== undefined && value !== null && value !== '';
}

/** Reads own properties only: inherited ones do not come from the visitor. */
export function ownValue(input: object, field: string): unknown {
  return Object.getOwnPropertyDescriptor(input, field)?.value;
}
