import * as z from 'zod';
import type { MailEvent } from '../mail-events.ts';
import { basicHeader, requireHeader } from './credentials.ts';
import { type MailProvider, maxBatchBytes, readEach } from './provider.ts';

const recordSchema = z.looseObject({ RecordType: z.string() });
const typeSchema = z.looseObject({ Type: z.string() });
const emailSchema = z.looseObject({ Email: z.string() });
const suppressionSchema = z.looseObject({
  SuppressSending: z.boolean(),
  SuppressionReason: z.string().nullish(),
});
const recipientSchema = z.looseObject({ Recipient: z.string() });

/** Types of bounces, and reasons of suppressions. All others may end, or concern the sender. */
const kinds = new Map<string, MailEvent['kind']>([
  ['HardBounce', 'bounce'],
  ['BadEmailAddress', 'bounce'],
  ['SpamComplaint', 'complaint'],
]);

/** @param secret USER:PASSWORD of the webhook. Postmark signs nothing */
export function createPostmark(secret: string): MailProvider | undefined {
  const expected = basicHeader(secret);
  if (expected === undefined) return undefined;
  return {
    contentTypes: ['application/json'],
    // An option of the webhook adds the whole returned message.
    maxBodyBytes: maxBatchBytes,
    refuseHeaders: requireHeader(expected),
    read: ({ text }) => readEach([JSON.parse(text)].flat(), readEvent),
  };
}

function readEvent(value: unknown): MailEvent | undefined {
  const { RecordType: record } = recordSchema.parse(value);
  if (record === 'Bounce') {
    const kind = kinds.get(typeSchema.parse(value).Type);
    return kind && { kind, emails: [emailSchema.parse(value).Email] };
  }
  if (record === 'SpamComplaint') return { kind: 'complaint', emails: [emailSchema.parse(value).Email] };
  // In a broadcast stream this is the only record of a complaint.
  if (record === 'SubscriptionChange') {
    const { SuppressSending: isSuppressed, SuppressionReason: reason } = suppressionSchema.parse(value);
    const kind = isSuppressed ? kinds.get(reason ?? '') : undefined;
    return kind && { kind, emails: [recipientSchema.parse(value).Recipient] };
  }
  return undefined;
}
