import { emailKey } from '../../email-key.ts';
import { fieldNames } from '../../fields.ts';
import { originNames } from '../../origin.ts';
import { isRowError } from '../storage-errors.ts';
import { type Arrival, columnsOf, type Outcome } from '../writing/arrival.ts';
import type { OpenFile } from './file/open-file.ts';

const names = ['id', 'email_key', 'created_at', ...fieldNames, ...originNames];

const insertSignUp = `
  insert into sign_ups (${names.map((name) => `"${name}"`).join(', ')})
  values (${names.map((name) => `:${name}`).join(', ')})
  on conflict (email_key) do nothing`;

const insertDelivery = `
  insert into deliveries (sign_up_id, state, attempts, due_at) values (:id, 'waiting', 0, :created_at)`;

/** {@link Database.insert} on SQLite: two short statements for each row, in one transaction. */
export function insertArrivals({ file, prepare }: OpenFile, arrivals: Arrival[]): Outcome[] {
  function insertOne(arrival: Arrival): Outcome {
    const created_at = new Date(arrival.at).toISOString();
    const row = { ...columnsOf(arrival), created_at, email_key: emailKey(arrival.signUp.email) };
    try {
      if (prepare(insertSignUp).run(row).changes > 0) prepare(insertDelivery).run({ id: row.id, created_at });
      return 'kept';
    } catch (error) {
      // SQLite undoes only this statement, so the transaction goes on.
      if (!isRowError(error)) throw error;
      return 'unstorable';
    }
  }

  return file.transaction(() => arrivals.map(insertOne)).immediate();
}
