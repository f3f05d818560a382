import { type Insertable, sql } from 'kysely';
import { mailboxOf, mailDigest } from '../../mailbox.ts';
import { isPostgres } from '../dialect.ts';
import { pagesOf } from '../pages.ts';
import type { Db, Tables } from '../tables.ts';

/**
 * Confirmations to one mailbox until a day passes without one. Attackers may enter many spellings
 * of an address.
 */
const mailboxLimit = 3;

/** Minimum time between two confirmations to one address, and the day of {@link mailboxLimit}. */
export const confirmationIntervalMs = 24 * 3_600_000;

/**
 * Counts confirmations that are about to be queued. A counter is one row, so all servers of the
 * database share it. On SQLite, an untagged address gets none until another spelling comes: its own
 * letter counts. Most sign-ups then write no page of this table, whose keys are random.
 * @param emailKeys different ones from `emailKey`
 * @param now milliseconds since 1970, from `readClock`
 * @param isNew whether their letters are inserted now. An older letter needs a counter
 * @returns those within the limit
 */
export async function countForMailboxes(
  db: Db,
  emailKeys: readonly string[],
  now: number,
  { isNew = true }: { isNew?: boolean } = {},
): Promise<ReadonlySet<string>> {
  if (emailKeys.length === 0) return new Set();
  const latest_at = new Date(now).toISOString();
  const dayAgo = new Date(now - confirmationIntervalMs).toISOString();
  const isOver = sql<boolean>`mailboxes.latest_at < ${dayAgo}`;
  const groups = [...Map.groupBy(emailKeys.toSorted(), mailboxOf)].map(([untagged, spellings]) => ({
    untagged,
    spellings,
    mailbox: mailDigest(untagged),
    isTagged: spellings.some((key) => key !== untagged),
  }));
  const digests = groups.map(({ mailbox }) => mailbox);
  // On PostgreSQL every confirmation is counted. There, another server may insert one meanwhile.
  const countsAll = isPostgres(db);
  const existing = countsAll ? new Set<string>() : await countersSince(db, digests, dayAgo);
  const rows: Insertable<Tables['mailboxes']>[] = [];
  for (const { untagged, spellings, mailbox, isTagged } of groups) {
    if (countsAll || existing.has(mailbox)) rows.push({ mailbox, letters: spellings.length, latest_at });
    else if (isTagged || !isNew) {
      const own = isTagged && (await hasLetterSince(db, untagged, dayAgo)) ? 1 : 0;
      rows.push({ mailbox, letters: spellings.length + own, latest_at });
    }
  }
  const counters = new Map<string, number>();
  if (rows.length > 0) {
    const counted = await db
      .insertInto('mailboxes')
      // All servers lock the counters in the same order.
      .values(rows.toSorted((a, b) => (a.mailbox < b.mailbox ? -1 : 1)))
      .onConflict((conflict) =>
        conflict.column('mailbox').doUpdateSet({
          letters: sql`excluded.letters + case when ${isOver} then 0 else mailboxes.letters end`,
          latest_at: sql`case when ${isOver} or mailboxes.letters < ${sql.lit(mailboxLimit)}
            then excluded.latest_at else mailboxes.latest_at end`,
        }),
      )
      .returning(['mailbox', 'letters'])
      .execute();
    for (const { mailbox, letters } of counted) counters.set(mailbox, letters);
  }
  return new Set(
    groups.flatMap(({ mailbox, spellings }) => {
      const before = (counters.get(mailbox) ?? spellings.length) - spellings.length;
      return spellings.slice(0, Math.max(0, mailboxLimit - before));
    }),
  );
}

/** @returns those of the mailboxes that have a counter which is not over */
async function countersSince(db: Db, mailboxes: string[], time: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('mailboxes')
    .select('mailbox')
    .where('mailbox', 'in', mailboxes)
    .where('latest_at', '>=', time)
    .execute();
  return new Set(rows.map(({ mailbox }) => mailbox));
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
