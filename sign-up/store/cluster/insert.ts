import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { emailKey } from '../../email-key.ts';
import { fieldNames } from '../../fields.ts';
import type { Arrival, Outcome } from '../writing/arrival.ts';

const fields = fieldNames.join(', ');

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
  from unnest($1::text[], $2::text[], ${fieldNames.map((_, index) => `$${index + 3}::text[]`).join(', ')})
    with ordinality as arrived (id, email_key, ${fields}, place)
  cross join durable
), stored as (
  insert into sign_ups (id, email_key, created_at, ${fields})
  select id, email_key, to_char(statement_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), ${fields}
  from arrivals order by email_key, place
  on conflict (email_key) do nothing
  returning id, created_at
)
insert into deliveries (sign_up_id, state, attempts, due_at)
select id, 'waiting', 0, created_at from stored`;

/** {@link Database.insert} on PostgreSQL. */
export async function insertArrivals(pool: pg.Pool, arrivals: Arrival[]): Promise<Outcome[]> {
  const column = (pick: (arrival: Arrival) => string) => arrivals.map(pick);
  const values = [
    column(() => randomUUID()),
    column(({ signUp }) => emailKey(signUp.email)),
    ...fieldNames.map((name) => column(({ signUp }) => signUp[name])),
  ];
  // Not a named statement: poolers that share sessions do not know it.
  await pool.query(text, values);
  return arrivals.map(() => 'kept');
}
