import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeSignUp } from '../tests/fixtures/make-sign-up.ts';
import { fieldCodes } from './error-codes.ts';
import { fieldNames, honeypotField } from './fields.ts';
import { isHoneypotFilled, parseSignUp } from './schema.ts';

const good = makeSignUp('Ann', { team: 'Liverpool' });
const errorsOf = (input: object) => {
  const parsed = parseSignUp(input);
  return parsed.ok ? {} : parsed.errors;
};

test('trims surrounding spaces, and accepts a missing team', () => {
  const parsed = parseSignUp({ name: '  Ann ', email: ' ann@example.com\n' });
  expect(parsed).toEqual({ ok: true, value: { name: 'Ann', team: '', email: 'ann@example.com' } });
});

test('returns a code for each wrong field and for no other', () => {
  expect(errorsOf({ name: 'A', email: 'ann@' })).toEqual({
    name: 'name-too-short',
    email: 'no-address',
  });
  expect(errorsOf({ ...good, name: ' ' })).toEqual({ name: 'name-too-short' });
  expect(errorsOf({})).toEqual({ name: 'name-too-short', email: 'no-address' });
});

test('counts an emoji as one character', () => {
  expect(errorsOf({ ...good, name: '⚽️'.slice(0, 1) })).toEqual({ name: 'name-too-short' });
  expect(errorsOf({ ...good, name: '😀' })).toEqual({ name: 'name-too-short' });
  expect(errorsOf({ ...good, name: '😀'.repeat(100), team: '🏏'.repeat(100) })).toEqual({});
  expect(errorsOf({ ...good, name: '😀'.repeat(101), team: '🏏'.repeat(101) })).toEqual({
    name: 'name-too-long',
    team: 'team-too-long',
  });
});

