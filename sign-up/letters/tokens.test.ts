import { afterEach, expect, test, vi } from 'vitest';
import { createLetterTokens } from './tokens.ts';

const access = { id: 'a1', address: 'digest' };
const dayMs = 24 * 3_600_000;
afterEach(() => {
  vi.useRealTimers();
});

test.each(['confirm', 'ticket', 'unsubscribe'] as const)(
  'any server opens a token for "%s"',
  async (purpose) => {
    const [one, other] = [await createLetterTokens('secret'), await createLetterTokens('secret')];
    const token = await one.seal(purpose, access);
    expect(token).toMatch(/^[\w.-]+$/);
    expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain('digest');
    expect(await other.open(token)).toEqual({ ...access, purpose });
  },
);

test('a truncated, modified or forged token, or one of another secret, is invalid', async () => {
  const tokens = await createLetterTokens('secret');
  const token = await tokens.seal('confirm', access);
  const foreign = await (await createLetterTokens('other')).seal('confirm', access);
  const changed = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
  for (const bad of ['', 'x', token.slice(0, -9), `${changed.slice(0, 60)}xx`, foreign, `${token}.x`])
    expect(await tokens.open(bad)).toBe('invalid');
});

test.each([
  ['confirm', 30],
  ['unsubscribe', 400],
  ['ticket', 400],
] as const)('a token for "%s" expires after %i days, with 60 s clock tolerance', async (purpose, days) => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  const tokens = await createLetterTokens('secret');
  const token = await tokens.seal(purpose, access);
  vi.setSystemTime(days * dayMs + 59_000);
  expect(await tokens.open(token)).toMatchObject(access);
  vi.setSystemTime(days * dayMs + 61_000);
  expect(await tokens.open(token)).toBe('expired');
});
