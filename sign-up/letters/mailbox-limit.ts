import { sql } from 'kysely';
import { mailDigests } from '../mailbox.ts';
import type { Db } from '../store/tables.ts';

/**
 * Confirmations to one mailbox until a day passes without one. Attackers may enter many spellings
 * of an address.
 */
export const mailboxLimit = 3;

/** Minimum time between two confirmations to one address, and the day of {@link mailboxLimit}. */
export const confirmationIntervalMs = 24 * 3_600_000;

const pageSize = 1_000;

/**
 * Counts a confirmation that is about to be queued. The counter is one row, so all servers of the
 * database share it, and neither a correction nor an erasure of the sign-up resets it.
 * @param emailKey from `emailKey`
 * @param now milliseconds since 1970, from `readClock`
 * @returns false above the limit
 */
export async function countForMailbox(db: Db, emailKey: string, now: number): Promise<boolean> {
  const latest_at = new Date(now).toISOString();
  const dayAgo = new Date(now - confirmationIntervalMs).toISOString();
  const isOver = sql<boolean>`mailboxes.latest_at < ${dayAgo}`;
  const { letters } = await db
    .insertInto('mailboxes')
    .values({ mailbox: mailDigests(emailKey).mailbox, letters: 1, latest_at })
    .onConflict((conflict) =>
      conflict.column('mailbox').doUpdateSet({
        letters: sql`case when ${isOver} then 1 else mailboxes.letters + 1 end`,
        latest_at: sql`case when ${isOver} or mailboxes.letters < ${sql.lit(mailboxLimit)}
          then excluded.latest_at else mailboxes.latest_at end`,
      }),
    )
    .returning('letters')
    .executeTakeFirstOrThrow();
  return letters <= mailboxLimit;
}

/** Deletes counters that no longer limit anything, in short transactions. */
export async function deleteOldMailboxes(db: Db, now: number): Promise<void> {
  const dayAgo = new Date(now - confirmationIntervalMs).toISOString();
  for (;;) {
    const page = db
      .selectFrom('mailboxes')
      .select('mailbox')
      .where('latest_at', '<', dayAgo)
      .orderBy('latest_at')
      .limit(pageSize);
    const { numDeletedRows } = await db
      .deleteFrom('mailboxes')
      .where('mailbox', 'in', page)
      // Repeated, because a confirmation may be counted meanwhile.
      .where('latest_at', '<', dayAgo)
      .executeTakeFirstOrThrow();
    if (Number(numDeletedRows) < pageSize) return;
  }
}
