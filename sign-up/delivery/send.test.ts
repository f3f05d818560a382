import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeSignUp } from '../../tests/fixtures/make-sign-up.ts';
import { type Receiver, startReceiver, status } from '../../tests/fixtures/processes/webhook-receiver.ts';
import { detailNames, mapDetails } from '../details.ts';
import { readStorageSettings, webhookOf } from '../settings.ts';
import type { ClaimedDelivery } from './deliveries.ts';
import { callTimeoutMs, leaseMs, send } from './send.ts';

const secret = `whsec_${Buffer.alloc(32, 'sportbuddy').toString('base64')}`;
const person: ClaimedDelivery = {
  id: '0b6a3f5e-58a6-4c5d-9a2f-0f6d4c1f2a3b',
  claim: 'a claim',
  key: '0b6a3f5e-58a6-4c5d-9a2f-0f6d4c1f2a3b',
  attempts: 1,
  fields: makeSignUp('سارة', { team: 'الهلال', email: 'sara@example.com' }),
  details: mapDetails(() => ''),
  createdAt: '2026-11-22T10:00:00.000Z',
};

let receiver: Receiver;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.close());

function hook(settings: Record<string, string> = {}) {
  const webhook = webhookOf(readStorageSettings({ AIRTABLE_WEBHOOK_URL: receiver.url, ...settings }));
  if (!webhook) throw new Error('no webhook is set');
  return webhook;
}

test.each([secret, secret.slice('whsec_'.length)])(
  'a delivery signed with %s passes verification, and fails it when its body or id is changed',
  async (text) => {
    expect(await send(hook({ WEBHOOK_SECRET: text }), person)).toEqual({ kind: 'delivered' });
    const [call] = receiver.received;
    const headers = Object.fromEntries(
      ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => [
        name,
        String(call?.headers[name]),
      ]),
    );
    const verifier = new Webhook(secret);
    expect(verifier.verify(call?.text ?? '', headers)).toMatchObject({ Name: 'سارة' });
    expect(headers['webhook-id']).toBe(person.id);
    expect(() => verifier.verify(`${call?.text} `, headers)).toThrow();
    expect(() => verifier.verify(call?.text ?? '', { ...headers, 'webhook-id': 'another' })).toThrow();
  },
);

test('sends details only when DELIVERY_FIELDS names them', async () => {
  const details = mapDetails((name) => `the ${name}`);
  await send(hook(), { ...person, details });
  await send(hook({ DELIVERY_FIELDS: 'from,city' }), { ...person, details });
  const [plain, extended] = receiver.received.map(({ text }) => JSON.parse(text));
  const fields = { Name: 'سارة', Team: 'الهلال', Email: 'sara@example.com', SignupDate: person.createdAt };
  expect(plain).toEqual(fields);
  expect(extended).toEqual({ ...fields, City: 'the city', From: 'the from' });
});

test('names the columns of all details by one rule', async () => {
  const details = mapDetails((name) => name);
  await send(hook({ DELIVERY_FIELDS: detailNames.join() }), { ...person, details });
  expect(JSON.parse(receiver.received[0]?.text ?? '')).toMatchObject({
    City: 'city',
    From: 'from',
    With: 'with',
    UtmSource: 'utm_source',
    UtmMedium: 'utm_medium',
    UtmCampaign: 'utm_campaign',
    UtmTerm: 'utm_term',
    UtmContent: 'utm_content',
    Referrer: 'referrer',
    Page: 'page',
    Language: 'language',
  });
});

test('sends no signature without a secret', async () => {
  await send(hook(), person);
  expect(
    Object.keys(receiver.received[0]?.headers ?? {}).filter((name) => name.startsWith('webhook')),
  ).toEqual([]);
});

test.each(['short', 'whsec_', 'whsec_not base64 at all, though long enough', 'whsec_c2hvcnQ='])(
  'rejects the secret %j with an error that names the variable and does not show the value',
  (text) => {
    const read = () => readStorageSettings({ WEBHOOK_SECRET: text });
    expect(read).toThrow(/^Wrong setting: WEBHOOK_SECRET must be [^\n]*$/);
    expect(read).not.toThrow(text.slice(6) || 'nothing');
  },
);

test.each([
  [200, 'delivered'],
  [204, 'delivered'],
  [302, 'parked'],
  [400, 'parked'],
  [404, 'parked'],
  [408, 'retry'],
  [410, 'parked'],
  [422, 'parked'],
  [429, 'retry'],
  [500, 'retry'],
  [503, 'retry'],
])('a response of %s means: %s', async (code, kind) => {
  receiver.answerWith(status(code, { location: receiver.url }));
  expect(await send(hook(), person)).toMatchObject({ kind });
  // The redirect is not followed.
  expect(receiver.received.length).toBe(1);
});

test.each([
  [302, 'parked', undefined],
  [429, 'retry', expect.any(Number)],
  [503, 'retry', undefined],
])('reports the status %s, and pauses all calls only after a 429', async (code, kind, pauseMs) => {
  receiver.answerWith(status(code));
  const outcome = await send(hook(), person);
  expect(outcome).toMatchObject({ kind, why: `http:${code}` });
  expect('pauseMs' in outcome ? outcome.pauseMs : undefined).toEqual(pauseMs);
});

test('sends JSON with the id of the sign-up as Idempotency-Key', async () => {
  await send(hook(), person);
  expect(receiver.received[0]).toMatchObject({
    key: person.id,
    headers: { 'content-type': 'application/json' },
    body: { Name: 'سارة', Team: 'الهلال', Email: 'sara@example.com', SignupDate: person.createdAt },
  });
});

test('retries a call without a response, and reports the reason', async () => {
  const retry = (why: string) => ({ kind: 'retry', afterMs: expect.any(Number), why });
  receiver.answerWith(() => undefined);
  expect(await send(hook(), person, { timeoutMs: 100 })).toEqual(retry('no-answer'));
  const signal = AbortSignal.timeout(100);
  expect(await send(hook(), person, { signal })).toEqual(retry('interrupted'));
  receiver.answerWith((response) => response.destroy());
  expect(await send(hook(), person)).toEqual(retry('network:UND_ERR_SOCKET'));
  // `fetch` refuses port 1 itself. Port 2 is below the range of ports that listeners on port 0 get.
  expect(await send({ url: 'http://127.0.0.1:1' }, person)).toEqual(retry('network'));
  expect(await send({ url: 'http://127.0.0.1:2' }, person)).toEqual(retry('network:ECONNREFUSED'));
});

test('names the error when the receiver does not answer in HTTP/1', async () => {
  const other = createServer((socket) => socket.end('\0\0\x12\x04\0\0\0\0\0')).listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const outcome = await send({ url: `http://127.0.0.1:${port}` }, person);
  expect(outcome).toMatchObject({ kind: 'retry', why: expect.stringMatching(/^network:(?!undefined)\w+$/) });
  other.close();
});

test('caps Retry-After at one day', async () => {
  receiver.answerWith(status(503, { 'retry-after': '99999999' }));
  const day = 24 * 3_600_000;
  expect(await send(hook(), person)).toMatchObject({ kind: 'retry', afterMs: day, pauseMs: day });
});

test('the lease is longer than a call can last', () => {
  expect(leaseMs).toBeGreaterThanOrEqual(1.5 * callTimeoutMs);
});
