import { CompiledQuery } from 'kysely';
import { emailKey } from '../../email-key.ts';
import { fieldNames } from '../../fields.ts';
import { confirmationIntervalMs } from '../../letters/queue.ts';
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
), rewritten as (
  update sign_ups set name = name where id in (
    select id from sign_ups where email_key = any($2::text[]) for update skip locked)
)`;

const insertDeliveries = `
insert into deliveries (sign_up_id, state, attempts, due_at)
select id, 'waiting', 0, created_at from stored`;

const withoutLetters = `${stored}${insertDeliveries}`;

/**
 * As `queueConfirmation` (`letters/queue.ts`), for new and known addresses. A row that this
 * statement inserts is not yet visible in `sign_ups`.
 */
const withLetters = `${stored}, outboxed as (${insertDeliveries}
), requested as (
  select distinct on (email_key) email_key, letter, letter_id
  from unnest($2::text[], $${columns.length + 3}::text[], $${columns.length + 4}::text[])
    as arrived (email_key, letter, letter_id)
  where letter is not null order by email_key
), people as (
  select id, email_key from stored
  union
  select id, email_key from sign_ups where email_key = any($2::text[])
), clock as (
  select ${isoTime('statement_timestamp()')} as now,
    ${isoTime(`statement_timestamp() - interval '${confirmationIntervalMs} milliseconds'`)} as day_ago
)
insert into letters (id, sign_up_id, kind, state, attempts, due_at, created_at)
select requested.letter_id, people.id, 'confirmation', requested.letter, 0, clock.now, clock.now
from people join requested using (email_key) cross join clock order by email_key
on conflict (sign_up_id, kind) do update set
  state = excluded.state, attempts = 0, revision = letters.revision + 1, due_at = excluded.due_at, claim = null,
  last_failure = null, created_at = excluded.created_at
where letters.created_at < (select day_ago from clock)`;

/** {@link Database.insert} on PostgreSQL. */
export async function insertArrivals(db: Db, arrivals: Arrival[]): Promise<Outcome[]> {
  const rows = arrivals.map(columnsOf);
  const values = [
    rows.map(({ id }) => id),
    rows.map(({ email }) => emailKey(email)),
    ...columns.map((name) => rows.map((row) => row[name])),
  ];
  const query = arrivals.some(({ letter }) => letter)
    ? CompiledQuery.raw(withLetters, [
        ...values,
        arrivals.map(({ letter }) => letter ?? null),
        arrivals.map(() => newId()),
      ])
    : CompiledQuery.raw(withoutLetters, values);
  await db.executeQuery(query);
  return arrivals.map(() => 'kept');
}
