import { readClock } from './clock.ts';
import type { Db } from './tables.ts';

/**
 * 30 sign-ups a minute from one client address, since a stadium's Wi-Fi is one address (docs/contract.md). The window
 * is fixed and starts with the client's first sign-up, so bursts in two windows may meet. It is counted in the
 * transaction that stores the sign-ups. The limit then holds for all servers of a database, and costs no extra write.
 */
export const defaultRateLimit = { signUps: 30, windowMs: 60_000 };
export type RateLimit = typeof defaultRateLimit;

/**
 * How far in the future a window may end, in window lengths. A new window ends after one length. The second is slack
 * for a write that waited. A later end was set while a clock ran ahead, so the window counts as over.
 */
export const maxWindowsAhead = 2;

/** Deletes ended windows: client addresses are kept no longer than the limit needs them. */
export async function deleteEndedWindows(db: Db): Promise<void> {
  const now = new Date(await readClock(db)).toISOString();
  await db.deleteFrom('allowances').where('window_ends', '<=', now).execute();
}
