import type { z } from 'zod';
import { localeNamed } from './locale.ts';

const languages = { en: 'English', ar: 'Arabic' };

/** How a writer types a value of each type. */
const values: Readonly<Record<string, string>> = {
  string: 'a text in quotation marks',
  number: 'a number without quotation marks',
  int: 'a whole number',
  boolean: 'true or false, without quotation marks',
  array: 'a list in square brackets',
  tuple: 'a list in square brackets',
  object: 'an entry in curly brackets',
};

const formats: Readonly<Record<string, string>> = {
  date: 'must be a day that exists, such as 2027-05-15',
  url: 'must be an address that begins with https://',
};

/** Describes an error of a content schema in the words of a writer. Rules with words of their own keep them. */
export function describeIssue(issue: z.core.$ZodRawIssue): string | undefined {
  const { input } = issue;
  switch (issue.code) {
    case 'invalid_type': {
      if (input === undefined) return missing(issue.path?.at(-1));
      return `must be ${values[issue.expected] ?? issue.expected}${given(input)}`;
    }
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}${given(input)}`;
    case 'invalid_format':
      return `${formats[issue.format] ?? 'is not written right'}${given(input)}`;
    case 'unrecognized_keys':
      return `has ${issue.keys.join(', ')}, which no entry of this kind has: check the spelling`;
    case 'too_big':
      return size(issue.origin, input, `at most ${issue.maximum}`);
    case 'too_small':
      return size(issue.origin, input, `at least ${issue.minimum}`);
    default:
      return undefined;
  }
}

function missing(key: PropertyKey | undefined): string {
  const language = localeNamed(String(key));
  return language ? `the ${languages[language]} text is missing` : 'is missing';
}

function size(origin: string, input: unknown, bound: string): string {
  if (Array.isArray(input)) return `must have ${bound} items, but has ${input.length}`;
  if (typeof input === 'string') return `must have ${bound} characters, but has ${input.length}`;
  return `must be ${origin === 'number' || origin === 'int' ? '' : 'of '}${bound}${given(input)}`;
}

function given(input: unknown): string {
  if (input === undefined) return '';
  const isShort = ['string', 'number', 'boolean'].includes(typeof input);
  return isShort ? `, but is ${JSON.stringify(input)}` : '';
}
