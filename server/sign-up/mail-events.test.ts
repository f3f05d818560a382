import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { MailEvent } from '../../sign-up/letters/mail-events.ts';
import { mailProvider } from '../../tests/fixtures/mail-providers.ts';
import { type TestApp, testApp } from '../../tests/fixtures/test-app.ts';
import { createMetrics } from '../metrics/metrics.ts';

const secret = Buffer.alloc(32, 'the secret of the provider');
const signer = new Webhook(`whsec_${secret.toString('base64')}`);

let server: TestApp;
let recorded: MailEvent[];
let isDown: boolean;
beforeEach(async () => {
  recorded = [];
  isDown = false;
  server = await testApp({
    mailEvents: {
      provider: mailProvider(`whsec_${secret.toString('base64')}`),
      async record(event) {
        if (isDown) throw new Error('the database is down');
        recorded.push(event);
      },
    },
  });
});
afterEach(() => server.app.close());

type Sending = { at?: number; prefix?: string; headers?: Record<string, string>; signedText?: string };

async function post(
  body: unknown,
  { at = Date.now(), prefix = 'webhook', headers, signedText }: Sending = {},
) {
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/mail-events',
    headers: {
      'content-type': 'application/json',
      [`${prefix}-id`]: 'msg_1',
      [`${prefix}-timestamp`]: String(Math.floor(at / 1000)),
      [`${prefix}-signature`]: signer.sign('msg_1', new Date(at), signedText ?? payload),
      ...headers,
    },
    payload,
  });
  expect(response.headers['cache-control']).toBe('no-store');
  return response.statusCode;
}

const bounce = { type: 'bounce', email: 'ann@example.com' };
// https://resend.com/docs/webhooks/emails/bounced
const resendBounce = {
  type: 'email.bounced',
  created_at: '2026-11-22T23:41:12.126Z',
  data: {
    email_id: '56761188-7520-42d8-8898-ff6fc54ce618',
    from: 'SportBuddy <hello@fans.example>',
    to: ['ann@example.com'],
    subject: 'One step left',
    bounce: { message: 'The mailbox does not exist', subType: 'General', type: 'Permanent' },
  },
};

test.each([
  ['a plain bounce', bounce, { kind: 'bounce', emails: ['ann@example.com'] }],
  ['a plain complaint', { ...bounce, type: 'complaint' }, { kind: 'complaint', emails: ['ann@example.com'] }],
  ['a bounce of Resend', resendBounce, { kind: 'bounce', emails: ['ann@example.com'] }],
  [
    'a complaint of Resend',
    { type: 'email.complained', data: { to: ['ann@example.com', 'bob@example.com'] } },
    { kind: 'complaint', emails: ['ann@example.com', 'bob@example.com'] },
  ],
])('records %s', async (_name, body, event) => {
  expect(await post(body)).toBe(204);
  expect(recorded).toEqual([event]);
});

test('accepts the headers of Svix, and a signature from either of two secrets', async () => {
  expect(await post(bounce, { prefix: 'svix' })).toBe(204);
  const at = Date.now();
  const two = `v1,${Buffer.alloc(32).toString('base64')} ${signer.sign('msg_1', new Date(at), JSON.stringify(bounce))}`;
  expect(await post(bounce, { at, headers: { 'webhook-signature': two } })).toBe(204);
  expect(recorded.length).toBe(2);
});

test.each([
  ['a delivery', { type: 'email.delivered', data: { to: ['ann@example.com'] } }],
  [
    'a bounce that may end',
    { ...resendBounce, data: { ...resendBounce.data, bounce: { type: 'Transient' } } },
  ],
  ['an event of another kind', { type: 'contact.created' }],
])('takes %s and records nothing', async (_name, body) => {
  expect(await post(body)).toBe(204);
  expect(recorded).toEqual([]);
});

test.each([
  ['no signature', { headers: { 'webhook-signature': '' } }],
  ['a changed body', { signedText: JSON.stringify({ ...bounce, email: 'eve@example.com' }) }],
  ['a changed id', { headers: { 'webhook-id': 'msg_2' } }],
  ['a signature of another secret', { headers: { 'webhook-signature': `v1,${secret.toString('base64')}` } }],
  ['a time 6 minutes ago', { at: Date.now() - 360_000 }],
  ['a time 6 minutes ahead', { at: Date.now() + 360_000 }],
] satisfies [string, Sending][])('refuses %s with 401', async (_name, sending) => {
  expect(await post(bounce, sending)).toBe(401);
  expect(recorded).toEqual([]);
});

test.each([-4, 4])('takes an event of a clock that is %i minutes off', async (minutes) => {
  expect(await post(bounce, { at: Date.now() + minutes * 60_000 })).toBe(204);
});

test.each([
  ['no JSON', '{', {}, 400],
  ['no type', {}, {}, 400],
  ['a bounce without an address', { type: 'bounce' }, {}, 400],
  ['a bounce of Resend without an address', { type: 'email.bounced', data: {} }, {}, 400],
  ['a text as content type', bounce, { headers: { 'content-type': 'text/plain' } }, 415],
  ['a body over 32 KiB', { ...bounce, more: 'x'.repeat(32_768) }, {}, 413],
])('refuses %s', async (_name, body, sending, status) => {
  expect(await post(body, sending)).toBe(status);
  expect(recorded).toEqual([]);
});

test('returns 503 while the event cannot be stored, so that the provider sends it again', async () => {
  isDown = true;
  expect(await post(bounce)).toBe(503);
  isDown = false;
  expect(await post(bounce)).toBe(204);
});

test('logs no address and no signature', async () => {
  isDown = true;
  await post(bounce);
  await post({ type: 'bounce' });
  for (const line of ['mail event not stored', 'unknown mail event']) expect(server.logged()).toContain(line);
  expect(server.logged()).not.toMatch(/ann@|v1,/);
});

test('accepts POST only, and is 404 without MAIL_WEBHOOK_SECRET', async () => {
  const got = await server.app.inject('/api/mail-events');
  expect([got.statusCode, got.headers.allow]).toEqual([405, 'POST']);
  const { app } = await testApp();
  for (const method of ['GET', 'POST'] as const)
    expect((await app.inject({ method, url: '/api/mail-events' })).statusCode).toBe(404);
  await app.close();
});

test('counts events by outcome, from 0', async () => {
  const { registry, countMailEvents } = createMetrics({ version: '1', build: 'b1' }, async () => undefined);
  countMailEvents('bounce', 3);
  const text = await registry.metrics();
  for (const series of ['{outcome="bounce"} 3', '{outcome="ignored"} 0', '{outcome="refused"} 0'])
    expect(text).toContain(`sportbuddy_mail_events_total${series}\n`);
});
