import * as z from 'zod';
import { DEFAULT_SITE_URL } from '../content/default-addresses.ts';
import {
  httpUrl,
  readSettings,
  refuseIncompleteMail,
  storageSettings,
  wholeNumber,
} from '../sign-up/settings.ts';
import type { RequestLimit } from './http/client-limit.ts';

const maxPort = 65_535;
const maxTrustedProxies = 20;
/** 60 s of draining and 9 s of stopping are less than the 75 s of our systemd unit. */
export const maxDrainSeconds = 60;
const maxClientLimit = 1_000_000;
const minuteMs = 60_000;

const portNumber = wholeNumber(0, maxPort);
const onOrOff = z.enum(['0', '1'], { error: 'must be 0 or 1' });

/** @returns a setting whose number replaces `max` of a limit */
function limitSetting({ max, windowMs }: RequestLimit) {
  return wholeNumber(1, maxClientLimit)
    .default(max)
    .transform((number): RequestLimit => ({ max: number, windowMs }));
}

/** @returns a setting with one or several values, separated by commas or spaces */
function listOf(item: RegExp, error: string) {
  return z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine((items) => items.length > 0 && items.every((text) => item.test(text)), error);
}

/** The team id of ten characters, a dot, and the bundle id. */
const iosAppIds = listOf(
  /^[A-Z0-9]{10}(\.[A-Za-z0-9-]+)+$/,
  'must be one or several app ids, such as ABCDE12345.com.example.app',
);
const androidPackage = /^[A-Za-z]\w*(\.[A-Za-z]\w*)+$/;
const fingerprints = listOf(
  /^([0-9a-f]{2}:){31}[0-9a-f]{2}$/i,
  'must be one or several SHA-256 fingerprints: 32 bytes such as AB:01:…, as keytool prints them',
).transform((items) => items.map((text) => text.toUpperCase()));

/** The numeric id at the end of a listing's path, as in `/app/sportbuddy/id1234567890`. */
const listingId = /\/id(\d+)\/?$/;

/**
 * @returns the id of the app in the App Store, undefined if there is no listing or its address has
 * no id
 */
export function appStoreId(listing: string | undefined): string | undefined {
  return listing && listingId.exec(new URL(listing).pathname)?.[1];
}

/** Every setting of the server. */
export const settings = z.object({
  PORT: portNumber.default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  TRUST_PROXY: wholeNumber(0, maxTrustedProxies).default(0),
  SIGN_UP_LIMIT: limitSetting({ max: 30, windowMs: minuteMs }),
  RENDER_LIMIT: limitSetting({ max: 300, windowMs: minuteMs }),
  CONFIRMATIONS_PER_NETWORK: wholeNumber(1, maxClientLimit).default(60),
  CONFIRMATIONS_PER_HOUR: wholeNumber(1, maxClientLimit).default(2_000),
  WARM_UP: onOrOff.default('1'),
  REQUIRE_COMPANY: onOrOff.default('0'),
  PERSISTENT_DISK: onOrOff.default('0'),
  METRICS_PORT: portNumber.optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  DRAIN_SECONDS: wholeNumber(0, maxDrainSeconds).default(0),
  APP_STORE_URL: httpUrl.optional(),
  PLAY_STORE_URL: httpUrl.optional(),
  APP_STORE_STATE: z.literal('pre-order', { error: 'must be pre-order, or unset' }).optional(),
  PLAY_STORE_STATE: z.literal('pre-register', { error: 'must be pre-register, or unset' }).optional(),
  SMART_APP_BANNER: onOrOff.default('0'),
  IOS_APP_IDS: iosAppIds.optional(),
  ANDROID_PACKAGE: z.string().regex(androidPackage, 'must be a package, such as com.example.app').optional(),
  ANDROID_FINGERPRINTS: fingerprints.optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, trace, silent',
    })
    .default('info'),
  ...storageSettings,
});

export type Config = z.infer<typeof settings>;

/** Rules between settings. They may also run while a setting is invalid. */
const schema = settings.superRefine((config, context) => {
  refuseIncompleteMail(config, context);
  const refuse = (name: keyof Config, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  if (config.REQUIRE_COMPANY === '1' && config.SITE_URL === DEFAULT_SITE_URL)
    refuse('SITE_URL', 'is needed by REQUIRE_COMPANY=1: set it to the public address of the site');
  if (config.APP_STORE_STATE && !config.APP_STORE_URL)
    refuse('APP_STORE_STATE', 'needs APP_STORE_URL: set it to the listing that takes pre-orders');
  if (config.PLAY_STORE_STATE && !config.PLAY_STORE_URL)
    refuse('PLAY_STORE_STATE', 'needs PLAY_STORE_URL: set it to the listing that takes pre-registrations');
  if (config.ANDROID_PACKAGE && !config.ANDROID_FINGERPRINTS)
    refuse('ANDROID_PACKAGE', 'needs ANDROID_FINGERPRINTS: set both, or neither');
  if (config.ANDROID_FINGERPRINTS && !config.ANDROID_PACKAGE)
    refuse('ANDROID_FINGERPRINTS', 'needs ANDROID_PACKAGE: set both, or neither');
  if (config.SMART_APP_BANNER === '1' && !appStoreId(config.APP_STORE_URL))
    refuse(
      'SMART_APP_BANNER',
      'needs APP_STORE_URL with the id of the app, such as https://apps.apple.com/app/id1234567890',
    );
});

/** @throws SettingError with one line that names every wrong variable */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  return readSettings<Config>(schema, environment);
}
