import { expect, test } from 'vitest';
import { fieldErrorsOf, fieldWordsOf, refusalOf, refusalWordsOf } from './error-words.ts';

test('what the API calls wrong is known by its code, whatever words go with it', () => {
  expect(fieldErrorsOf('name=name-too-short, email=no-address', { name: 'x', email: 'y' })).toEqual({
    name: 'name-too-short',
    email: 'no-address',
  });
});

test('a field whose code is new or lost is still called wrong, in a general sentence', () => {
  expect(fieldErrorsOf('name=name-too-famous', { name: 'x' })).toEqual({ name: 'unknown' });
  expect(fieldErrorsOf(null, { team: 'x' })).toEqual({ team: 'unknown' });
  expect(fieldWordsOf('unknown')).toBe('Please check what you entered here');
});

test('a refusal says what helps, and one without a known code that it failed', () => {
  expect(refusalWordsOf(refusalOf('request=too-many', 429))).toMatch(
    /^Submission failed\. .+ Try again in a minute\.$/,
  );
  for (const code of ['unavailable', 'too-clever'])
    expect(refusalWordsOf(refusalOf(`request=${code}`, 503))).toBe(
      'Submission failed. Please try again later.',
    );
});

test('a refusal goes by its code, and by its status only where a proxy told none', () => {
  expect(refusalOf('request=too-large', 400)).toBe('too-large');
  expect(refusalOf('request=unsupported-type', 429)).toBeUndefined();
  expect(refusalOf(null, 429)).toBe('too-many');
  expect(refusalOf(null, 418)).toBeUndefined();
});
