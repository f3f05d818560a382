import { randomUUID } from 'node:crypto';
import { emailKey } from '../email-key.ts';
import type { SignUp } from '../fields.ts';
import { type Allowance, spend } from './allowance.ts';
import type { Db } from './tables.ts';

/** One sign-up on its way in: the client it counts against and the moment it arrived (ms since 1970). */
export type Arrival = { signUp: SignUp; client: string; at: number };

/**
 * `kept`: on disk, or its address was there before; nobody outside may tell which.
 * `limited`: the client has used up its window, which ends at `until` (ms since 1970).
 * `unfit`: the database cannot hold what is in it.
 */
export type Outcome = { kind: 'kept' } | { kind: 'limited'; until: number } | { kind: 'unfit' };

/**
 * Writes sign-ups and their outbox rows in one transaction.
 * @returns an outcome for each arrival, in order
 * @throws the database's own error; then nothing of the batch is stored
 */
export function insertBatch(db: Db, arrivals: Arrival[], allowance: Allowance): Promise<Outcome[]> {
  return db.transaction().execute(async (transaction) => {
    const now = Math.max(...arrivals.map(({ at }) => at));
    const spent = await spend(transaction, countByClient(arrivals), now, allowance);
    const admitted: Arrival[] = [];
    const outcomes = arrivals.map((arrival): Outcome => {
      const client = spent.get(arrival.client);
      if (!client || client.granted === 0) return { kind: 'limited', until: client?.windowEnds ?? now };
      client.granted--;
      admitted.push(arrival);
      return { kind: 'kept' };
    });
    if (admitted.length > 0) await insertSignUps(transaction, admitted);
    return outcomes;
  });
}

async function insertSignUps(db: Db, arrivals: Arrival[]): Promise<void> {
  const rows = arrivals.map(({ signUp, at }) => ({
    id: randomUUID(),
    ...signUp,
    email_key: emailKey(signUp.email),
    created_at: new Date(at).toISOString(),
  }));
  // One order for all servers, or two batches that share addresses could wait for each other. Sorting is
  // stable: of two with one address the earlier stays first, and is the one kept.
  rows.sort((a, b) => Number(a.email_key > b.email_key) - Number(a.email_key < b.email_key));
  const stored = await db
    .insertInto('sign_ups')
    .values(rows)
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning(['id', 'created_at'])
    .execute();
  if (stored.length === 0) return;
  const outbox = stored.map(({ id, created_at }) => ({
    sign_up_id: id,
    state: 'waiting' as const,
    attempts: 0,
    due_at: created_at,
    claim: null,
    last_failure: null,
  }));
  await db.insertInto('deliveries').values(outbox).execute();
}

function countByClient(arrivals: Arrival[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { client } of arrivals) counts.set(client, (counts.get(client) ?? 0) + 1);
  return counts;
}
