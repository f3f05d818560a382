import * as z from 'zod/mini';
import { type FieldCode, fieldCodes } from './error-codes.ts';
import { cityRule, fieldRules } from './field-rules.ts';
import { fieldNames, honeypotField, mapFields, type SignUp, type SignUpField } from './fields.ts';

export type SignUpErrors = Partial<Record<SignUpField, FieldCode>>;
export type ParsedSignUp = { ok: true; value: SignUp } | { ok: false; errors: SignUpErrors };

const fields = z.object(fieldRules);

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
  return cityRule.safeParse(input).data;
}

export function isHoneypotFilled(input: object): boolean {
  const value = ownValue(input, honeypotField);
  return value !== undefined && value !== null && value !== '';
}

/** Reads own properties only: inherited ones do not come from the visitor. */
export function ownValue(input: object, field: string): unknown {
  return Object.getOwnPropertyDescriptor(input, field)?.value;
}
