import * as z from 'zod';
import {
  DEFAULT_APP_STORE_URL,
  DEFAULT_PLAY_STORE_URL,
  DEFAULT_SITE_URL,
} from '../content/default-addresses.ts';
import { readSettings, storageSettings } from '../sign-up/settings.ts';

const maxPort = 65_535;
const maxProxies = 20;
/** With the 9 s of a stop this stays below the 90 s after which systemd kills by default. */
const maxDrainSeconds = 60;
const maxRenderLimit = 1_000_000;

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s) address', abort: true });

/** An origin without a path, because page paths are appended to it. */
const origin = httpUrl.refine((text) => {
  const { pathname, search, hash, username } = new URL(text);
  return pathname === '/' && !search && !hash && !username;
}, 'must be an origin, such as https://example.com');

function wholeNumber(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d+$/, error)
    .transform(Number)
    .refine((n) => n >= min && n <= max, error);
}

const portNumber = wholeNumber(0, maxPort);

const schema = z.object({
  PORT: portNumber.default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  SITE_URL: origin.transform((text) => new URL(text).origin).default(DEFAULT_SITE_URL),
  TRUST_PROXY: wholeNumber(0, maxProxies).default(0),
  RENDER_LIMIT: wholeNumber(1, maxRenderLimit).default(300),
  METRICS_PORT: portNumber.optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  DRAIN_SECONDS: wholeNumber(0, maxDrainSeconds).default(0),
  APP_STORE_URL: httpUrl.default(DEFAULT_APP_STORE_URL),
  PLAY_STORE_URL: httpUrl.default(DEFAULT_PLAY_STORE_URL),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, trace, silent',
    })
    .default('info'),
  ...storageSettings,
});

export type Config = z.infer<typeof schema>;

/** @throws SettingsError with one line that names every wrong variable */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  return readSettings<Config>(schema, environment);
}
