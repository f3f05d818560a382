import type * as z from 'zod';
import { unwrittenMark } from '../check/finding.ts';
import { slug } from '../schema.ts';

/** What the person can put right; shown as one line each. */
export class WrongArguments extends Error {
  override name = 'WrongArguments';
}

/** The name of a new file, without folder and ending. */
export const fileName = slug.optional();

/** @returns both languages of a text, each left to be written where it is not given */
export function both(en: string | undefined, ar: string | undefined, what: { en: string; ar: string }) {
  return { en: en ?? toWrite(what.en), ar: ar ?? toWrite(what.ar) };
}

/** @returns what stands in an entry until somebody writes it */
export function toWrite(what: string): string {
  return `${unwrittenMark} ${what}`;
}

/**
 * Reads `en="Valencia" sport=football` by `schema`. Words of that form need no `--` behind `npm run`.
 * @throws WrongArguments with a line for each that is missing, unknown or wrong
 */
export function readArguments<T extends z.ZodType>(schema: T, words: readonly string[]): z.output<T> {
  const given: Record<string, string> = {};
  for (const word of words) {
    const [, key, value] = /^([\w.]+)=(.*)$/s.exec(word) ?? [];
    if (key === undefined || value === undefined)
      throw new WrongArguments(`${word}: is not of the form name=value`);
    given[key] = value;
  }
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => {
    if (issue.code === 'unrecognized_keys') return `${issue.keys.join(', ')}: not known here`;
    const key = String(issue.path[0]);
    return `${key}: ${Object.hasOwn(given, key) ? issue.message : 'is missing'}`;
  });
  throw new WrongArguments(lines.join('\n'));
}
