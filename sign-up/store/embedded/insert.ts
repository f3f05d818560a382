import { randomUUID } from 'node:crypto';
import { emailKey } from '../../email-key.ts';
import { fieldNames } from '../../fields.ts';
import { maxWindowsAhead, type RateLimit } from '../rate-limit.ts';
import { isRowError } from '../storage-errors.ts';
import type { Arrival, Outcome } from '../writing/arrival.ts';
import type { OpenFile } from './file/open-file.ts';

type Window = { used: number; window_ends: string };

const windowEnded = 'window_ends <= :now or window_ends > :lastEnd';

const useAllowance = `
  insert into allowances (client, used, window_ends) values (:client, 1, :windowEnds)
  on conflict (client) do update set
    used = case when ${windowEnded} then 1 else used + 1 end,
    window_ends = case when ${windowEnded} then excluded.window_ends else window_ends end
  returning used, window_ends`;

const insertSignUp = `
  insert into sign_ups (id, email_key, created_at, ${fieldNames.join(', ')})
  values (:id, :emailKey, :createdAt, ${fieldNames.map((name) => `:${name}`).join(', ')})
  on conflict (email_key) do nothing`;

const insertDelivery = `
  insert into deliveries (sign_up_id, state, attempts, due_at) values (:id, 'waiting', 0, :createdAt)`;

/** {@link Database.insert} on SQLite: a few short statements for each row, in one transaction. */
export function insertArrivals(
  { file, prepare }: OpenFile,
  arrivals: Arrival[],
  rateLimit: RateLimit,
): Outcome[] {
  const now = Date.now();
  const window = {
    now: timestamp(now),
    windowEnds: timestamp(now + rateLimit.windowMs),
    lastEnd: timestamp(now + maxWindowsAhead * rateLimit.windowMs),
  };

  function insertOne({ signUp, client, at }: Arrival): Outcome {
    const [consumed] = prepare(useAllowance).all({ ...window, client }) as Window[];
    if (consumed && consumed.used > rateLimit.signUps) {
      return { kind: 'limited', until: Date.parse(consumed.window_ends) };
    }
    const row = { ...signUp, id: randomUUID(), createdAt: timestamp(at), emailKey: emailKey(signUp.email) };
    try {
      if (prepare(insertSignUp).run(row).changes > 0)
        prepare(insertDelivery).run({ id: row.id, createdAt: row.createdAt });
      return { kind: 'kept' };
    } catch (error) {
      // SQLite undoes only this statement, so the transaction goes on.
      if (!isRowError(error)) throw error;
      return { kind: 'unfit' };
    }
  }

  return file.transaction(() => arrivals.map(insertOne)).immediate();
}

const timestamp = (ms: number) => new Date(ms).toISOString();
