import { sql } from 'kysely';
import type { Db } from './tables.ts';

/**
 * From CONTRACT.md: 30 sign-ups a minute from one client address (a stadium's Wi-Fi is one address). A client's minute
 * begins with its first sign-up, so two in a row may meet.
 */
export const defaultAllowance = { signUps: 30, windowMs: 60_000 };
export type Allowance = typeof defaultAllowance;

/** What a client had left: `granted` of the sign-ups it asked for, and when its window ends (ms since 1970). */
export type Spent = { granted: number; windowEnds: number };

/**
 * Counts sign-ups against their clients' windows, inside the transaction that stores them, so the limit is
 * one for all servers of a database and costs no write of its own.
 * @param wanted how many sign-ups each client asks for
 */
export async function spend(
  db: Db,
  wanted: Map<string, number>,
  now: number,
  allowance: Allowance,
): Promise<Map<string, Spent>> {
  const moment = new Date(now).toISOString();
  const windowEnds = new Date(now + allowance.windowMs).toISOString();
  // Always in one order, so that two servers never wait for each other's rows.
  const values = [...wanted]
    .sort(byClient)
    .map(([client, used]) => ({ client, used, window_ends: windowEnds }));
  const rows = await db
    .insertInto('allowances')
    .values(values)
    .onConflict((conflict) =>
      conflict.column('client').doUpdateSet({
        used: sql<number>`case when allowances.window_ends <= ${moment} then excluded.used else allowances.used + excluded.used end`,
        window_ends: sql<string>`case when allowances.window_ends <= ${moment} then excluded.window_ends else allowances.window_ends end`,
      }),
    )
    .returning(['client', 'used', 'window_ends'])
    .execute();
  return new Map(
    rows.map(({ client, used, window_ends }) => {
      const asked = wanted.get(client) ?? 0;
      const left = allowance.signUps - (used - asked);
      return [client, { granted: Math.max(0, Math.min(asked, left)), windowEnds: Date.parse(window_ends) }];
    }),
  );
}

/** Deletes windows that have ended: addresses of visitors are kept no longer than the limit needs them. */
export async function forgetEnded(db: Db, now: number): Promise<void> {
  await db.deleteFrom('allowances').where('window_ends', '<=', new Date(now).toISOString()).execute();
}

function byClient([a]: [string, number], [b]: [string, number]): number {
  return a < b ? -1 : 1;
}