test('accepts an address of up to 254 characters', () => {
  const domain = '@example.com';
  expect(errorsOf({ ...good, email: 'a'.repeat(254 - domain.length) + domain })).toEqual({});
  expect(errorsOf({ ...good, email: 'a'.repeat(255 - domain.length) + domain })).toEqual({
    email: 'no-address',
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
  'a@-b.co',
  'a@b.c',
  'a@b.co,c@d.ef',
])('refuses the address %s', (email) =>
  expect(errorsOf({ ...good, email })).toEqual({ email: 'no-address' }),
);

describe('text with characters that cannot be stored', () => {
  test.each([
    ['NUL', 'An\0n'],
    ['a line break', 'An\r\nBcc: all@example.com'],
    ['half an emoji', 'An\ud83d'],
    ['a byte that was no text', 'An\ufffd'],
    ['a line separator', 'An\u2028n'],
  ])('refuses %s in every field', (_what, text) => {
    expect(errorsOf({ name: text, team: text, email: `${text}@example.com` })).toEqual({
      name: 'invalid',
      team: 'invalid',
      email: 'no-address',
    });
  });

  test('refuses a header injected after the address', () => {
    expect(errorsOf({ ...good, email: 'a@b.co\r\nBcc: c@d.ef' })).toEqual({ email: 'no-address' });
  });
});

/**
 * Zero-width characters, joiners, direction marks, fillers, selectors: invisible, and often pasted
 * by accident.
 */
const unseen = [
  ...'\u00AD\u034F\u061C\u115F\u1160\u17B4\u180B\u180E\u200B\u200C\u200D\u200E\u200F\u202A\u202E\u2060\u2061',
  ...'\u2066\u2069\u206F\u2800\u3164\uFE00\uFE0F\uFEFF\uFFA0\uFFF9\u{1BCA0}\u{1D173}\u{E0001}\u{E0041}\u{E0100}',
];

/** The direction marks, embeddings, overrides and isolates of Unicode (UAX 9). */
const bidiControls = '\u061C\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069';

describe.each(unseen.map((character) => [character.codePointAt(0)?.toString(16), character]))(
  'the invisible U+%s',
  (_code, character) => {
    test('is trimmed at the edges of every field', () => {
      const around = (text: string) => `${character} ${text}${character}\n`;
      const parsed = parseSignUp({ name: around('Ann'), team: around('Ajax'), email: around(good.email) });
      expect(parsed).toEqual({ ok: true, value: { ...good, team: 'Ajax' } });
    });

    test('is refused inside an e-mail address, with the error code of the field', () => {
      for (const email of [
        `an${character}n@example.com`,
        `ann@exam${character}ple.com`,
        `ann@example.c${character}om`,
      ])
        expect(errorsOf({ ...good, email })).toEqual({ email: 'no-address' });
    });

    test('is kept inside a name unless it changes the direction, and not counted', () => {
      const name = bidiControls.includes(character) ? 'AB' : `A${character}B`;
      const parsed = parseSignUp({ ...good, name: `A${character}B`, team: `A${character}B` });
      expect(parsed).toMatchObject({ ok: true, value: { name, team: name } });
      expect(errorsOf({ ...good, name: character.repeat(5) })).toEqual({ name: 'name-too-short' });
      expect(errorsOf({ ...good, name: `A${character}${character}` })).toEqual({
        name: 'name-too-short',
      });
    });
  },
);

test.each([
  'می‌خواهم',
  'Sam 👨‍👩‍👧‍👦',
  'Ann ❤️',
  'Ewan 🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}',
  'نورة',
])('keeps the name %j as typed', (name) =>
  expect(parseSignUp({ ...good, name })).toMatchObject({ ok: true, value: { name } }),
);

test('requires two visible characters in a name', () => {
  for (const name of ['👨‍👩‍👧‍👦', 'n\u0303', ' ن ', 'A\u200d ']) {
    expect(errorsOf({ ...good, name })).toEqual({ name: 'name-too-short' });
  }
  expect(errorsOf({ ...good, name: '👨‍👩‍👧‍👦👨‍👩‍👧‍👦' })).toEqual({});
});

test('counts a family emoji as one character, and refuses a long run of combining marks', () => {
  expect(errorsOf({ ...good, name: '👨‍👩‍👧‍👦'.repeat(100) })).toEqual({});
  expect(errorsOf({ ...good, name: '👨‍👩‍👧‍👦'.repeat(101) })).toEqual({ name: 'name-too-long' });
  expect(errorsOf({ ...good, name: `Zo${'\u0308'.repeat(5_000)}` })).toEqual({ name: 'name-too-long' });
});

test('refuses values that are not strings', () => {
  expect(errorsOf({ name: 12, team: ['x'], email: { a: 1 } })).toEqual({
    name: 'invalid',
    team: 'invalid',
    email: 'no-address',
  });
});

test('ignores inherited properties', () => {
  expect(parseSignUp(JSON.parse(`{"__proto__":${JSON.stringify(good)}}`)).ok).toBe(false);
  expect(parseSignUp(Object.create(good)).ok).toBe(false);
});

test('ignores a webhook address in the form', () => {
  expect(parseSignUp({ ...good, airtableUrl: 'https://evil.example' })).toEqual({ ok: true, value: good });
});

test('the honeypot counts as filled only when it is not empty', () => {
  expect(isHoneypotFilled({ [honeypotField]: 'https://spam.example' })).toBe(true);
  expect(isHoneypotFilled({ [honeypotField]: '' })).toBe(false);
  expect(isHoneypotFilled({})).toBe(false);
});

test('parses, trims and limits every field of the list', () => {
  expect(fieldNames.length).toBeGreaterThan(2);
  for (const field of fieldNames) {
    expect(errorsOf({ ...good, [field]: 'x'.repeat(5_000) })).toEqual({ [field]: expect.any(String) });
    expect(parseSignUp({ ...good, [field]: ` ${good[field]} ` })).toEqual({ ok: true, value: good });
  }
});

test('returns either clean values or known codes for any input', () => {
  const known = new Set<string>(fieldCodes);
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

test.each([
  `${'a.'.repeat(8_000)}@${'b-'.repeat(8_000)}`,
  `a${' '.repeat(16_000)}b`,
  `a${'\u200d'.repeat(16_000)}b`,
  `${'.'.repeat(16_000)}x`,
  `<${'<'.repeat(16_000)}`,
  // A regular expression with quadratic or worse backtracking would exceed the timeout of the test.
])('refuses a long hostile text in every field', (text) => {
  expect(parseSignUp({ name: text, team: text, email: text }).ok).toBe(false);
});
