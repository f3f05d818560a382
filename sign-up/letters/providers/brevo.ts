import * as z from 'zod';
import type { MailEvent } from '../mail-events.ts';
import { basicHeader, bearerHeader, requireHeader } from './credentials.ts';
import { type MailProvider, maxBatchBytes, readEach } from './provider.ts';

const eventSchema = z.looseObject({ event: z.string() });
const addressSchema = z.looseObject({ email: z.string() });

const kinds = new Map<string, MailEvent['kind']>([
  ['hard_bounce', 'bounce'],
  ['invalid_email', 'bounce'],
  ['complaint', 'complaint'],
  ['spam', 'complaint'],
]);

/** @param secret USER:PASSWORD, or the token of the webhook. Brevo signs nothing */
export function createBrevo(secret: string): MailProvider | undefined {
  const expected = secret.includes(':') ? basicHeader(secret) : bearerHeader(secret);
  if (expected === undefined) return undefined;
  return {
    contentTypes: ['application/json'],
    maxBodyBytes: maxBatchBytes,
    // Brevo discards the event after a 5xx, and repeats it after a 429.
    unavailableStatus: 429,
    refuseHeaders: requireHeader(expected),
    // A batch is an array of events.
    read: ({ text }) => readEach([JSON.parse(text)].flat(), readEvent),
  };
}

function readEvent(value: unknown): MailEvent | undefined {
  const kind = kinds.get(eventSchema.parse(value).event);
  return kind && { kind, emails: [addressSchema.parse(value).email] };
}
