import { expect, test } from 'vitest';
import { describeFailure } from './failure-words.ts';

test.each([
  ['http:422', 'HTTP 422'],
  ['network:ECONNREFUSED', 'network error (ECONNREFUSED)'],
  ['network', 'network error'],
  ['network:undefined', 'network error'],
  ['no-answer', 'no answer in time'],
  ['interrupted', 'interrupted'],
  ['smtp:550', 'SMTP 550'],
  ['bounced', 'bounced'],
  ['invitation-over', 'the invitation has expired'],
])('describes %s as: %s', (code, words) => {
  expect(describeFailure(code)).toBe(words);
});

test.each(['HTTP 422', 'no answer in time', 'network error (ECONNREFUSED)', 'see http:422'])(
  'returns text stored by an earlier release unchanged: %s',
  (words) => {
    expect(describeFailure(words)).toBe(words);
  },
);
