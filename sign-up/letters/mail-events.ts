import { emailKey } from '../email-key.ts';
import { unwrapEmail } from '../normalize-email.ts';
import { retriedTransaction } from '../store/durable-transaction.ts';
import { lockSignUp } from '../store/lock-sign-up.ts';
import { blockAddress } from '../store/mailboxes/mail-blocks.ts';
import type { BlockReason, Db } from '../store/tables.ts';
import { stopLetters } from './subscriptions.ts';

/** An event of the mail provider. */
export type MailEvent = { kind: BlockReason; emails: string[] };

/** A batch has up to thousands of addresses. Sign-ups are stored between these transactions. */
const addressesPerTransaction = 20;

/** Stops all letters to the addresses of an event. Idempotent. */
export async function recordMailEvent(db: Db, { kind, emails }: MailEvent): Promise<void> {
  // Letters go to addresses as stored, so their digits are those of the stored row.
  const keys = new Set(emails.map((email) => emailKey(unwrapEmail(email))));
  // In one order, so that concurrent batches cannot deadlock.
  const sorted = [...keys].filter((key) => key.includes('@')).toSorted();
  for (let start = 0; start < sorted.length; start += addressesPerTransaction) {
    await retriedTransaction(db, async (transaction, now) => {
      for (const key of sorted.slice(start, start + addressesPerTransaction))
        await stopMail(transaction, key, { reason: kind, now: new Date(now).toISOString() });
    });
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
