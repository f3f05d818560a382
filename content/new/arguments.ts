import type * as z from 'zod';
import { placeholderMark } from '../check/finding.ts';

/** Errors in the arguments, one per line. */
export class InvalidArguments extends Error {
  override name = 'InvalidArguments';
}

/** @returns a text in both languages, with a placeholder for a missing one */
export function both(en: string | undefined, ar: string | undefined, what: { en: string; ar: string }) {
  return { en: en ?? placeholder(what.en), ar: ar ?? placeholder(what.ar) };
}

/** @returns a placeholder with a hint for the writer */
export function placeholder(what: string): string {
  return `${placeholderMark} ${what}`;
}

/**
 * Parses `en="Valencia" sport=football` with `schema`. This form needs no `--` after `npm run`.
 * @throws InvalidArguments with a line for each missing, unknown or invalid argument
 */
export function readArguments<T extends z.ZodType>(schema: T, words: readonly string[]): z.output<T> {
  const given: Record<string, string> = {};
  for (const word of words) {
    const [, key, value] = /^([\w.]+)=(.*)$/s.exec(word) ?? [];
    if (key === undefined || value === undefined)
      throw new InvalidArguments(`${word}: is not of the form name=value`);
    given[key] = value;
  }
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => {
    if (issue.code === 'unrecognized_keys') return `${issue.keys.join(', ')}: is not a known argument`;
    const key = String(issue.path[0]);
    return `${key}: ${Object.hasOwn(given, key) ? issue.message : 'is missing'}`;
  });
  throw new InvalidArguments(lines.join('\n'));
}
