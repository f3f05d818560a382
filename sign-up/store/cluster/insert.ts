import { CompiledQuery } from 'kysely';
import { emailKey } from '../../email-key.ts';
import { fieldNames } from '../../fields.ts';
import { originNames } from '../../origin.ts';
import type { Db } from '../tables.ts';
import { type Arrival, columnsOf } from '../writing/arrival.ts';
import type { InsertedRows } from '../writing/insert-arrivals.ts';

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
 * One statement, so that a batch without letters is one round trip and one transaction. All servers
 * write rows in the same order, or two batches could deadlock. Of two arrivals with one address the
 * earlier is kept. All times come from the database's clock, as ISO 8601 with milliseconds. The
 * statement makes its own commit durable: behind a pooler that shares sessions, a setting of the
 * session may be lost. Known rows are written as they are: without a flush to disk, the response
 * would come earlier for a known address than for a new one. Skipping locked ones prevents
 * deadlocks.
 */
const insert = `
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
), delivered as (
  insert into deliveries (sign_up_id, state, attempts, due_at)
  select id, 'waiting', 0, created_at from stored
)
select floor(extract(epoch from statement_timestamp()) * 1000)::text as now`;

/** Inserts sign-ups and their deliveries. */
export async function insertRows(db: Db, arrivals: Arrival[]): Promise<InsertedRows> {
  const rows = arrivals.map(columnsOf);
  const keys = rows.map(({ email }) => emailKey(email));
  const values = [rows.map(({ id }) => id), keys, ...columns.map((name) => rows.map((row) => row[name]))];
  const inserted = await db.executeQuery<{ now: string }>(CompiledQuery.raw(insert, values));
  return { isStored: arrivals.map(() => true), now: Number(inserted.rows[0]?.now) };
}
