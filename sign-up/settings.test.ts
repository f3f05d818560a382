import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { mailOf, readStorageSettings, webhookOf } from './settings.ts';

const random = (bytes: number) => Buffer.alloc(bytes, 'key').toString('base64');

test('without settings, keeps sign-ups in ./data for a year after launch and delivers nowhere', () => {
  const settings = readStorageSettings({ DATABASE_URL: '', AIRTABLE_WEBHOOK_URL: ' ' });
  expect(settings).toEqual({
    SITE_URL: 'https://sportbuddy.example',
    DATA_DIR: './data',
    LAUNCH_DATE: expect.objectContaining({ month: 6, day: 6 }),
    RETENTION_MONTHS: 12,
    DELIVERY_PER_SECOND: 4,
    DELIVERY_FIELDS: [],
    MAIL_PER_SECOND: 5,
    MAIL_PER_HOUR: 3_600,
  });
  expect([webhookOf(settings), mailOf(settings)]).toEqual([undefined, undefined]);
});

const sendGridKey = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  .publicKey.export({ format: 'der', type: 'spki' })
  .toString('base64');

test.each([
  ['DATABASE_URL', ['postgres://host/db', 'postgresql://user:pw@host:5432/db']],
  [
    'AIRTABLE_WEBHOOK_URL',
    ['http://hooks.example/x', 'https://hooks.example/x?to=a@b.co', 'https://h.example#@'],
  ],
  ['LAUNCH_DATE', ['06-06', '2027-06-06']],
  ['RETENTION_MONTHS', ['1', '12']],
  ['DELIVERY_PER_SECOND', ['1', '1000']],
  ['DELIVERY_FIELDS', ['city', 'city, from,utm_source', 'utm_term,utm_content']],
  ['WEBHOOK_SECRET', [random(24), `whsec_${random(64)}`, ` ${random(32)}\n`]],
  [
    'MAIL_WEBHOOK_SECRET',
    [
      `whsec_${random(24)}`,
      `resend:whsec_${random(24)}`,
      'ses:arn:aws:sns:eu-west-1:123456789012:bounces',
      'ses:arn:aws-cn:sns:cn-north-1:123456789012:bounces',
      'postmark:hook:0123456789abcdef',
      ` sendgrid:${sendGridKey}\n`,
      'mailgun:a0b1c2d3e4f5a6b7c8d9e0f1a2b3c4d5',
      'brevo:hook:0123456789abcdef',
      'brevo:0123456789abcdef',
    ],
  ],
])('%s accepts each of %j', (name, values) => {
  for (const value of values) expect(() => readStorageSettings({ [name]: value })).not.toThrow();
});

test.each([
  [
    'DATABASE_URL',
    'must be a postgres:// address',
    ['host', 'mysql://host/db', 'xpostgres://h/d', 'postgresqlx://h/d'],
  ],
  [
    'AIRTABLE_WEBHOOK_URL',
    'must be an http(s) address',
    ['hook', 'ftp://hooks.example', 'httpsx://hooks.example'],
  ],
  [
    'AIRTABLE_WEBHOOK_URL',
    'must hold no user name and no password',
    ['https://user:secret@hooks.example/x', 'https://me@h.example'],
  ],
  ['LAUNCH_DATE', 'must be a day, such as 06-06 or 2027-06-06', ['soon', '2027-02-30']],
  [
    'RETENTION_MONTHS',
    'must be a whole number of months from 1 to 12, the longest that the privacy policy promises',
    ['0', '13', '1.5', '-1', 'x1', '1x'],
  ],
  [
    'DELIVERY_PER_SECOND',
    'must be a whole number of deliveries per second from 1 to 1000',
    ['0', '1001', '0.5', 'fast'],
  ],
  [
    'DELIVERY_FIELDS',
    'must be some of city, from, with, utm_source, utm_medium, utm_campaign, utm_term, utm_content, referrer, page, language, separated by commas',
    ['name', 'city,', 'city city', 'city,city'],
  ],
  [
    'WEBHOOK_SECRET',
    'must be "whsec_" and the base64 of 24 to 64 random bytes',
    [random(23), random(65), `whsec_${random(10)}`, `key_${random(32)}`, `${random(32)}!`],
  ],
  [
    'MAIL_WEBHOOK_SECRET',
    'must be "whsec_" and the base64 of 24 to 64 random bytes, or one of resend:, ses:, postmark:, sendgrid:, mailgun:, brevo: and its secret',
    [random(23), 'mandrill:0123456789abcdef', 'constructor:x', ':x'],
  ],
  [
    'MAIL_WEBHOOK_SECRET',
    'must be "ses:" and the ARN of a standard SNS topic, such as arn:aws:sns:eu-west-1:123456789012:bounces',
    [
      'ses:',
      'ses:arn:aws:sqs:eu-west-1:123456789012:bounces',
      'ses:arn:aws:sns:eu-west-1:123456789012:bounces.fifo',
      'ses:arn:aws:sns:attacker.example/:123456789012:bounces',
    ],
  ],
  [
    'MAIL_WEBHOOK_SECRET',
    'must be "postmark:" and USER:PASSWORD, with a password of at least 16 letters, digits or -._~',
    ['postmark:0123456789abcdef', 'postmark:hook:short', 'postmark:hook:0123456789abcde@'],
  ],
  [
    'MAIL_WEBHOOK_SECRET',
    'must be "sendgrid:" and the verification key of its webhook',
    ['sendgrid:SG.0123456789abcdef', `sendgrid:${sendGridKey.slice(4)}`],
  ],
  [
    'MAIL_WEBHOOK_SECRET',
    'must be "mailgun:" and the HTTP webhook signing key',
    ['mailgun:short', 'mailgun:'],
  ],
])('%s %s, unlike %j', (name, rule, values) => {
  for (const value of values)
    expect(() => readStorageSettings({ [name]: value })).toThrow(
      expect.objectContaining({ name: 'SettingError', message: `Wrong setting: ${name} ${rule}` }),
    );
});

test('reports all wrong settings at once', () => {
  expect(() => readStorageSettings({ LAUNCH_DATE: 'soon', DATABASE_URL: 'host' })).toThrow(
    /^Wrong setting: DATABASE_URL [^;]+; LAUNCH_DATE [^;]+$/,
  );
});

test('decodes the secret of the webhook', () => {
  const settings = { AIRTABLE_WEBHOOK_URL: 'https://hooks.example/x', WEBHOOK_SECRET: `whsec_${random(24)}` };
  expect(webhookOf(readStorageSettings(settings))).toEqual({
    url: 'https://hooks.example/x',
    secret: Buffer.alloc(24, 'key'),
    perSecond: 4,
    details: [],
  });
});
