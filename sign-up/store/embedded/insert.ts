import { emailKey } from '../../email-key.ts';
import { confirmationIntervalMs, mailboxLimit } from '../../letters/mailbox-limit.ts';
import type { NewLetterState } from '../../letters/queue.ts';
import { mailboxOf, mailDigests } from '../../mailbox.ts';
import { newId } from '../new-id.ts';
import { isRowError } from '../storage-errors.ts';
import { type Arrival, columnsOf, type Outcome } from '../writing/arrival.ts';
import type { OpenFile } from './file/open-file.ts';

const insertSignUp = (columns: string[]) => `
  insert into sign_ups (${columns.map((name) => `"${name}"`).join(', ')})
  values (${columns.map((name) => `:${name}`).join(', ')})
  on conflict (email_key) do nothing`;

const insertDelivery = `
  insert into deliveries (sign_up_id, state, attempts, due_at) values (:id, 'waiting', 0, :created_at)`;

/**
 * Changes pages, and no row in the end. Without a flush to disk, the response would come earlier for
 * a known address than for a new one. SQLite skips an update that changes nothing.
 */
const changeNothing = [
  "insert into probes (id, padding) values ('', '')",
  "delete from probes where id = ''",
];

/** The sign-up of an address, unless a confirmation was queued within a day. */
const selectDue = `
  select sign_ups.id, letters.id is not null as has_letter
  from sign_ups left join letters on letters.sign_up_id = sign_ups.id and letters.kind = 'confirmation'
  where email_key = :email_key and (letters.id is null or letters.created_at < :day_ago)`;

/** As `isBlockedFor` (`letters/mail-blocks.ts`). */
const markBlocked = `update mail_blocks set sign_up_id = :id where address in (:address, :mailbox)`;

/**
 * As `countForMailbox` (`letters/mailbox-limit.ts`), for an address without tag: its own letter
 * counts for the mailbox, so it needs a counter only beside other spellings. Most sign-ups then
 * write no page of this table, whose keys are random.
 */
const countUntagged = `
  update mailboxes set letters = letters + 1,
    latest_at = case when letters < ${mailboxLimit} then :created_at else latest_at end
  where mailbox = :mailbox and latest_at >= :day_ago
  returning letters`;

/** As `countForMailbox`, for the other spellings of a mailbox. */
const countTagged = `
  insert into mailboxes (mailbox, letters, latest_at)
  select :mailbox, 1 + count(*), :created_at
  from sign_ups join letters on letters.sign_up_id = sign_ups.id
  where email_key = :untagged and kind = 'confirmation' and state not in ('paused', 'cancelled')
    and letters.created_at >= :day_ago
  on conflict (mailbox) do update set
    letters = case when latest_at < :day_ago then excluded.letters else letters + 1 end,
    latest_at = case when latest_at < :day_ago or letters < ${mailboxLimit}
      then excluded.latest_at else latest_at end
  returning letters`;

const insertLetter = `
  insert into letters (id, sign_up_id, kind, state, attempts, due_at, created_at)
  values (:letter_id, :id, 'confirmation', :state, 0, :created_at, :created_at)
  on conflict (sign_up_id, kind) do update set
    state = excluded.state, attempts = 0, revision = revision + 1, due_at = excluded.due_at, claim = null,
    last_failure = null, created_at = excluded.created_at`;

type RequestedLetter = { state: NewLetterState; emailKey: string; at: number };

/** As `queueConfirmation` (`letters/queue.ts`). @returns whether a letter waits to be sent */
function queueLetter(prepare: OpenFile['prepare'], { state, emailKey, at }: RequestedLetter): boolean {
  const created_at = new Date(at).toISOString();
  const day_ago = new Date(at - confirmationIntervalMs).toISOString();
  const due = prepare(selectDue).get({ email_key: emailKey, day_ago });
  if (!due) return false;
  const { id, has_letter } = due as { id: string; has_letter: 0 | 1 };
  const digests = mailDigests(emailKey);
  const isBlocked = prepare(markBlocked).run({ id, ...digests }).changes > 0;
  if (isBlocked && has_letter) return false;
  const isWithinLimit = () => {
    const untagged = mailboxOf(emailKey);
    const count = prepare(untagged === emailKey ? countUntagged : countTagged);
    const counted = count.get({ mailbox: digests.mailbox, untagged, created_at, day_ago });
    return ((counted as { letters: number } | undefined)?.letters ?? 1) <= mailboxLimit;
  };
  const isWaiting = !isBlocked && state === 'waiting' && isWithinLimit();
  const newState = isBlocked ? 'cancelled' : isWaiting ? 'waiting' : 'paused';
  prepare(insertLetter).run({ letter_id: newId(), id, state: newState, created_at });
  return isWaiting;
}

/** {@link Database.insert} on SQLite: short statements for each row, in one transaction. */
export function insertArrivals({ file, prepare }: OpenFile, arrivals: Arrival[]): Outcome[] {
  function insertOne(arrival: Arrival): Outcome {
    const created_at = new Date(arrival.at).toISOString();
    const row = { ...columnsOf(arrival), created_at, email_key: emailKey(arrival.signUp.email) };
    try {
      if (prepare(insertSignUp(Object.keys(row))).run(row).changes > 0)
        prepare(insertDelivery).run({ id: row.id, created_at });
      else for (const statement of changeNothing) prepare(statement).run();
      const { letter: state, at } = arrival;
      const isQueued = state && queueLetter(prepare, { state, emailKey: row.email_key, at });
      return isQueued ? 'letter-queued' : 'kept';
    } catch (error) {
      // SQLite undoes only this statement, so the transaction goes on.
      if (!isRowError(error)) throw error;
      return 'unstorable';
    }
  }

  return file.transaction(() => arrivals.map(insertOne)).immediate();
}
