import { expect, test } from 'vitest';
import { emailKey } from './email-key.ts';

test.each([
  ['capitals', ' ANN@Example.com', 'ann@example.COM'],
  ['accents of two code points', 'zo\u0065\u0308@example.com', 'ZO\u00EB@example.com'],
  ['a host in punycode', 'jo@münchen.de', 'Jo@XN--MNCHEN-3YA.de'],
  ['a host with a decomposed accent', 'jo@mu\u0308nchen.de', 'jo@münchen.de'],
  ['an Arabic host in punycode', 'sara@مثال.السعودية', 'sara@xn--mgbh0fb.xn--mgberp4a5d4ar'],
  ['invisible characters around it', '\u200fann@example.com\u200b', 'ann@example.com'],
])('addresses that differ by %s have the same key', (_what, one, other) =>
  expect(emailKey(one)).toBe(emailKey(other)),
);

test.each([
  ['ann@example.com', 'anna@example.com'],
  ['jo@münchen.de', 'jo@munchen.de'],
  ['strasse@example.com', 'straße@example.com'],
])('%s and %s have different keys', (one, other) => expect(emailKey(one)).not.toBe(emailKey(other)));

test('a host that is not a valid IDN still gets a key', () => {
  expect(emailKey('A@XN--A.example')).toBe('a@xn--a.example');
});
