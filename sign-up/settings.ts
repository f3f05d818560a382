import * as z from 'zod';
import { defaultLaunchDate, parseLaunchDate } from '../content/clock/launch.ts';
import { DEFAULT_SITE_URL } from '../content/default-addresses.ts';
import { policyLimits } from '../content/policy-limits.ts';
import type { Webhook } from './delivery/send.ts';
import { secretBytes } from './delivery/signature.ts';
import { detailNames } from './details.ts';
import type { MailAccount } from './letters/mailer.ts';
import { parseMailProvider } from './letters/providers/providers.ts';
import { SettingError } from './setting-error.ts';
import { ConnectionStringError, parseConnectionString } from './store/cluster/connection-string.ts';
import type { Retention } from './store/erasure/retention.ts';
import type { DatabaseLocation } from './store/location.ts';

const defaultDataDir = './data';

const launchDate = z.string().transform((text, context) => {
  const date = parseLaunchDate(text);
  if (date) return date;
  context.addIssue({ code: 'custom', message: 'must be a day, such as 06-06 or 2027-06-06' });
  return z.NEVER;
});

/** @param error states the allowed values */
export function wholeNumber(
  min: number,
  max: number,
  error = `must be a whole number from ${min} to ${max}`,
) {
  return z
    .string()
    .regex(/^\d+$/, error)
    .transform(Number)
    .refine((n) => n >= min && n <= max, error);
}

const maxMonths = policyLimits.retentionMonths;
const months = `must be a whole number of months from 1 to ${maxMonths}, the longest that the privacy policy promises`;

const minSecretLength = 32;
const maxPerSecond = 1_000;
const maxPerHour = 1_000_000;
const mailPace = 'must be a whole number of letters, at least 1';
const perSecond = `must be a whole number of deliveries per second from 1 to ${maxPerSecond}`;

export const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s) address', abort: true });

/** A URL without a path, because the paths of pages are appended to it. */
const origin = httpUrl.refine((text) => {
  const { pathname, search, hash, username } = new URL(text);
  return pathname === '/' && !search && !hash && !username;
}, 'must be an origin, such as https://example.com');

const webhookSecret = z
  .string()
  .transform((text, context) => {
    const bytes = secretBytes(text.trim());
    if (!bytes) context.addIssue('must be "whsec_" and the base64 of 24 to 64 random bytes');
    return bytes;
  })
  .optional();

const mailProvider = z
  .string()
  .transform((text, context) => {
    const provider = parseMailProvider(text.trim());
    if (typeof provider !== 'string') return provider;
    context.addIssue(provider);
    return z.NEVER;
  })
  .optional();

/**
 * The settings of storage, delivery and letters. The server and the operator's commands share them.
 */
export const storageSettings = {
  SITE_URL: origin.transform((text) => new URL(text).origin).default(DEFAULT_SITE_URL),
  DATA_DIR: z.string().min(1).default(defaultDataDir),
  DATABASE_URL: z
    .string()
    .superRefine((text, context) => {
      try {
        parseConnectionString(text);
      } catch (error) {
        if (!(error instanceof ConnectionStringError)) throw error;
        context.addIssue(error.message);
      }
    })
    .optional(),
  AIRTABLE_WEBHOOK_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
    // `fetch` refuses an address with credentials.
    .refine((address) => !/^[^/?#]*\/\/[^/?#]*@/.test(address), 'must hold no user name and no password')
    .optional(),
  LAUNCH_DATE: launchDate.prefault(defaultLaunchDate),
  RETENTION_MONTHS: wholeNumber(1, maxMonths, months).default(maxMonths),
  DELIVERY_PER_SECOND: wholeNumber(1, maxPerSecond, perSecond).default(4),
  DELIVERY_FIELDS: z
    .string()
    .transform((text, context) => {
      const names = text.split(',').map((name) => name.trim());
      const known = detailNames.filter((name) => names.includes(name));
      if (known.length === names.length) return known;
      context.addIssue(`must be some of ${detailNames.join(', ')}, separated by commas`);
      return z.NEVER;
    })
    .default([]),
  TICKET_SECRET: z
    .string()
    .min(
      minSecretLength,
      `must have at least ${minSecretLength} characters, such as from "openssl rand -base64 32"`,
    )
    .optional(),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error: 'must be the address of a mail server, such as smtp://user:password@mail.example.com:587',
    })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^[^<>@\r\n]+<[^\s<>@]+@[^\s<>@]+>$/,
      'must be a name and an address, such as SportBuddy <hello@example.com>',
    )
    .optional(),
  MAIL_PER_SECOND: wholeNumber(1, maxPerSecond, mailPace).default(5),
  MAIL_PER_HOUR: wholeNumber(1, maxPerHour, mailPace).default(3_600),
  WEBHOOK_SECRET: webhookSecret,
  MAIL_WEBHOOK_SECRET: mailProvider,
};

export function webhookOf(settings: StorageSettings): Webhook | undefined {
  const { AIRTABLE_WEBHOOK_URL: url, WEBHOOK_SECRET: secret, DELIVERY_PER_SECOND: perSecond } = settings;
  return url ? { url, secret, perSecond, details: settings.DELIVERY_FIELDS } : undefined;
}

export function locationOf({ DATA_DIR, DATABASE_URL }: StorageSettings): DatabaseLocation {
  return { DATA_DIR, DATABASE_URL };
}

export function retentionOf({ LAUNCH_DATE, RETENTION_MONTHS }: StorageSettings): Retention {
  return { LAUNCH_DATE, RETENTION_MONTHS };
}

const storageObject = z.object(storageSettings);
const storageSchema = storageObject.superRefine(refuseIncompleteMail);
export type StorageSettings = z.infer<typeof storageObject>;

/** Links in letters need a secret that outlives the process. */
export function refuseIncompleteMail(
  { SMTP_URL, MAIL_FROM, TICKET_SECRET }: Pick<StorageSettings, 'SMTP_URL' | 'MAIL_FROM' | 'TICKET_SECRET'>,
  context: z.RefinementCtx,
): void {
  if (!SMTP_URL) return;
  const message = 'is needed by SMTP_URL: set it, or unset SMTP_URL';
  if (!MAIL_FROM) context.addIssue({ code: 'custom', path: ['MAIL_FROM'], message });
  if (!TICKET_SECRET) context.addIssue({ code: 'custom', path: ['TICKET_SECRET'], message });
}

/** @returns undefined without SMTP_URL: then no letters are sent */
export function mailOf(settings: StorageSettings): MailAccount | undefined {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, TICKET_SECRET: secret } = settings;
  if (!smtpUrl || !from || !secret) return undefined;
  return {
    smtpUrl,
    from,
    secret,
    perSecond: Math.min(settings.MAIL_PER_SECOND, settings.MAIL_PER_HOUR / 3_600),
  };
}

/**
 * Parses `environment` by `schema`. Treats an empty variable as unset, as shells and compose files
 * write it.
 * @throws SettingError that names every wrong variable; never shows a value, which may be a secret
 */
export function readSettings<T>(schema: z.ZodType<T>, environment: NodeJS.ProcessEnv): T {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  throw new SettingError(`Wrong setting: ${lines.join('; ')}`);
}

/** @throws SettingError as {@link readSettings} does */
export function readStorageSettings(environment: NodeJS.ProcessEnv): StorageSettings {
  return readSettings(storageSchema, environment);
}
