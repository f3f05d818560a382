import { afterEach, expect, test, vi } from 'vitest';
import { createTickets } from './tickets.ts';

const ticket = { id: 'an id', name: 'سارة', team: '', email: 'sara@example.com', city: 'الرياض' };
const minuteMs = 60_000;

afterEach(() => {
  vi.useRealTimers();
});

test('opens its own tokens, on every server with the same secret', async () => {
  const token = await (await createTickets('a secret')).seal(ticket);
  expect(await (await createTickets('a secret')).open(token)).toEqual(ticket);
  expect(await (await createTickets('another')).open(token)).toBeUndefined();
  expect(await (await createTickets()).open(token)).toBeUndefined();
});

test('a token reveals nothing, fits into a URL and differs each time', async () => {
  const tickets = await createTickets();
  const tokens = [await tickets.seal(ticket), await tickets.seal(ticket)];
  expect(tokens[0]).not.toBe(tokens[1]);
  for (const token of tokens) {
    expect(token).toMatch(/^[\w.-]+$/);
    const parts = token.split('.').map((part) => Buffer.from(part, 'base64url').toString());
    expect(parts.join()).not.toMatch(/sara|example|an id/);
  }
});

test('a token of a sign-up with 100-letter values fits into the limit of common proxies', async () => {
  const long = {
    ...ticket,
    name: 'ض'.repeat(100),
    team: '\u{1F3F4}'.repeat(100),
    city: 'ض'.repeat(100),
    email: `${'a'.repeat(242)}@example.com`,
  };
  expect((await (await createTickets()).seal(long)).length).toBeLessThan(2_048);
});

test('refuses a token after an hour', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const tickets = await createTickets();
  const token = await tickets.seal(ticket);
  vi.advanceTimersByTime(59 * minuteMs);
  expect(await tickets.open(token)).toEqual(ticket);
  vi.advanceTimersByTime(2 * minuteMs);
  expect(await tickets.open(token)).toBeUndefined();
});

test('refuses every token with one changed character, and what is not a token', async () => {
  const tickets = await createTickets();
  const token = await tickets.seal(ticket);
  for (const index of token.split('').keys()) {
    // The last character of a part may contain unused bits.
    if (/^.(\.|$)/.test(token.slice(index))) continue;
    const other = token[index] === 'A' ? 'B' : 'A';
    expect(await tickets.open(token.slice(0, index) + other + token.slice(index + 1))).toBeUndefined();
  }
  for (const text of ['', 'x', '....', token.slice(0, -1), `${token}.`, undefined, null, 5, ['x'], {}])
    expect(await tickets.open(text)).toBeUndefined();
});
