import { randomUUID } from 'node:crypto';
import { emailKey } from '../../email-key.ts';
import { fieldNames } from '../../fields.ts';
import { isRowError } from '../storage-errors.ts';
import type { Arrival, Outcome } from '../writing/arrival.ts';
import type { OpenFile } from './file/open-file.ts';

const insertSignUp = `
  insert into sign_ups (id, email_key, created_at, ${fieldNames.join(', ')})
  values (:id, :emailKey, :createdAt, ${fieldNames.map((name) => `:${name}`).join(', ')})
  on conflict (email_key) do nothing`;

const insertDelivery = `
  insert into deliveries (sign_up_id, state, attempts, due_at) values (:id, 'waiting', 0, :createdAt)`;

/** {@link Database.insert} on SQLite: two short statements for each row, in one transaction. */
export function insertArrivals({ file, prepare }: OpenFile, arrivals: Arrival[]): Outcome[] {
  function insertOne({ signUp, at }: Arrival): Outcome {
    const createdAt = new Date(at).toISOString();
    const row = { ...signUp, id: randomUUID(), createdAt, emailKey: emailKey(signUp.email) };
    try {
      if (prepare(insertSignUp).run(row).changes > 0) prepare(insertDelivery).run({ id: row.id, createdAt });
      return 'kept';
    } catch (error) {
      // SQLite undoes only this statement, so the transaction goes on.
      if (!isRowError(error)) throw error;
      return 'unfit';
    }
  }

  return file.transaction(() => arrivals.map(insertOne)).immediate();
}
