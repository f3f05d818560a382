import { generateKeyPairSync, sign } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mailProvider, type ProviderTest, providerTest } from '../../../tests/fixtures/mail-providers.ts';

// "Event Webhook Reference" and "Getting Started with the Event Webhook Security Features",
// twilio.com/docs/sendgrid/for-developers/tracking-events, and "Drops", docs.sendgrid.com/glossary,
// read 2026-11-29.
const keys = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
const publicKey = keys.publicKey.export({ format: 'der', type: 'spki' }).toString('base64');

let provider: ProviderTest;
beforeEach(async () => {
  provider = await providerTest(mailProvider(`sendgrid:${publicKey}`));
});
afterEach(() => provider.server.app.close());

type Sending = { at?: number; signed?: string; key?: typeof keys.privateKey };

function send(body: unknown, { at = Date.now(), signed, key = keys.privateKey }: Sending = {}) {
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  const timestamp = String(Math.floor(at / 1_000));
  return provider.post(payload, {
    'x-twilio-email-event-webhook-timestamp': timestamp,
    'x-twilio-email-event-webhook-signature': sign(
      'sha256',
      Buffer.from(timestamp + (signed ?? payload)),
      key,
    ).toString('base64'),
  });
}

const event = (fields: object, email = 'ann@example.com') => ({
  email,
  timestamp: 1_795_953_600,
  'smtp-id': '<14c5d75ce93.dfd.64b469@ismtpd-555>',
  sg_event_id: 'bounce-0-1234',
  ...fields,
});
const hard = event({ event: 'bounce', type: 'bounce', status: '5.1.1', reason: '550 5.1.1 no such user' });

test('records bounces and complaints of a batch, and ignores the others', async () => {
  const batch = [
    hard,
    event({ event: 'bounce', type: 'blocked', reason: '421 try later' }, 'bob@example.com'),
    event({ event: 'deferred', response: '400 try later' }, 'bob@example.com'),
    event({ event: 'dropped', reason: 'Bounced Address' }, 'eve@example.com'),
    event({ event: 'dropped', reason: 'Spam Reporting Address' }, 'joe@example.com'),
    event({ event: 'dropped', reason: 'Unsubscribed Address' }, 'bob@example.com'),
    event({ event: 'spamreport' }, 'zoe@example.com'),
    event({ event: 'delivered' }, 'bob@example.com'),
    event({ event: 'account_status_change' }),
  ];
  expect((await send(batch)).status).toBe(204);
  expect(provider.recorded).toEqual([
    { kind: 'bounce', emails: ['ann@example.com', 'eve@example.com'] },
    { kind: 'complaint', emails: ['joe@example.com', 'zoe@example.com'] },
  ]);
  expect(provider.counted).toEqual({ bounce: 2, complaint: 2, ignored: 5 });
});

test('verifies the bytes of the body, with its white space', async () => {
  const body = `[ ${JSON.stringify(hard)} ]\r\n`;
  expect((await send(body)).status).toBe(204);
  expect((await send(body, { signed: JSON.stringify([hard]) })).status).toBe(401);
});

test('takes a batch of 768 KB', async () => {
  const batch = Array.from({ length: 3_000 }, (_, n) =>
    event({ event: 'spamreport', useragent: 'x'.repeat(100) }, `fan${n}@example.com`),
  );
  expect(JSON.stringify(batch).length).toBeGreaterThan(768_000);
  expect((await send(batch)).status).toBe(204);
  expect(provider.recorded[0]?.emails.length).toBe(3_000);
});

const hourMs = 3_600_000;
test.each([
  ['another key', { key: generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).privateKey }],
  ['a changed body', { signed: JSON.stringify([{ ...hard, email: 'eve@example.com' }]) }],
  ['a time 25 hours ago', { at: Date.now() - 25 * hourMs }],
  ['a time an hour ahead', { at: Date.now() + hourMs }],
] satisfies [string, Sending][])('refuses %s with 401', async (_name, sending) => {
  expect((await send([hard], sending)).status).toBe(401);
  expect(provider.recorded).toEqual([]);
  expect(provider.counted).toEqual({ refused: 1 });
});

test('takes a batch that was repeated for 24 hours', async () => {
  expect((await send([hard], { at: Date.now() - 24 * hourMs })).status).toBe(204);
});

test('refuses a request without a signature before its body is read', async () => {
  expect((await provider.post('x'.repeat(2_000_000))).status).toBe(401);
});

test.each([
  ['no array', hard],
  ['no JSON', '['],
  ['nothing but a bounce without an address', [{ event: 'bounce', type: 'bounce' }]],
])('returns 400 for %s', async (_name, body) => {
  expect((await send(body)).status).toBe(400);
});

test('returns 503 while events cannot be stored', async () => {
  provider.isDown = true;
  expect((await send([hard])).status).toBe(503);
});
