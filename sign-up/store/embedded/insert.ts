import { emailKey } from '../../email-key.ts';
import { isRowError } from '../storage-errors.ts';
import { type Arrival, columnsOf, type Outcome } from '../writing/arrival.ts';
import { insertArrivals } from '../writing/insert-arrivals.ts';
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

/** {@link Database.insert} on SQLite: short statements for each row, in one transaction. */
export async function insertBatch({ file, prepare, db }: OpenFile, arrivals: Arrival[]): Promise<Outcome[]> {
  function insertOne(arrival: Arrival): boolean {
    const created_at = new Date(arrival.at).toISOString();
    const row = { ...columnsOf(arrival), created_at, email_key: emailKey(arrival.signUp.email) };
    try {
      if (prepare(insertSignUp(Object.keys(row))).run(row).changes > 0)
        prepare(insertDelivery).run({ id: row.id, created_at });
      else for (const statement of changeNothing) prepare(statement).run();
      return true;
    } catch (error) {
      // SQLite undoes only this statement, so the transaction goes on.
      if (!isRowError(error)) throw error;
      return false;
    }
  }

  prepare('begin immediate').run();
  try {
    const outcomes = await insertArrivals(db, arrivals, () => ({
      isStored: arrivals.map(insertOne),
      now: Date.now(),
    }));
    prepare('commit').run();
    return outcomes;
  } finally {
    if (file.inTransaction) prepare('rollback').run();
  }
}
