import { createHmac, randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mailProvider, type ProviderTest, providerTest } from '../../../tests/fixtures/mail-providers.ts';

// "Webhook Payloads", "Securing Webhooks" and "Automatic Retries",
// documentation.mailgun.com/docs/mailgun/user-manual/webhooks, read 2026-11-29.
const key = 'a0b1c2d3e4f5a6b7c8d9e0f1a2b3c4d5';
const hourMs = 3_600_000;

let provider: ProviderTest;
beforeEach(async () => {
  provider = await providerTest(mailProvider(`mailgun:${key}`));
});
afterEach(() => provider.server.app.close());

type Signing = { at?: number; token?: string; secret?: string };

function sign({ at = Date.now(), token = randomBytes(25).toString('hex'), secret = key }: Signing = {}) {
  const timestamp = String(Math.floor(at / 1_000));
  return {
    timestamp,
    token,
    signature: createHmac('sha256', secret)
      .update(timestamp + token)
      .digest('hex'),
  };
}

const send = (event: object, signature: object = sign()) =>
  provider.post(JSON.stringify({ signature, 'event-data': event }));

const event = (fields: object) => ({
  id: 'G9Bn5sl1TC6nu79C8C0bwg',
  timestamp: 1_795_953_600.1,
  recipient: 'ann@example.com',
  flags: { 'is-test-mode': false },
  ...fields,
});
const failed = (fields: object) => event({ event: 'failed', severity: 'permanent', ...fields });
const hard = failed({ reason: 'bounce', 'delivery-status': { code: 550 } });

test.each([
  ['a bounce', hard, 'bounce'],
  ['an address that bounced before', failed({ reason: 'suppress-bounce' }), 'bounce'],
  ['an address that complained before', failed({ reason: 'suppress-complaint' }), 'complaint'],
  ['a complaint', event({ event: 'complained' }), 'complaint'],
])('records %s, and answers 200, because Mailgun repeats a 204', async (_name, body, kind) => {
  expect((await send(body)).status).toBe(200);
  expect(provider.recorded).toEqual([{ kind, emails: ['ann@example.com'] }]);
});

test.each([
  ['a temporary failure', event({ event: 'failed', severity: 'temporary', reason: 'generic' })],
  ['a letter that was retried for hours', failed({ reason: 'old', 'delivery-status': { code: 602 } })],
  ['a refusal of the sender', failed({ reason: 'espblock' })],
  ['an address that unsubscribed', failed({ reason: 'suppress-unsubscribe' })],
  ['a delivery', event({ event: 'delivered' })],
])('counts %s and records nothing', async (_name, body) => {
  expect((await send(body)).status).toBe(200);
  expect(provider.recorded).toEqual([]);
  expect(provider.counted).toEqual({ ignored: 1 });
});

test.each([
  ['another key', sign({ secret: key.toUpperCase() })],
  ['a changed token', { ...sign(), token: 'x' }],
  ['a signature that is not hexadecimal', { ...sign(), signature: 'é' }],
  ['a time 9 hours ago', sign({ at: Date.now() - 9 * hourMs })],
  ['a time an hour ahead', sign({ at: Date.now() + hourMs })],
])('refuses %s with 401', async (_name, signature) => {
  expect((await send(hard, signature)).status).toBe(401);
  expect(provider.recorded).toEqual([]);
});

test('takes a call that was repeated for 7.5 hours', async () => {
  expect((await send(hard, sign({ at: Date.now() - 7.5 * hourMs }))).status).toBe(200);
  expect(provider.recorded.length).toBe(1);
});

test('accepts the signature of the main account for a subaccount', async () => {
  const { signature, ...rest } = sign();
  await send(hard, { ...rest, signature: '00'.repeat(32), 'parent-signature': signature });
  expect(provider.recorded.length).toBe(1);
});

test('uses a token once, because the signature does not cover the event', async () => {
  const signature = sign();
  provider.isDown = true;
  expect((await send(hard, signature)).status).toBe(503);
  provider.isDown = false;
  expect((await send(hard, signature)).status).toBe(200);
  expect((await send({ ...hard, recipient: 'eve@example.com' }, signature)).status).toBe(200);
  expect(provider.recorded).toEqual([{ kind: 'bounce', emails: ['ann@example.com'] }]);
});

test.each([
  ['no JSON', '{'],
  ['no signature', JSON.stringify({ 'event-data': hard })],
  [
    'a bounce without an address',
    JSON.stringify({ signature: sign(), 'event-data': { ...hard, recipient: undefined } }),
  ],
])('returns 400 for %s', async (_name, body) => {
  expect((await provider.post(body)).status).toBe(400);
});
