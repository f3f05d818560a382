import { sql } from 'kysely';
import { mailboxOf, mailDigest } from '../mailbox.ts';
import { pagesOf } from '../store/pages.ts';
import type { Db } from '../store/tables.ts';

/**
 * Confirmations to one mailbox until a day passes without one. Attackers may enter many spellings
 * of an address.
 */
export const mailboxLimit = 3;

/** Minimum time between two confirmations to one address, and the day of {@link mailboxLimit}. */
export const confirmationIntervalMs = 24 * 3_600_000;

/**
 * Counts a confirmation that is about to be queued. The counter is one row, so all servers of the
 * database share it. On SQLite, a new counter includes the letter of the untagged address, which
 * `embedded/insert.ts` has not counted.
 * @param emailKey from `emailKey`
 * @param now milliseconds since 1970, from `readClock`
 * @returns false above the limit
 */
export async function countForMailbox(db: Db, emailKey: string, now: number): Promise<boolean> {
  const latest_at = new Date(now).toISOString();
  const dayAgo = new Date(now - confirmationIntervalMs).toISOString();
  const isOver = sql<boolean>`mailboxes.latest_at < ${dayAgo}`;
  const untagged = mailboxOf(emailKey);
  const uncounted = untagged !== emailKey && (await hasLetterSince(db, untagged, dayAgo));
  const { letters } = await db
    .insertInto('mailboxes')
    .values({ mailbox: mailDigest(untagged), letters: uncounted ? 2 : 1, latest_at })
    .onConflict((conflict) =>
      conflict.column('mailbox').doUpdateSet({
        letters: sql`case when ${isOver} then excluded.letters else mailboxes.letters + 1 end`,
        latest_at: sql`case when ${isOver} or mailboxes.letters < ${sql.lit(mailboxLimit)}
          then excluded.latest_at else mailboxes.latest_at end`,
      }),
    )
    .returning('letters')
    .executeTakeFirstOrThrow();
  return letters <= mailboxLimit;
}

/**
 * Counts the letter of an untagged address that is about to be deleted with it, unless the mailbox
 * has a counter. Otherwise a correction would reset the limit.
 */
export async function keepMailboxCount(db: Db, emailKey: string, now: number): Promise<void> {
  const latest_at = new Date(now).toISOString();
  const dayAgo = new Date(now - confirmationIntervalMs).toISOString();
  if (mailboxOf(emailKey) !== emailKey || !(await hasLetterSince(db, emailKey, dayAgo))) return;
  await db
    .insertInto('mailboxes')
    .values({ mailbox: mailDigest(emailKey), letters: 1, latest_at })
    .onConflict((conflict) =>
      conflict
        .column('mailbox')
        .doUpdateSet({ letters: 1, latest_at })
        .where('mailboxes.latest_at', '<', dayAgo),
    )
    .execute();
}

async function hasLetterSince(db: Db, emailKey: string, time: string): Promise<boolean> {
  const letter = await db
    .selectFrom('sign_ups')
    .innerJoin('letters', 'letters.sign_up_id', 'sign_ups.id')
    .select('letters.id')
    .where('email_key', '=', emailKey)
    .where('kind', '=', 'confirmation')
    .where('state', 'not in', ['paused', 'cancelled'])
    .where('letters.created_at', '>=', time)
    .executeTakeFirst();
  return letter !== undefined;
}

/**
 * Deletes counters that no longer limit anything, in short transactions. Pages by primary key: an
 * index by time would be one more write for each confirmation. Ends early when `signal` aborts.
 */
export async function deleteOldMailboxes(db: Db, now: number, signal?: AbortSignal): Promise<void> {
  const dayAgo = new Date(now - confirmationIntervalMs).toISOString();
  const counters = db.selectFrom('mailboxes').select(['mailbox', 'latest_at']);
  for await (const page of pagesOf(counters, ['mailbox'])) {
    if (signal?.aborted) return;
    const old = page.filter(({ latest_at }) => latest_at < dayAgo).map(({ mailbox }) => mailbox);
    if (old.length > 0)
      await db
        .deleteFrom('mailboxes')
        .where('mailbox', 'in', old)
        // Repeated, because a confirmation may be counted meanwhile.
        .where('latest_at', '<', dayAgo)
        .execute();
  }
}
