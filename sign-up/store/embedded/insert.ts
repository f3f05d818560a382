import { emailKey } from '../../email-key.ts';
import { fieldNames } from '../../fields.ts';
import { confirmationIntervalMs } from '../../letters/queue.ts';
import { originNames } from '../../origin.ts';
import { newId } from '../new-id.ts';
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

/**
 * Changes pages, and no row in the end. Without a flush to disk, the response would come earlier for
 * a known address than for a new one. SQLite skips an update that changes nothing.
 */
const changeNothing = [
  "insert into probes (id, padding) values ('', '')",
  "delete from probes where id = ''",
];

/** As `queueConfirmation` (`letters/queue.ts`), for a new or a known address. */
const insertLetter = `
  insert into letters (id, sign_up_id, kind, state, attempts, due_at, created_at)
  select :letter_id, id, 'confirmation', :state, 0, :created_at, :created_at
  from sign_ups where email_key = :email_key
  on conflict (sign_up_id, kind) do update set
    state = excluded.state, attempts = 0, revision = revision + 1, due_at = excluded.due_at, claim = null,
    last_failure = null, created_at = excluded.created_at
  where letters.created_at < :day_ago`;

/** {@link Database.insert} on SQLite: short statements for each row, in one transaction. */
export function insertArrivals({ file, prepare }: OpenFile, arrivals: Arrival[]): Outcome[] {
  function insertOne(arrival: Arrival): Outcome {
    const created_at = new Date(arrival.at).toISOString();
    const row = { ...columnsOf(arrival), created_at, email_key: emailKey(arrival.signUp.email) };
    try {
      if (prepare(insertSignUp).run(row).changes > 0) prepare(insertDelivery).run({ id: row.id, created_at });
      else for (const statement of changeNothing) prepare(statement).run();
      if (arrival.letter)
        prepare(insertLetter).run({
          letter_id: newId(),
          state: arrival.letter,
          email_key: row.email_key,
          created_at,
          day_ago: new Date(arrival.at - confirmationIntervalMs).toISOString(),
        });
      return 'kept';
    } catch (error) {
      // SQLite undoes only this statement, so the transaction goes on.
      if (!isRowError(error)) throw error;
      return 'unstorable';
    }
  }

  return file.transaction(() => arrivals.map(insertOne)).immediate();
}
