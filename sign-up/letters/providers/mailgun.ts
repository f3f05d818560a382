import { createHmac, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import type { MailEvent } from '../mail-events.ts';
import { isFresh, type MailProvider, noEvents, readEach } from './provider.ts';

const maxBodyBytes = 128 * 1024;
/** Mailgun repeats a call for 7.5 hours, with the signature of the first one. */
const maxAgeMs = 8 * 3_600_000;
const maxTokens = 10_000;

const bodySchema = z.looseObject({
  signature: z.looseObject({
    timestamp: z.union([z.string().regex(/^\d+$/), z.int()]),
    token: z.string(),
    signature: z.string(),
    'parent-signature': z.string().optional(),
  }),
  'event-data': z.unknown(),
});
const eventSchema = z.looseObject({
  event: z.string(),
  severity: z.string().optional(),
  reason: z.string().nullish(),
});
const recipientSchema = z.looseObject({ recipient: z.string() });

/**
 * Reasons of permanent failures that are no bounce: the person unsubscribed at Mailgun, hours of
 * retries, or a refusal of the sender.
 */
const otherReasons = new Set(['suppress-unsubscribe', 'old', 'espblock']);

/** @param secret the HTTP webhook signing key */
export function createMailgun(secret: string): MailProvider | undefined {
  if (!/^[\w-]{16,}$/.test(secret)) return undefined;
  // The signature does not cover the event. Without this, a captured one would be accepted with
  // any other event.
  const usedTokens = new LRUCache<string, true>({ max: maxTokens });
  return {
    contentTypes: ['application/json'],
    maxBodyBytes,
    // Mailgun repeats a call after any status but 200 and 406.
    acceptedStatus: 200,
    read({ text }) {
      const { signature: signed, 'event-data': event } = bodySchema.parse(JSON.parse(text));
      const { timestamp, token } = signed;
      const expected = createHmac('sha256', secret).update(`${timestamp}${token}`).digest();
      // For a domain of a subaccount, the key of the main account signs `parent-signature`.
      const isSigned = [signed.signature, signed['parent-signature']].some((hex) => isEqual(hex, expected));
      if (!isSigned) return { kind: 'refused', reason: 'bad-signature' };
      if (!isFresh(Number(timestamp) * 1_000, maxAgeMs)) return { kind: 'refused', reason: 'too-old' };
      if (usedTokens.has(token)) return noEvents;
      return { ...readEach([event], readEvent), onRecorded: () => void usedTokens.set(token, true) };
    },
  };
}

function isEqual(hex: string | undefined, expected: Buffer): boolean {
  const bytes = Buffer.from(hex ?? '', 'hex');
  return bytes.length === expected.length && timingSafeEqual(bytes, expected);
}

function readEvent(value: unknown): MailEvent | undefined {
  const kind = kindOf(value);
  return kind && { kind, emails: [recipientSchema.parse(value).recipient] };
}

function kindOf(value: unknown): MailEvent['kind'] | undefined {
  const { event, severity, reason } = eventSchema.parse(value);
  if (event === 'complained') return 'complaint';
  if (event !== 'failed' || severity !== 'permanent') return undefined;
  if (reason === 'suppress-complaint') return 'complaint';
  return otherReasons.has(reason ?? '') ? undefined : 'bounce';
}
