import { expect, test } from 'vitest';
import { SettingError } from '../sign-up/setting-error.ts';
import { appStoreId, readConfig } from './config.ts';

test('uses the documented defaults without settings', () => {
  expect(readConfig({})).toMatchObject({
    PORT: 3000,
    HOST: '0.0.0.0',
    SITE_URL: 'https://sportbuddy.example',
    DATA_DIR: './data',
    TRUST_PROXY: 0,
    LOG_LEVEL: 'info',
    METRICS_HOST: '127.0.0.1',
    DRAIN_SECONDS: 0,
    LAUNCH_DATE: { month: 6, day: 6 },
  });
  expect(readConfig({}).METRICS_PORT).toBeUndefined();
  expect(readConfig({ DATABASE_URL: '', AIRTABLE_WEBHOOK_URL: ' ' }).DATABASE_URL).toBeUndefined();
});

test.each([
  ['PORT', '0', 0],
  ['PORT', '65535', 65_535],
  ['TRUST_PROXY', '20', 20],
  ['DRAIN_SECONDS', '60', 60],
  ['METRICS_PORT', '0', 0],
  ['SITE_URL', 'https://fans.example/', 'https://fans.example'],
] as const)('accepts %s=%s', (name, text, value) => {
  expect(readConfig({ [name]: text })[name]).toBe(value);
});

test.each([
  [{}, 30, 300],
  [{ SIGN_UP_LIMIT: '5', RENDER_LIMIT: '1000000' }, 5, 1_000_000],
])('%o allows %i sign-ups and %i renders a minute', (environment, signUps, renders) => {
  expect(readConfig(environment)).toMatchObject({
    SIGN_UP_LIMIT: { max: signUps, windowMs: 60_000 },
    RENDER_LIMIT: { max: renders, windowMs: 60_000 },
  });
});

test.each([
  ['SIGN_UP_LIMIT', '0', 'must be a whole number from 1 to 1000000'],
  ['PORT', '65536', 'must be a whole number from 0 to 65535'],
  ['PORT', '8080.5', 'must be a whole number from 0 to 65535'],
  ['TRUST_PROXY', '21', 'must be a whole number from 0 to 20'],
  ['DRAIN_SECONDS', '61', 'must be a whole number from 0 to 60'],
  ['SITE_URL', 'https://fans.example/?x=1', 'must be an origin, such as https://example.com'],
  ['SITE_URL', 'https://fans.example/#top', 'must be an origin, such as https://example.com'],
  ['SITE_URL', 'https://ann@fans.example', 'must be an origin, such as https://example.com'],
  ['SITE_URL', 'ftp://fans.example', 'must be an http(s) address'],
  ['IOS_APP_IDS', 'com.example.app', 'must be one or several app ids, such as ABCDE12345.com.example.app'],
  ['IOS_APP_IDS', ',', 'must be one or several app ids, such as ABCDE12345.com.example.app'],
  ['ANDROID_PACKAGE', 'app', 'must be a package, such as com.example.app'],
  [
    'ANDROID_FINGERPRINTS',
    'AB:01',
    'must be one or several SHA-256 fingerprints: 32 bytes such as AB:01:…, as keytool prints them',
  ],
])('rejects %s=%s: %s', (name, value, why) => {
  expect(() => readConfig({ [name]: value })).toThrow(`Wrong setting: ${name} ${why}`);
});

const appStore = 'https://apps.apple.com/sa/app/sportbuddy/id1234567890';
const playStore = 'https://play.google.com/store/apps/details?id=com.sportbuddy.app';

const fingerprint = Array.from({ length: 32 }, () => 'AB').join(':');

test('reads one or several app ids and fingerprints', () => {
  const other = fingerprint.replace('AB', '01');
  const config = readConfig({
    IOS_APP_IDS: 'ABCDE12345.com.example.app, ABCDE12345.com.example.beta',
    ANDROID_PACKAGE: 'com.example.app',
    ANDROID_FINGERPRINTS: `${fingerprint.toLowerCase()},${other}`,
  });
  expect(config.IOS_APP_IDS).toEqual(['ABCDE12345.com.example.app', 'ABCDE12345.com.example.beta']);
  expect(config.ANDROID_FINGERPRINTS).toEqual([fingerprint, other]);
});

