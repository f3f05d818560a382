import * as z from 'zod';
import type { MailEvent } from '../mail-events.ts';
import { fetchText } from './fetch-text.ts';
import { type MailProvider, noEvents, type ProviderReading, readEach } from './provider.ts';
import {
  createSignatureCheck,
  isFreshMessage,
  maxSnsResponseBytes,
  type SnsMessage,
  snsMessageSchema,
  snsOrigin,
  snsTimeoutMs,
} from './sns-message.ts';

/** A message of SNS has up to 256 KB, and its quotes are escaped. */
const maxBodyBytes = 512 * 1024;

const recipients = z.array(z.looseObject({ emailAddress: z.string() }));
const typeSchema = z.looseObject({
  eventType: z.string().optional(),
  notificationType: z.string().optional(),
});
const mailSchema = z.looseObject({ mail: z.looseObject({ destination: z.array(z.string()) }).optional() });
const bounceSchema = z.looseObject({
  bounce: z.looseObject({ bounceType: z.string(), bouncedRecipients: recipients }),
});
const complaintSchema = z.looseObject({
  complaint: z.looseObject({
    complainedRecipients: recipients,
    complaintFeedbackType: z.string().nullish(),
  }),
});

/** Reports that are no complaint of the recipient. `not-spam` takes one back. */
const otherFeedback = new Set(['not-spam', 'auth-failure']);

/**
 * Amazon SES, which publishes its events through SNS.
 * @param arn of the topic
 * @param fetchSns for tests
 */
export function createAmazonSes(arn: string, fetchSns = fetchText): MailProvider | undefined {
  const origin = snsOrigin(arn);
  if (origin === undefined) return undefined;
  const isSigned = createSignatureCheck(origin, fetchSns);

  async function confirm({
    SubscribeURL: url,
  }: SnsMessage & { SubscribeURL: string }): Promise<ProviderReading> {
    if (!url.startsWith(`${origin}/`)) return { kind: 'refused', reason: 'bad-signature' };
    await fetchSns(url, { maxBytes: maxSnsResponseBytes, timeoutMs: snsTimeoutMs });
    return { ...noEvents, notice: 'the subscription of the SNS topic is confirmed' };
  }

  return {
    // SNS sends JSON as plain text, unless its delivery policy says otherwise.
    contentTypes: ['text/plain', 'application/json'],
    maxBodyBytes,
    // A raw message has no signature.
    refuseHeaders: (headers) => (headers['x-amz-sns-rawdelivery'] === 'true' ? 'raw-delivery' : undefined),
    async read({ text }) {
      const message = snsMessageSchema.parse(JSON.parse(text));
      // Checked first, so that messages of others cause no request.
      if (message.TopicArn !== arn) return { kind: 'refused', reason: 'other-topic' };
      if (!isFreshMessage(message)) return { kind: 'refused', reason: 'too-old' };
      try {
        if (!(await isSigned(message))) return { kind: 'refused', reason: 'bad-signature' };
        switch (message.Type) {
          case 'SubscriptionConfirmation':
            return await confirm(message);
          case 'UnsubscribeConfirmation':
            return { ...noEvents, notice: 'the subscription of the SNS topic has ended' };
          case 'Notification':
            return readNotification(message.Message);
        }
      } catch {
        return { kind: 'unavailable' };
      }
    },
  };
}

function readNotification(text: string): ProviderReading {
  let event: unknown;
  try {
    event = JSON.parse(text);
  } catch {
    // SES checks a new topic with a sentence.
    return noEvents;
  }
  return readEach([event], readEvent);
}

function readEvent(value: unknown): MailEvent | undefined {
  const { eventType, notificationType } = typeSchema.parse(value);
  switch (eventType ?? notificationType) {
    case 'Bounce': {
      const { bounceType, bouncedRecipients } = bounceSchema.parse(value).bounce;
      if (bounceType !== 'Permanent') return undefined;
      return { kind: 'bounce', emails: addressees(value, bouncedRecipients) };
    }
    case 'Complaint': {
      const { complaintFeedbackType, complainedRecipients } = complaintSchema.parse(value).complaint;
      if (otherFeedback.has(complaintFeedbackType ?? '')) return undefined;
      return { kind: 'complaint', emails: addressees(value, complainedRecipients) };
    }
    default:
      return undefined;
  }
}

/**
 * Returns the address of the letter. A report names the mailbox behind a forwarding address, which
 * the receiving server chooses freely.
 */
function addressees(value: unknown, reported: z.infer<typeof recipients>): string[] {
  const sentTo = mailSchema.parse(value).mail?.destination ?? [];
  return sentTo.length === 1 ? sentTo : reported.map(({ emailAddress }) => emailAddress);
}
