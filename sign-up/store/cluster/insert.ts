import type pg from 'pg';
import { emailKey } from '../../email-key.ts';
import { fieldNames } from '../../fields.ts';
import { originNames } from '../../origin.ts';
import { type Arrival, columnsOf, type Outcome } from '../writing/arrival.ts';

const columns = [...fieldNames, ...originNames];
const names = columns.map((name) => `"${name}"`).join(', ');

/** The value of `synchronous_commit` with which no acknowledged commit is lost in a power failure. */
export const durableCommit = `(
  select case when setting in ('on', 'remote_apply') then setting else 'on' end
  from current_setting('synchronous_commit') as setting)`;

/**
 * One statement, so that a batch is one round trip and one transaction. All servers write rows in the same order, or
 * two batches could deadlock. Of two arrivals with one address the earlier is kept. All times come from the
 * database's clock, as ISO 8601 with milliseconds. The statement makes its own commit durable: behind a pooler that
 * shares sessions, a setting of the session may be lost.
 */
const text = `
with durable as (
  select set_config('synchronous_commit', ${durableCommit}, true) as is_set
), arrivals as (
  select arrived.*
  from unnest($1::text[], $2::text[], ${columns.map((_, index) => `$${index + 3}::text[]`).join(', ')})
    with ordinality as arrived (id, email_key, ${names}, place)
  cross join durable
), stored as (
  insert into sign_ups (id, email_key, created_at, ${names})
  select id, email_key, to_char(statement_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), ${names}
  from arrivals order by email_key, place
  on conflict (email_key) do nothing
  returning id, created_at
)
insert into deliveries (sign_up_id, state, attempts, due_at)
select id, 'waiting', 0, created_at from stored`;

/** {@link Database.insert} on PostgreSQL. */
export async function insertArrivals(pool: pg.Pool, arrivals: Arrival[]): Promise<Outcome[]> {
  const rows = arrivals.map(columnsOf);
  const values = [
    rows.map(({ id }) => id),
    rows.map(({ email }) => emailKey(email)),
    ...columns.map((name) => rows.map((row) => row[name])),
  ];
  // Not a named statement: poolers that share sessions do not know it.
  await pool.query(text, values);
  return arrivals.map(() => 'kept');
}