test('accepts TICKET_SECRET alone, and REQUIRE_COMPANY=1 with SITE_URL', () => {
  expect(readConfig({ TICKET_SECRET: 'x'.repeat(32) }).SMTP_URL).toBeUndefined();
  expect(readConfig({ REQUIRE_COMPANY: '1', SITE_URL: 'https://fans.test' }).REQUIRE_COMPANY).toBe('1');
});

test('accepts the states of the store badges and the banner with their listings', () => {
  const environment = {
    APP_STORE_URL: appStore,
    APP_STORE_STATE: 'pre-order',
    PLAY_STORE_URL: playStore,
    PLAY_STORE_STATE: 'pre-register',
    SMART_APP_BANNER: '1',
  };
  expect(readConfig(environment)).toMatchObject(environment);
  expect(readConfig({ APP_STORE_STATE: '' }).APP_STORE_STATE).toBeUndefined();
});

test.each([
  [
    'APP_STORE_STATE needs APP_STORE_URL: set it to the listing that takes pre-orders',
    { APP_STORE_STATE: 'pre-order' },
  ],
  [
    'APP_STORE_STATE must be pre-order, or unset',
    { APP_STORE_STATE: 'pre-register', APP_STORE_URL: appStore },
  ],
  [
    'PLAY_STORE_STATE needs PLAY_STORE_URL: set it to the listing that takes pre-registrations',
    { PLAY_STORE_STATE: 'pre-register' },
  ],
  [
    'PLAY_STORE_STATE must be pre-register, or unset',
    { PLAY_STORE_STATE: 'pre-order', PLAY_STORE_URL: playStore },
  ],
  [
    'SMART_APP_BANNER needs APP_STORE_URL with the id of the app, such as https://apps.apple.com/app/id1234567890',
    { SMART_APP_BANNER: '1' },
  ],
  [
    'SMART_APP_BANNER needs APP_STORE_URL with the id of the app, such as https://apps.apple.com/app/id1234567890',
    { SMART_APP_BANNER: '1', APP_STORE_URL: 'https://apps.apple.com/app/sportbuddy' },
  ],
  [
    'ANDROID_PACKAGE needs ANDROID_FINGERPRINTS: set both, or neither',
    { ANDROID_PACKAGE: 'com.example.app' },
  ],
  ['ANDROID_FINGERPRINTS needs ANDROID_PACKAGE: set both, or neither', { ANDROID_FINGERPRINTS: fingerprint }],
  [
    'SITE_URL is needed by REQUIRE_COMPANY=1: set it to the public address of the site',
    { REQUIRE_COMPANY: '1' },
  ],
  [
    'TICKET_SECRET is needed by SMTP_URL: set it, or unset SMTP_URL',
    { SMTP_URL: 'smtp://mail.test', MAIL_FROM: 'Fans <fans@fans.test>' },
  ],
])('rejects a combination: %s', (message, environment) => {
  expect(() => readConfig(environment)).toThrow(new SettingError(`Wrong setting: ${message}`));
});

test.each([
  [appStore, '1234567890'],
  ['https://apps.apple.com/app/id1234567890?l=ar', '1234567890'],
  ['https://apps.apple.com/app/sportbuddy', undefined],
])('reads the id of %s as %s', (listing, id) => {
  expect(appStoreId(listing)).toBe(id);
});

test.each([
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['PORT', '0x50'],
  ['SITE_URL', 'sportbuddy.example'],
  ['SITE_URL', 'https://sportbuddy.example/site'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['AIRTABLE_WEBHOOK_URL', 'hook'],
  ['AIRTABLE_WEBHOOK_URL', 'https://user:secret@hooks.example/x'],
  ['TRUST_PROXY', 'yes'],
  ['APP_STORE_URL', 'javascript:alert(1)'],
  ['LOG_LEVEL', 'loud'],
  ['METRICS_PORT', 'on'],
  ['DRAIN_SECONDS', '-1'],
  ['DRAIN_SECONDS', '3600'],
  ['LAUNCH_DATE', '6 June 2027'],
])('rejects %s=%s with one line that names the variable and not its value', (name, value) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(new RegExp(`^Wrong setting: ${name} [^\\n]+$`));
  if (value.length > 5) expect(read).not.toThrow(value);
});
