import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import * as z from 'zod';
import { emailKey } from '../../email-key.ts';
import { fieldNames } from '../../fields.ts';
import { maxWindowsAhead, type RateLimit } from '../rate-limit.ts';
import type { Arrival, Outcome } from '../writing/arrival.ts';

/** ISO 8601 with milliseconds, the format of all time columns. */
const timestamp = (at: string) => `to_char(${at} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const fields = fieldNames.join(', ');
const windowEnded =
  'held.window_ends <= (select now from clock) or held.window_ends > (select last_end from clock)';

/**
 * One statement, so that a batch is one round trip and one transaction. All servers write rows in the same order, or
 * two batches could deadlock. Of two arrivals with one address the earlier is kept. All times come from the
 * database's clock.
 */
const text = `
with arrivals as (
  select *, row_number() over (partition by client order by place) as nth
  from unnest($3::text[], $4::text[], $5::text[], ${fieldNames.map((_, index) => `$${index + 6}::text[]`).join(', ')})
    with ordinality as arrived (client, id, email_key, ${fields}, place)
), clock as (
  select ${timestamp('statement_timestamp()')} as now,
    ${timestamp("(statement_timestamp() + $2 * interval '1 ms')")} as window_ends,
    ${timestamp(`(statement_timestamp() + ${maxWindowsAhead} * $2 * interval '1 ms')`)} as last_end
), consumed as (
  insert into allowances as held (client, used, window_ends)
  select client, count(*), (select window_ends from clock) from arrivals group by client order by client
  on conflict (client) do update set
    used = case when ${windowEnded} then excluded.used else held.used + excluded.used end,
    window_ends = case when ${windowEnded} then excluded.window_ends else held.window_ends end
  returning client, used, window_ends
), judged as (
  select arrivals.*, consumed.window_ends,
    consumed.used - count(*) over (partition by client) + nth <= $1 as admitted
  from arrivals join consumed using (client)
), stored as (
  insert into sign_ups (id, email_key, created_at, ${fields})
  select id, email_key, (select now from clock), ${fields} from judged where admitted order by email_key, place
  on conflict (email_key) do nothing
  returning id, created_at
), queued as (
  insert into deliveries (sign_up_id, state, attempts, due_at)
  select id, 'waiting', 0, created_at from stored
)
select admitted, extract(epoch from window_ends::timestamptz - statement_timestamp())::float8 * 1000 as "leftMs"
from judged order by place`;

const rowsSchema = z.array(z.object({ admitted: z.boolean(), leftMs: z.number() }));

/** {@link Database.insert} on PostgreSQL. */
export async function insertArrivals(
  pool: pg.Pool,
  arrivals: Arrival[],
  rateLimit: RateLimit,
): Promise<Outcome[]> {
  const column = (pick: (arrival: Arrival) => string) => arrivals.map(pick);
  const values = [
    rateLimit.signUps,
    rateLimit.windowMs,
    column(({ client }) => client),
    column(() => randomUUID()),
    column(({ signUp }) => emailKey(signUp.email)),
    ...fieldNames.map((name) => column(({ signUp }) => signUp[name])),
  ];
  // A named statement, so that each connection plans it once.
  const { rows } = await pool.query({ name: 'insert-arrivals', text, values });
  return rowsSchema.parse(rows).map(({ admitted, leftMs }): Outcome => {
    // The clocks may differ, so the remaining time is added to this machine's.
    return admitted ? { kind: 'kept' } : { kind: 'limited', until: Date.now() + leftMs };
  });
}
