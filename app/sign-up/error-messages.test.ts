import { expect, test } from 'vitest';
import { fieldErrorsOf, fieldMessage, refusalMessage, refusalOf } from './error-messages.ts';

test('fieldErrorsOf reads the code of each field from the header', () => {
  expect(fieldErrorsOf('name=name-too-short, email=no-address', { name: 'x', email: 'y' })).toEqual({
    name: 'name-too-short',
    email: 'no-address',
  });
});

test('fieldErrorsOf returns "unknown" for an unknown or missing code', () => {
  expect(fieldErrorsOf('name=name-too-famous', { name: 'x' })).toEqual({ name: 'unknown' });
  expect(fieldErrorsOf(null, { team: 'x' })).toEqual({ team: 'unknown' });
  expect(fieldMessage('unknown')).toBe('Please check what you entered here');
});

test('refusalMessage adds advice for some codes and is general otherwise', () => {
  expect(refusalMessage(refusalOf('request=too-many', 429))).toMatch(
    /^Submission failed\. .+ Try again in a minute\.$/,
  );
  for (const code of ['unavailable', 'too-clever'])
    expect(refusalMessage(refusalOf(`request=${code}`, 503))).toBe(
      'Submission failed. Please try again later.',
    );
});

test('refusalOf uses the code, and the status only without a header', () => {
  expect(refusalOf('request=too-large', 400)).toBe('too-large');
  expect(refusalOf('request=unsupported-type', 429)).toBeUndefined();
  expect(refusalOf(null, 429)).toBe('too-many');
  expect(refusalOf(null, 418)).toBeUndefined();
});
