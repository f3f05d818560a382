import { randomUUID } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { makeSignUp } from '../tests/fixtures/make-sign-up.ts';
import { type CorrectableSignUp, correctedId, createCorrectionTokens } from './correction-tokens.ts';
import { mapOrigin } from './origin.ts';

const correctable: CorrectableSignUp = {
  id: 'an id',
  ...makeSignUp('سارة', { email: 'sara@example.com' }),
  city: 'الرياض',
  origin: { language: 'ar' },
  held: 0,
};
const minuteMs = 60_000;

afterEach(() => {
  vi.useRealTimers();
});

test('opens its own tokens, on every server with the same secret', async () => {
  const token = await (await createCorrectionTokens('a secret')).seal(correctable);
  expect(await (await createCorrectionTokens('a secret')).open(token)).toEqual(correctable);
  expect(await (await createCorrectionTokens('another')).open(token)).toBeUndefined();
  expect(await (await createCorrectionTokens()).open(token)).toBeUndefined();
});

test('a token reveals nothing, fits into a URL and differs each time', async () => {
  const correctionTokens = await createCorrectionTokens();
  const tokens = [await correctionTokens.seal(correctable), await correctionTokens.seal(correctable)];
  expect(tokens[0]).not.toBe(tokens[1]);
  for (const token of tokens) {
    expect(token).toMatch(/^[\w.-]+$/);
    const parts = token.split('.').map((part) => Buffer.from(part, 'base64url').toString());
    expect(parts.join()).not.toMatch(/sara|example|an id/);
  }
});

test.each([
  ['without tags', mapOrigin(() => ''), 2_048],
  ['with tags, so that plain forms can use it', mapOrigin((name) => name.padEnd(40, '-')), 4_000],
])(
  'a token of a sign-up with 100-letter values fits into the limit of proxies, %s',
  async (_tags, origin, max) => {
    const long = {
      ...correctable,
      id: randomUUID(),
      name: 'ض'.repeat(100),
      team: '\u{1F3F4}'.repeat(100),
      city: 'ض'.repeat(100),
      email: `${'a'.repeat(242)}@example.com`,
      origin: Object.fromEntries(Object.entries(origin).filter(([, value]) => value)),
    };
    expect((await (await createCorrectionTokens()).seal(long)).length).toBeLessThan(max);
  },
);

test('each address of a token has an id of its own, whichever spelling is typed', () => {
  expect(correctedId(correctable, 'SARA@example.com')).toBe(correctable.id);
  const id = correctedId(correctable, 'sara@example.org');
  expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(correctedId(correctable, 'Sara@Example.org')).toBe(id);
  expect(correctedId({ id, email: 'sara@example.org' }, correctable.email)).not.toBe(correctable.id);
});

test('a token of a held sign-up has the length of others, and those of the last release are opened', async () => {
  const correctionTokens = await createCorrectionTokens();
  const [other, held] = [
    await correctionTokens.seal(correctable),
    await correctionTokens.seal({ ...correctable, held: 1 }),
  ];
  expect(held.length).toBe(other.length);
  const { origin: _origin, held: _held, ...former } = correctable;
  const token = await correctionTokens.seal(former as CorrectableSignUp);
  expect(await correctionTokens.open(token)).toEqual({ ...former, origin: {}, held: 0 });
});

test('opens a token of a newer release, without the names that only that one knows', async () => {
  const correctionTokens = await createCorrectionTokens();
  const newer = { ...correctable, phone: '07700', origin: { ...correctable.origin, utm_id: '7' } };
  expect(await correctionTokens.open(await correctionTokens.seal(newer))).toEqual(correctable);
});

test('refuses a token after an hour', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const correctionTokens = await createCorrectionTokens();
  const token = await correctionTokens.seal(correctable);
  vi.advanceTimersByTime(59 * minuteMs);
  expect(await correctionTokens.open(token)).toEqual(correctable);
  vi.advanceTimersByTime(2 * minuteMs);
  expect(await correctionTokens.open(token)).toBeUndefined();
});

test('refuses every token with one changed character, and what is not a token', async () => {
  const correctionTokens = await createCorrectionTokens();
  const token = await correctionTokens.seal(correctable);
  for (const index of token.split('').keys()) {
    // The last character of a part may contain unused bits.
    if (/^.(\.|$)/.test(token.slice(index))) continue;
    const other = token[index] === 'A' ? 'B' : 'A';
    expect(
      await correctionTokens.open(token.slice(0, index) + other + token.slice(index + 1)),
    ).toBeUndefined();
  }
  for (const text of ['', 'x', '....', token.slice(0, -1), `${token}.`, undefined, null, 5, ['x'], {}])
    expect(await correctionTokens.open(text)).toBeUndefined();
});
