import { afterEach, expect, test, vi } from 'vitest';
import { createEncryptedTokens } from '../encrypted-tokens.ts';
import { readStorageSettings } from '../settings.ts';
import { retentionCutoff } from '../store/erasure/retention.ts';
import { createLetterTokens } from './tokens.ts';

const access = { id: 'a1', address: 'digest' };
const dayMs = 24 * 3_600_000;
afterEach(() => {
  vi.useRealTimers();
});

test.each(['confirm', 'ownSignUp', 'unsubscribe'] as const)(
  'any server opens a token for "%s"',
  async (purpose) => {
    const [one, other] = [await createLetterTokens('secret'), await createLetterTokens('secret')];
    const token = await one.seal(purpose, access);
    expect(token).toMatch(/^[\w.-]+$/);
    expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain('digest');
    expect(await other.open(token)).toEqual({ ...access, purpose });
  },
);

// Letters that were sent contain this name for up to 800 days.
test('a token for an own sign-up has the purpose `ticket`', async () => {
  const tokens = await createLetterTokens('secret');
  const encrypted = await createEncryptedTokens('letters:secret');
  const content = { ...access, purpose: 'ticket' };
  expect(await encrypted.open(await tokens.seal('ownSignUp', access))).toMatchObject(content);
  expect(await tokens.open(await encrypted.seal(content, '1 day'))).toEqual({
    ...access,
    purpose: 'ownSignUp',
  });
});

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
  ['unsubscribe', 800],
  ['ownSignUp', 800],
] as const)('a token for "%s" expires after %i days, with 60 s clock tolerance', async (purpose, days) => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  const tokens = await createLetterTokens('secret');
  const token = await tokens.seal(purpose, access);
  vi.setSystemTime(days * dayMs + 59_000);
  expect(await tokens.open(token)).toMatchObject(access);
  vi.setSystemTime(days * dayMs + 61_000);
  expect(await tokens.open(token)).toBe('expired');
});

test.each([
  ['just after a yearly launch', '06-06', '2027-06-06T12:00:01Z', 730],
  ['before a leap year', '06-06', '2026-11-27T12:00:00Z', 556],
  ['long before the launch', '2027-06-06', '2026-06-06T12:00:00Z', 730],
  ['after the launch', '2027-06-06', '2027-11-27T12:00:00Z', 191],
])('the links of a sign-up %s work until the sign-up is purged', async (_name, date, signedUp, minDays) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(signedUp) });
  const tokens = await createLetterTokens('secret');
  const links = [await tokens.seal('ownSignUp', access), await tokens.seal('unsubscribe', access)];
  const { LAUNCH_DATE, RETENTION_MONTHS } = readStorageSettings({
    LAUNCH_DATE: date,
    RETENTION_MONTHS: '12',
  });
  const isKept = () => {
    const cutoff = retentionCutoff({ LAUNCH_DATE, RETENTION_MONTHS }, new Date());
    return cutoff === undefined || cutoff <= new Date(signedUp);
  };
  while (isKept()) vi.setSystemTime(Date.now() + dayMs);
  expect(Date.now() - Date.parse(signedUp)).toBeGreaterThan(minDays * dayMs);
  for (const link of links) expect(await tokens.open(link)).toMatchObject(access);
});
