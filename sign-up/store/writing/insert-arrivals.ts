import { emailKey } from '../../email-key.ts';
import { type NewLetterState, queueConfirmations } from '../mailboxes/confirmations.ts';
import type { Db } from '../tables.ts';
import type { Arrival, Outcome } from './arrival.ts';

/** `isStored`: for each arrival, unless the database cannot store it. `now`: as of `readClock`. */
export type InsertedRows = { isStored: boolean[]; now: number };

/**
 * Stores arrivals and their outbox rows.
 * @param db a transaction, if an arrival requests a letter
 * @param insertRows inserts sign-ups of new addresses, and their deliveries
 */
export async function insertArrivals(
  db: Db,
  arrivals: Arrival[],
  insertRows: () => Promise<InsertedRows> | InsertedRows,
): Promise<Outcome[]> {
  const { isStored, now } = await insertRows();
  const requested = new Map<string, NewLetterState>();
  const keys = arrivals.map(({ signUp, letter }, index): string => {
    const key = emailKey(signUp.email);
    if (letter && isStored[index] && !requested.has(key)) requested.set(key, letter);
    return key;
  });
  const queued = new Set(await queueConfirmations(db, requested, now));
  return arrivals.map(({ letter }, index): Outcome => {
    if (!isStored[index]) return 'unstorable';
    // Of several arrivals with one address, only one has queued the letter.
    return letter && queued.delete(keys[index] ?? '') ? 'letter-queued' : 'kept';
  });
}
