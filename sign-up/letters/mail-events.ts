import * as z from 'zod';
import { emailKey } from '../email-key.ts';
import { normalizeEmail } from '../normalize-email.ts';
import type { Db } from '../store/tables.ts';
import { recordBounce, unsubscribe } from './subscriptions.ts';
import { emailDigest } from './tokens.ts';

/** An event of the mail provider. `bounce`: the address does not exist. */
export type MailEvent = { kind: 'bounce' | 'complaint'; emails: string[] };

const eventTypeSchema = z.looseObject({ type: z.string() });
const ownEventSchema = z.looseObject({ email: z.string() });
/** Events of Resend (https://resend.com/docs/webhooks/emails/bounced). */
const resendEventSchema = z.looseObject({
  data: z.looseObject({
    to: z.union([z.string(), z.array(z.string())]),
    bounce: z.looseObject({ type: z.string().optional() }).optional(),
  }),
});

/**
 * @param body parsed JSON
 * @returns undefined for events that are ignored, such as a delivery or a transient bounce
 * @throws Error if a bounce or a complaint cannot be parsed
 */
export function parseMailEvent(body: unknown): MailEvent | undefined {
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

/** Stops all letters to the addresses of an event. Idempotent. Ignores unknown addresses. */
export async function recordMailEvent(db: Db, { kind, emails }: MailEvent): Promise<void> {
  for (const email of emails) {
    const key = emailKey(normalizeEmail(email));
    const person = await db
      .selectFrom('sign_ups')
      .select('id')
      .where('email_key', '=', key)
      .executeTakeFirst();
    if (!person) continue;
    const access = { ...person, address: emailDigest(key) };
    if (kind === 'complaint') await unsubscribe(db, access);
    else await recordBounce(db, access);
  }
}
