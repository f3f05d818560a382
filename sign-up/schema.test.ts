import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emailKey, isTrapped, messages, parseSignUp } from './schema.ts';

const good = { name: 'Ann', team: 'Liverpool', email: 'ann@example.com' };
const errorsOf = (input: object) => {
  const parsed = parseSignUp(input);
  return parsed.ok ? {} : parsed.errors;
};

test('surrounding spaces are trimmed and the team may be left out', () => {
  const parsed = parseSignUp({ name: '  Ann ', email: ' ann@example.com\n' });
  expect(parsed).toEqual({ ok: true, value: { name: 'Ann', team: '', email: 'ann@example.com' } });
});

test('only the wrong fields get a message, word for word', () => {
  expect(errorsOf({ name: 'A', email: 'ann@' })).toEqual({
    name: 'Name must be at least 2 characters',
    email: 'Please enter a valid email address',
  });
  expect(errorsOf({ ...good, name: ' ' })).toEqual({ name: messages.nameTooShort });
  expect(errorsOf({})).toEqual({ name: messages.nameTooShort, email: messages.email });
});

test('an emoji counts as one character', () => {
  expect(errorsOf({ ...good, name: '⚽️'.slice(0, 1) })).toEqual({ name: messages.nameTooShort });
  expect(errorsOf({ ...good, name: '😀' })).toEqual({ name: messages.nameTooShort });
  expect(errorsOf({ ...good, name: '😀'.repeat(100), team: '🏏'.repeat(100) })).toEqual({});
  expect(errorsOf({ ...good, name: '😀'.repeat(101), team: '🏏'.repeat(101) })).toEqual({
    name: messages.nameTooLong,
    team: messages.teamTooLong,
  });
});

test('an address may have 254 characters and no more', () => {
  const domain = '@example.com';
  expect(errorsOf({ ...good, email: 'a'.repeat(254 - domain.length) + domain })).toEqual({});
  expect(errorsOf({ ...good, email: 'a'.repeat(255 - domain.length) + domain })).toEqual({
    email: messages.email,
  });
});

test.each([
  'a+b@example.co.uk',
  "o'neil@example.com",
  'مشجع@مثال.السعودية',
  'a@münchen.de',
  'x@xn--mnchen-3ya.de',
])('accepts the address %s', (email) => expect(errorsOf({ ...good, email })).toEqual({}));

test.each([
  'plain',
  'a@b',
  '@b.co',
  'a@.co',
  'a b@c.de',
  'a@b..co',
  '.a@b.co',
  'a.@b.co',
  'a@-b.co',
  'a@b.c',
  'a@b.co,c@d.ef',
])('refuses the address %s', (email) =>
  expect(errorsOf({ ...good, email })).toEqual({ email: messages.email }),
);

describe('text that is no text', () => {
  test.each([
    ['NUL', 'An\0n'],
    ['a line break', 'An\r\nBcc: all@example.com'],
    ['half an emoji', 'An\ud83d'],
    ['a byte that was no text', 'An\ufffd'],
    ['a line separator', 'An\u2028n'],
  ])('%s is refused in every field', (_what, text) => {
    expect(errorsOf({ name: text, team: text, email: `${text}@example.com` })).toEqual({
      name: messages.invalid,
      team: messages.invalid,
      email: messages.email,
    });
  });

  test('a header smuggled behind the address is refused', () => {
    expect(errorsOf({ ...good, email: 'a@b.co\r\nBcc: c@d.ef' })).toEqual({ email: messages.email });
  });

  test('controls that turn the reading direction are taken out', () => {
    const parsed = parseSignUp({ ...good, name: '\u202eAnn\u2066\u2069' });
    expect(parsed).toMatchObject({ ok: true, value: { name: 'Ann' } });
    expect(errorsOf({ ...good, name: '\u202e\u200b\u2066' })).toEqual({ name: messages.nameTooShort });
  });
});

test('values that are not text are refused', () => {
  expect(errorsOf({ name: 12, team: ['x'], email: { a: 1 } })).toEqual({
    name: messages.invalid,
    team: messages.invalid,
    email: messages.email,
  });
});

test('fields that only a prototype lends do not count', () => {
  expect(parseSignUp(JSON.parse(`{"__proto__":${JSON.stringify(good)}}`)).ok).toBe(false);
  expect(parseSignUp(Object.create(good)).ok).toBe(false);
});

test('an address for the webhook in the form is ignored', () => {
  expect(parseSignUp({ ...good, airtableUrl: 'https://evil.example' })).toEqual({ ok: true, value: good });
});

test('the trap counts as filled only when something is in it', () => {
  expect(isTrapped({ website: 'https://spam.example' })).toBe(true);
  expect(isTrapped({ website: '' })).toBe(false);
  expect(isTrapped({})).toBe(false);
});

test('two spellings of an address share a key', () => {
  expect(emailKey(' ANN@Example.com')).toBe(emailKey('ann@example.COM'));
});

test('whatever arrives, parsing answers with clean values or with messages it knows', () => {
  const known = new Set<string>(Object.values(messages));
  fc.assert(
    fc.property(
      fc.object({ key: fc.constantFrom('name', 'team', 'email', '__proto__'), maxDepth: 2 }),
      (input) => {
        const parsed = parseSignUp(input);
        if (!parsed.ok) return Object.values(parsed.errors).every((message) => known.has(message));
        return parsed.value.name === parsed.value.name.trim() && [...parsed.value.name].length >= 2;
      },
    ),
  );
});

test('a long hostile text is refused at once', () => {
  const start = performance.now();
  expect(parseSignUp({ name: 'Ann', email: `${'a.'.repeat(8_000)}@${'b-'.repeat(8_000)}` }).ok).toBe(false);
  expect(performance.now() - start).toBeLessThan(200);
});
