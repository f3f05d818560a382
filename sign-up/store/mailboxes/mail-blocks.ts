import { mailboxOf, mailDigest, mailDigests } from '../../mailbox.ts';
import type { BlockReason, Db } from '../tables.ts';

/**
 * Blocks an address after a bounce, and its whole mailbox after a complaint: a bounce says nothing
 * about other tags. Idempotent: keeps the first reason and time. Blocks unknown addresses too,
 * because the sign-up of a letter may have been corrected or erased since.
 * @param emailKey from `emailKey`
 * @returns when it was blocked first
 */
export async function blockAddress(
  db: Db,
  emailKey: string,
  { reason, now, signUpId }: { reason: BlockReason; now: string; signUpId: string | undefined },
): Promise<string> {
  const address = mailDigest(reason === 'complaint' ? mailboxOf(emailKey) : emailKey);
  const sign_up_id = signUpId ?? null;
  const { blocked_at } = await db
    .insertInto('mail_blocks')
    .values({ address, reason, blocked_at: now, sign_up_id })
    .onConflict((conflict) => conflict.column('address').doUpdateSet({ sign_up_id }))
    .returning('blocked_at')
    .executeTakeFirstOrThrow();
  return blocked_at;
}

/** @returns those of the addresses that get no letter, of at most some hundred */
export async function blockedAmong(db: Db, emailKeys: string[]): Promise<ReadonlySet<string>> {
  if (emailKeys.length === 0) return new Set();
  const digests = emailKeys.map((emailKey) => ({ emailKey, ...mailDigests(emailKey) }));
  const rows = await db
    .selectFrom('mail_blocks')
    .select('address')
    .where('address', 'in', [...new Set(digests.flatMap(({ address, mailbox }) => [address, mailbox]))])
    .execute();
  const blocked = new Set(rows.map(({ address }) => address));
  return new Set(
    digests
      .filter(({ address, mailbox }) => blocked.has(address) || blocked.has(mailbox))
      .map(({ emailKey }) => emailKey),
  );
}

/**
 * Lets the blocks of an address name its sign-up, so that operators see an address that was entered
 * again.
 */
export async function nameBlocks(
  db: Db,
  { id, email_key }: { id: string; email_key: string },
): Promise<void> {
  const { address, mailbox } = mailDigests(email_key);
  await db
    .updateTable('mail_blocks')
    .set({ sign_up_id: id })
    .where('address', 'in', [address, mailbox])
    .execute();
}

/**
 * Allows letters to an address again, in the transaction of an act of its owner or of an operator.
 * A confirmation that was withheld may be requested again at once, and a bounced letter retried.
 * @returns whether it was blocked
 */
export async function liftBlock(db: Db, emailKey: string): Promise<boolean> {
  const { address, mailbox } = mailDigests(emailKey);
  const lifted = await db
    .deleteFrom('mail_blocks')
    .where('address', 'in', [address, mailbox])
    .returning('blocked_at')
    .execute();
  if (lifted.length === 0) return false;
  const person = db.selectFrom('sign_ups').select('id').where('email_key', '=', emailKey);
  // The block unsubscribed the person. Who unsubscribed later stays unsubscribed.
  await db
    .updateTable('subscriptions')
    .set({ left_at: null })
    .where('sign_up_id', 'in', person)
    .where(
      'left_at',
      'in',
      lifted.map(({ blocked_at }) => blocked_at),
    )
    .execute();
  await db
    .updateTable('letters')
    .set({ created_at: new Date(0).toISOString() })
    .where('sign_up_id', 'in', person)
    .where('kind', '=', 'confirmation')
    .where('state', '=', 'cancelled')
    .execute();
  await db
    .updateTable('letters')
    .set({ last_failure: null })
    .where('sign_up_id', 'in', person)
    .where('state', '=', 'parked')
    .where('last_failure', '=', 'bounced')
    .execute();
  return true;
}
