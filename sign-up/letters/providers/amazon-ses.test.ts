import { createSign } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ProviderTest, providerTest } from '../../../tests/fixtures/mail-providers.ts';
import { certificate, otherKey, signingKey } from '../../../tests/fixtures/sns-certificate.ts';
import { createAmazonSes } from './amazon-ses.ts';

// "Verifying the signatures of Amazon SNS messages", "HTTP/HTTPS subscription confirmation JSON
// format" and "HTTP/HTTPS headers", docs.aws.amazon.com/sns/latest/dg, "Amazon SNS notification
// contents for Amazon SES" and "Contents of event data that Amazon SES publishes to Amazon SNS",
// docs.aws.amazon.com/ses/latest/dg, read 2026-11-29.
const topic = 'arn:aws:sns:eu-west-1:123456789012:bounces';
const host = 'https://sns.eu-west-1.amazonaws.com';
const certificateUrl = `${host}/SimpleNotificationService-0123456789abcdef0123456789abcdef.pem`;
const subscribeUrl = `${host}/?Action=ConfirmSubscription&TopicArn=${topic}&Token=2336412f37`;
const hourMs = 3_600_000;

let provider: ProviderTest;
let fetched: string[];
let isReachable: boolean;
beforeEach(async () => {
  fetched = [];
  isReachable = true;
  const ses = createAmazonSes(topic, async (url) => {
    fetched.push(url);
    if (!isReachable) throw new Error('timeout');
    return url.endsWith('.pem') ? certificate : '<ConfirmSubscriptionResponse/>';
  });
  if (!ses) throw new Error('the topic is refused');
  provider = await providerTest(ses);
});
afterEach(() => provider.server.app.close());

type Fields = Record<string, string>;

/** Signed as SNS documents it: names and values in the order of the names, each on its own line. */
function sign(fields: Fields, { version = '1', key = signingKey } = {}): Fields {
  const signer = createSign(version === '1' ? 'RSA-SHA1' : 'RSA-SHA256');
  for (const name of Object.keys(fields).toSorted()) signer.update(`${name}\n${fields[name]}\n`);
  const Signature = signer.sign(key, 'base64');
  return { ...fields, Signature, SignatureVersion: version, SigningCertURL: certificateUrl };
}

const notification = (Message: string, fields: Fields = {}): Fields => ({
  Type: 'Notification',
  MessageId: '22b80b92-fdea-4c2c-8f9d-bdfb0c7bf324',
  TopicArn: topic,
  Message,
  Timestamp: new Date().toISOString(),
  ...fields,
});
const subscription = (fields: Fields = {}): Fields =>
  notification('You have chosen to subscribe to the topic.', {
    Type: 'SubscriptionConfirmation',
    Token: '2336412f37',
    SubscribeURL: subscribeUrl,
    ...fields,
  });

const send = (message: Fields, headers: Fields = {}) =>
  provider.post(JSON.stringify(message), { 'content-type': 'text/plain; charset=UTF-8', ...headers });

const mail = { destination: ['ann@example.com'], source: 'hello@fans.example', messageId: '0102018' };
const bounceOf = (fields: object) => ({
  bounceType: 'Permanent',
  bounceSubType: 'General',
  bouncedRecipients: [{ emailAddress: 'ann@example.com', status: '5.1.1', action: 'failed' }],
  ...fields,
});
const hard = JSON.stringify({ notificationType: 'Bounce', bounce: bounceOf({}), mail });
const complaint = (complaintFeedbackType?: string) =>
  JSON.stringify({
    eventType: 'Complaint',
    complaint: { complainedRecipients: [{ emailAddress: 'ann@example.com' }], complaintFeedbackType },
    mail,
  });
const bounced = [{ kind: 'bounce', emails: ['ann@example.com'] }];
const complained = [{ kind: 'complaint', emails: ['ann@example.com'] }];

test.each([
  ['a permanent bounce', hard, bounced],
  ['an event of a configuration set', hard.replace('notificationType', 'eventType'), bounced],
  ['a complaint', complaint('abuse'), complained],
  ['a complaint without a type', complaint(), complained],
  [
    'the address of the letter, not the mailbox behind it',
    hard.replace('"emailAddress":"ann@example.com"', '"emailAddress":"behind@forwarded.example"'),
    bounced,
  ],
  [
    'all recipients, without the original mail',
    JSON.stringify({
      notificationType: 'Bounce',
      bounce: bounceOf({
        bouncedRecipients: [{ emailAddress: 'ann@example.com' }, { emailAddress: 'bob@example.com' }],
      }),
    }),
    [{ kind: 'bounce', emails: ['ann@example.com', 'bob@example.com'] }],
  ],
  ['no transient bounce', hard.replace('Permanent', 'Transient'), []],
  ['no undetermined bounce', hard.replace('Permanent', 'Undetermined'), []],
  ['no complaint that is taken back', complaint('not-spam'), []],
  ['no delivery', JSON.stringify({ eventType: 'Delivery', mail }), []],
  ['no check of a new topic', 'Successfully validated SNS topic for Amazon SES event publishing.', []],
])('reads %s', async (_name, message, expected) => {
  for (const version of ['1', '2']) {
    expect((await send(sign(notification(message), { version }))).status).toBe(204);
    expect(provider.recorded.splice(0)).toEqual(expected);
  }
  expect(fetched).toEqual([certificateUrl]);
});

