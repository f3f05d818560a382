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
  ['MAIL_WEBHOOK_SECRET', [`whsec_${random(24)}`]],
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
])('%s %s, unlike %j', (name, rule, values) => {
  for (const value of values)
    expect(() => readStorageSettings({ [name]: value })).toThrow(
      expect.objectContaining({ name: 'SettingsError', message: `Wrong setting: ${name} ${rule}` }),
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
