import { sql } from 'kysely';
import { shareWriteLock } from './shared-write-lock.ts';
import type { Db, Tables } from './tables.ts';

const pageSize = 500;

/** Tables with an index by time: their keys and times. */
const columns = {
  erasures: { key: 'address', time: 'erased_at' },
  former_sign_ups: { key: 'id', time: 'created_at' },
  held_sign_ups: { key: 'id', time: 'created_at' },
  mail_blocks: { key: 'address', time: 'blocked_at' },
} as const satisfies Partial<Record<keyof Tables, { key: string; time: string }>>;

/**
 * Deletes rows from before `time`, in short transactions, so that sign-ups are stored in between.
 * Ends early when `signal` aborts.
 * @returns how many were deleted
 */
export async function deleteBefore(
  db: Db,
  table: keyof typeof columns,
  time: string,
  signal?: AbortSignal,
): Promise<number> {
  const key = sql.ref<string>(columns[table].key);
  const at = sql.ref<string>(columns[table].time);
  const old = db
    .selectFrom<keyof Tables>(table)
    .select(key.as('key'))
    .where(at, '<', time)
    .orderBy(at)
    .limit(pageSize);
  let count = 0;
  while (!signal?.aborted) {
    const { numDeletedRows } = await shareWriteLock(db, () =>
      db.deleteFrom<keyof Tables>(table).where(key, 'in', old).executeTakeFirstOrThrow(),
    );
    count += Number(numDeletedRows);
    if (Number(numDeletedRows) < pageSize) break;
  }
  return count;
}
