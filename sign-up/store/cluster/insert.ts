import { CompiledQuery } from 'kysely';
import { emailKey } from '../../email-key.ts';
import { fieldNames } from '../../fields.ts';
import { confirmationIntervalMs, mailboxLimit } from '../../letters/mailbox-limit.ts';
import { mailDigests } from '../../mailbox.ts';
import { originNames } from '../../origin.ts';
import { newId } from '../new-id.ts';
import type { Db } from '../tables.ts';
import { type Arrival, columnsOf, type Outcome } from '../writing/arrival.ts';

const columns = [...fieldNames, ...originNames];
const names = columns.map((name) => `"${name}"`).join(', ');

/**
 * The value of `synchronous_commit` with which no acknowledged commit is lost in a power failure.
 */
export const durableCommit = `(
  select case when setting in ('on', 'remote_apply') then setting else 'on' end
  from current_setting('synchronous_commit') as setting)`;

/** @returns SQL for a time as ISO 8601 with milliseconds */
function isoTime(time: string): string {
  return `to_char((${time}) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/**
 * One statement, so that a batch is one round trip and one transaction. All servers write rows in
 * the same order, or two batches could deadlock. Of two arrivals with one address the earlier is
 * kept. All times come from the database's clock, as ISO 8601 with milliseconds. The statement
 * makes its own commit durable: behind a pooler that shares sessions, a setting of the session may
 * be lost. Known rows are written as they are: without a flush to disk, the response would come
 * earlier for a known address than for a new one. Skipping locked ones prevents deadlocks.
 */
const stored = `
with durable as (
  select set_config('synchronous_commit', ${durableCommit}, true) as is_set
), arrivals as (
  select arrived.*
  from unnest($1::text[], $2::text[], ${columns.map((_, index) => `$${index + 3}::text[]`).join(', ')})
    with ordinality as arrived (id, email_key, ${names}, place)
  cross join durable
), stored as (
  insert into sign_ups (id, email_key, created_at, ${names})
  select id, email_key, ${isoTime('statement_timestamp()')}, ${names}
  from arrivals order by email_key, place
  on conflict (email_key) do nothing
  returning id, email_key, created_at
), known as (
  select id, email_key from sign_ups where email_key = any($2::text[])
), rewritten as (
  update sign_ups set name = name where id in (
    select id from sign_ups where id in (select id from known) for update skip locked)
)`;

const insertDeliveries = `
insert into deliveries (sign_up_id, state, attempts, due_at)
select id, 'waiting', 0, created_at from stored`;

const withoutLetters = `${stored}${insertDeliveries}`;

const [letter, letterId, address, mailbox] = [1, 2, 3, 4].map((n) => `$${columns.length + 2 + n}::text[]`);

/**
 * As `queueConfirmation` (`letters/queue.ts`), for new and known addresses. A row that this
 * statement inserts is not yet visible in `sign_ups`. Returns the addresses whose letter waits.
 */
const withLetters = `${stored}, outboxed as (${insertDeliveries}
), requested as (
  select distinct on (email_key) *
  from unnest($2::text[], ${letter}, ${letterId}, ${address}, ${mailbox})
    as arrived (email_key, letter, letter_id, address, mailbox)
  where letter is not null order by email_key
), clock as (
  select ${isoTime('statement_timestamp()')} as now,
    ${isoTime(`statement_timestamp() - interval '${confirmationIntervalMs} milliseconds'`)} as day_ago
), due as (
  select requested.*, stored.id, false as has_letter
  from requested join stored using (email_key)
  union all
  select requested.*, known.id, letters.id is not null
  from requested join known using (email_key) cross join clock
  left join letters on letters.sign_up_id = known.id and letters.kind = 'confirmation'
  where letters.id is null or letters.created_at < day_ago
), blocked as (
  update mail_blocks set sign_up_id = due.id from due
  where mail_blocks.address in (due.address, due.mailbox)
  returning mail_blocks.address
), judged as (
  select *, not is_blocked and letter = 'waiting' as is_counted
  from (
    select *, address in (select address from blocked) or mailbox in (select address from blocked) as is_blocked
    from due
  ) as checked
  where not (is_blocked and has_letter)
), counted as (
  insert into mailboxes as known (mailbox, letters, latest_at)
  select mailbox, count(*), now from judged cross join clock where is_counted
  group by mailbox, now order by mailbox
  on conflict (mailbox) do update set
    letters = excluded.letters
      + case when known.latest_at < (select day_ago from clock) then 0 else known.letters end,
    latest_at = case when known.latest_at < (select day_ago from clock) or known.letters < ${mailboxLimit}
      then excluded.latest_at else known.latest_at end
  returning mailbox, letters
), placed as (
  select judged.*, counted.letters - count(*) over spellings
    + row_number() over (spellings order by email_key) as place
  from judged left join counted using (mailbox)
  window spellings as (partition by mailbox, is_counted)
), queued as (
  insert into letters (id, sign_up_id, kind, state, attempts, due_at, created_at)
  select letter_id, placed.id, 'confirmation', case
    when is_blocked then 'cancelled'
    when is_counted and place <= ${mailboxLimit} then 'waiting'
    else 'paused' end, 0, now, now
  from placed cross join clock order by email_key
  on conflict (sign_up_id, kind) do update set
    state = excluded.state, attempts = 0, revision = letters.revision + 1, due_at = excluded.due_at, claim = null,
    last_failure = null, created_at = excluded.created_at
  where letters.created_at < (select day_ago from clock)
  returning sign_up_id, state
)
select email_key from queued join due on due.id = queued.sign_up_id where queued.state = 'waiting'`;

/** {@link Database.insert} on PostgreSQL. */
export async function insertArrivals(db: Db, arrivals: Arrival[]): Promise<Outcome[]> {
  const rows = arrivals.map(columnsOf);
  const keys = rows.map(({ email }) => emailKey(email));
  const values = [rows.map(({ id }) => id), keys, ...columns.map((name) => rows.map((row) => row[name]))];
  if (!arrivals.some(({ letter }) => letter)) {
    await db.executeQuery(CompiledQuery.raw(withoutLetters, values));
    return arrivals.map(() => 'kept');
  }
  const digests = keys.map(mailDigests);
  const query = CompiledQuery.raw(withLetters, [
    ...values,
    arrivals.map(({ letter }) => letter ?? null),
    arrivals.map(() => newId()),
    digests.map(({ address }) => address),
    digests.map(({ mailbox }) => mailbox),
  ]);
  const queued = await db.executeQuery<{ email_key: string }>(query);
  const waiting = new Set(queued.rows.map(({ email_key }) => email_key));
  // Of several arrivals with one address, only one has queued the letter.
  return keys.map((key) => (waiting.delete(key) ? 'letter-queued' : 'kept'));
}
