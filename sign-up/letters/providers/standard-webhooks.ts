import { Webhook } from 'standardwebhooks';
import * as z from 'zod';
import { secretBytes } from '../../delivery/signature.ts';
import type { MailEvent } from '../mail-events.ts';
import { type MailProvider, type ProviderRequest, readEach } from './provider.ts';

/** Large, because providers include the headers and tags of the email. */
const maxBodyBytes = 32 * 1024;

/**
 * Signature headers of Standard Webhooks. Several mail providers use Svix, whose prefix is `svix-`.
 */
const signedNames = ['id', 'timestamp', 'signature'] as const;

const eventTypeSchema = z.looseObject({ type: z.string() });
const ownEventSchema = z.looseObject({ email: z.string() });
/** Events of Resend (https://resend.com/docs/webhooks/emails/bounced). */
const resendEventSchema = z.looseObject({
  data: z.looseObject({
    to: z.union([z.string(), z.array(z.string())]),
    bounce: z.looseObject({ type: z.string().optional() }).optional(),
  }),
});

/** Resend, and our own form, signed as Standard Webhooks. */
export function createStandardWebhooks(secret: string): MailProvider | undefined {
  const bytes = secretBytes(secret);
  if (!bytes) return undefined;
  const webhook = new Webhook(bytes, { format: 'raw' });
  return {
    contentTypes: ['application/json'],
    maxBodyBytes,
    read(request) {
      if (!isSigned(webhook, request)) return { kind: 'refused', reason: 'bad-signature' };
      return readEach([JSON.parse(request.text)], readEvent);
    },
  };
}

/**
 * Returns false if the signature is wrong, or its timestamp differs from now by more than 5
 * minutes.
 */
function isSigned(webhook: Webhook, { headers, text }: ProviderRequest): boolean {
  const signed = signedNames.map((name) => [
    `webhook-${name}`,
    String(headers[`webhook-${name}`] ?? headers[`svix-${name}`] ?? ''),
  ]);
  try {
    webhook.verify(text, Object.fromEntries(signed), { jsonParse: false });
    return true;
  } catch {
    return false;
  }
}

function readEvent(body: unknown): MailEvent | undefined {
  const { type } = eventTypeSchema.parse(body);
  switch (type) {
    case 'bounce':
    case 'complaint':
      return { kind: type, emails: [ownEventSchema.parse(body).email] };
    case 'email.complained':
    case 'email.bounced': {
      const { to, bounce } = resendEventSchema.parse(body).data;
      if (bounce?.type !== undefined && bounce.type !== 'Permanent') return undefined;
      return { kind: type === 'email.bounced' ? 'bounce' : 'complaint', emails: [to].flat() };
    }
    default:
      return undefined;
  }
}
