import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import * as z from 'zod';
import type { MailEvent } from '../mail-events.ts';
import { isFresh, type MailProvider, maxBatchBytes, type RefusalReason, readEach } from './provider.ts';

const signatureHeader = 'x-twilio-email-event-webhook-signature';
const timestampHeader = 'x-twilio-email-event-webhook-timestamp';
/** SendGrid repeats a batch for 24 hours. It does not say whether it signs each repeat anew. */
const maxAgeMs = 24 * 3_600_000;

const eventSchema = z.looseObject({ event: z.string() });
const addressSchema = z.looseObject({ email: z.string() });
const reasonSchema = z.looseObject({ type: z.string().optional(), reason: z.string().optional() });

/** Reasons of mail that SendGrid did not send, because of an earlier event. */
const dropReasons = new Map<string, MailEvent['kind']>([
  ['bounced address', 'bounce'],
  ['invalid', 'bounce'],
  ['spam reporting address', 'complaint'],
]);

/** @param secret the verification key of the webhook: a P-256 key in DER, as base64 */
export function createSendGrid(secret: string): MailProvider | undefined {
  const key = parseKey(secret);
  if (!key) return undefined;
  return {
    contentTypes: ['application/json'],
    maxBodyBytes: maxBatchBytes,
    refuseHeaders,
    read({ headers, body, text }) {
      const signed = Buffer.concat([Buffer.from(headerOf(headers, timestampHeader)), body]);
      const signature = Buffer.from(headerOf(headers, signatureHeader), 'base64');
      if (!verify('sha256', signed, key, signature)) return { kind: 'refused', reason: 'bad-signature' };
      return readEach(z.array(z.unknown()).parse(JSON.parse(text)), readEvent);
    },
  };
}

function parseKey(secret: string): KeyObject | undefined {
  try {
    const key = createPublicKey({ key: Buffer.from(secret, 'base64'), format: 'der', type: 'spki' });
    return key.asymmetricKeyDetails?.namedCurve === 'prime256v1' ? key : undefined;
  } catch {
    return undefined;
  }
}

function refuseHeaders(headers: IncomingHttpHeaders): RefusalReason | undefined {
  if (!headerOf(headers, signatureHeader)) return 'bad-signature';
  const timestamp = headerOf(headers, timestampHeader);
  return /^\d+$/.test(timestamp) && isFresh(Number(timestamp) * 1_000, maxAgeMs) ? undefined : 'too-old';
}

function headerOf(headers: IncomingHttpHeaders, name: string): string {
  return String(headers[name] ?? '');
}

function readEvent(value: unknown): MailEvent | undefined {
  const kind = kindOf(value);
  return kind && { kind, emails: [addressSchema.parse(value).email] };
}

function kindOf(value: unknown): MailEvent['kind'] | undefined {
  const { event } = eventSchema.parse(value);
  switch (event) {
    case 'bounce':
      // The type `blocked` is a refusal that may end.
      return reasonSchema.parse(value).type === 'bounce' ? 'bounce' : undefined;
    case 'dropped':
      return dropReasons.get(reasonSchema.parse(value).reason?.toLowerCase() ?? '');
    case 'spamreport':
      return 'complaint';
    default:
      return undefined;
  }
}