test('verifies the subject of a notification, and JSON as content type', async () => {
  const message = sign(notification(hard, { Subject: 'Amazon SES Email Event' }));
  expect((await send(message, { 'content-type': 'application/json' })).status).toBe(204);
  expect((await send({ ...message, Subject: 'Another' })).status).toBe(401);
  expect(provider.recorded).toEqual(bounced);
});

test.each([
  ['another topic', sign(notification(hard, { TopicArn: topic.replace('bounces', 'others') }))],
  ['a subscription to another topic', sign(subscription({ TopicArn: topic.replace('bounces', 'others') }))],
  [
    'a time 3 hours ago',
    sign(notification(hard, { Timestamp: new Date(Date.now() - 3 * hourMs).toISOString() })),
  ],
  [
    'a time an hour ahead',
    sign(notification(hard, { Timestamp: new Date(Date.now() + hourMs).toISOString() })),
  ],
  ['no time', sign(notification(hard, { Timestamp: 'soon' }))],
  ...[
    certificateUrl.replace('https:', 'http:'),
    certificateUrl.replace('eu-west-1', 'eu-west-2'),
    certificateUrl.replace('amazonaws.com', 'amazonaws.com.attacker.example'),
    certificateUrl.replace('sns.eu-west-1', 'bucket.s3'),
    `${host}@attacker.example/SimpleNotificationService-0123.pem`,
    `${host}/?x=/SimpleNotificationService-0123.pem`,
    `${host}/elsewhere/SimpleNotificationService-0123.pem`,
    `${host}:8443/SimpleNotificationService-0123.pem`,
  ].map((url): [string, Fields] => [
    `a certificate at ${url}`,
    { ...sign(notification(hard)), SigningCertURL: url },
  ]),
])('refuses %s with 401, and fetches nothing', async (_name, message) => {
  expect((await send(message)).status).toBe(401);
  expect([provider.recorded, fetched]).toEqual([[], []]);
});

test.each([
  ['another key', sign(notification(hard), { key: otherKey })],
  ['a changed message', { ...sign(notification(hard)), Message: hard.replace('ann@', 'eve@') }],
  ['the other version', { ...sign(notification(hard)), SignatureVersion: '2' }],
  [
    'a notification as a subscription',
    { ...sign(notification(hard)), Type: 'SubscriptionConfirmation', Token: 'x', SubscribeURL: subscribeUrl },
  ],
])('refuses %s with 401', async (_name, message) => {
  expect((await send(message)).status).toBe(401);
  expect(provider.recorded).toEqual([]);
  expect(fetched).toEqual([certificateUrl]);
});

test('confirms a subscription to its topic', async () => {
  expect((await send(sign(subscription()))).status).toBe(204);
  expect(fetched).toEqual([certificateUrl, subscribeUrl]);
  expect(provider.server.logged()).toContain('the subscription of the SNS topic is confirmed');
});

test('opens no signed SubscribeURL of another host', async () => {
  const SubscribeURL = 'https://attacker.example/?Action=ConfirmSubscription';
  expect((await send(sign(subscription({ SubscribeURL })))).status).toBe(401);
  expect(fetched).toEqual([certificateUrl]);
});

test('does not subscribe again when a subscription has ended', async () => {
  expect((await send(sign(subscription({ Type: 'UnsubscribeConfirmation' })))).status).toBe(204);
  expect(fetched).toEqual([certificateUrl]);
});

test('returns 503 while SNS cannot be reached, because it drops a message after a 4xx', async () => {
  const message = sign(notification(hard));
  isReachable = false;
  expect((await send(message)).status).toBe(503);
  isReachable = true;
  expect((await send(message)).status).toBe(204);
  expect(provider.recorded).toEqual(bounced);
  expect(provider.counted).toEqual({ unavailable: 1, bounce: 1 });
});

test('fetches a certificate once for concurrent messages', async () => {
  const messages = Array.from({ length: 20 }, (_, n) => sign(notification(hard, { MessageId: `id-${n}` })));
  const responses = await Promise.all(messages.map((message) => send(message)));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([204]));
  expect(fetched).toEqual([certificateUrl]);
});

test('refuses raw messages, which have no signature', async () => {
  expect((await send(JSON.parse(hard), { 'x-amz-sns-rawdelivery': 'true' })).status).toBe(401);
  expect(provider.server.logged()).toContain('raw-delivery');
});

test.each(['{', '{}', JSON.stringify({ Type: 'Notification' })])('returns 400 for %s', async (body) => {
  expect((await provider.post(body, { 'content-type': 'text/plain' })).status).toBe(400);
});

test('returns 400 for a bounce without recipients', async () => {
  const message = JSON.stringify({ notificationType: 'Bounce', bounce: { bounceType: 'Permanent' } });
  expect((await send(sign(notification(message)))).status).toBe(400);
});

test('logs no address', async () => {
  provider.isDown = true;
  await send(sign(notification(hard)));
  await send({ ...sign(notification(hard)), Message: 'x' });
  expect(provider.server.logged()).not.toContain('ann@');
});
