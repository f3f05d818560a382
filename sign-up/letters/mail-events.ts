import * as z from 'zod';
import { emailKey } from '../email-key.ts';
import { unwrapEmail } from '../normalize-email.ts';
import { retriedTransaction } from '../store/durable-transaction.ts';
import { lockSignUp } from '../store/lock-sign-up.ts';
import type { BlockReason, Db } from '../store/tables.ts';
import { blockAddress } from './mail-blocks.ts';
import { stopLetters } from './subscriptions.ts';

/** An event of the mail provider. */
export type MailEvent = { kind: BlockReason; emails: string[] };

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

/** Stops all letters to the addresses of an event. Idempotent. */
export async function recordMailEvent(db: Db, { kind, emails }: MailEvent): Promise<void> {
  for (const email of emails) {
    // Letters go to addresses as stored, so their digits are those of the stored row.
    const key = emailKey(unwrapEmail(email));
    if (!key.includes('@')) continue;
    await retriedTransaction(db, (transaction, now) =>
      stopMail(transaction, key, { reason: kind, now: new Date(now).toISOString() }),
    );
  }
}

async function stopMail(
  transaction: Db,
  key: string,
  { reason, now }: { reason: BlockReason; now: string },
): Promise<void> {
  const person = await lockSignUp(transaction, 'email_key', key);
  const blockedAt = await blockAddress(transaction, key, { reason, now, signUpId: person?.id });
  if (!person) return;
  // Operators see why a bounced letter was not sent. A complaint is like unsubscribing.
  const letters =
    reason === 'bounce'
      ? ({ state: 'parked', last_failure: 'bounced' } as const)
      : ({ state: 'cancelled' } as const);
  await stopLetters(transaction, person.id, { left_at: person.subscription?.left_at ?? blockedAt, letters });
}
