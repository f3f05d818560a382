import { readClock } from './clock.ts';
import type { Db } from './tables.ts';

/**
 * 30 sign-ups a minute from one client address (a stadium's Wi-Fi is one address; docs/contract.md). A client's minute
 * begins with its first sign-up, so two in a row may meet. Counted inside the transaction that stores the sign-ups,
 * so the limit is one for all servers of a database and costs no write of its own.
 */
export const defaultRateLimit = { signUps: 30, windowMs: 60_000 };
export type RateLimit = typeof defaultRateLimit;

/**
 * So many windows from now the last one ends, with room for who waited to write: one that ends later was measured by a
 * clock that ran ahead, and is over as well.
 */
export const mostWindowsAhead = 2;

/** Deletes windows that have ended: addresses of visitors are kept no longer than the limit needs them. */
export async function forgetEnded(db: Db): Promise<void> {
  const now = new Date(await readClock(db)).toISOString();
  await db.deleteFrom('allowances').where('window_ends', '<=', now).execute();
}
